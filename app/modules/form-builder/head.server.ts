import type { FormTop, TopPage } from "#app/forms/pages/form-top";
import type { Form } from "#app/forms/store/form-row.server";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import { paths } from "./paths";

/** What stands above each page of a form. */
export const headOf = (visit: Visit, form: Form) => ({
	...{ id: form.id, slug: form.slug, guid: form.guid, title: form.title, status: form.status },
	...{ replies: form.replies, number: form.currentNumber, languages: form.languages },
	tenant: visit.tenant.guid,
});
export type FormHead = ReturnType<typeof headOf>;

/** The head itself, with the way to the form's other pages. */
export async function topOf(visit: Visit, { slug, title, status, replies }: FormHead, page: TopPage): Promise<FormTop> {
	const t = await translator(visit.language);
	const at = paths(visit.tenant.guid);
	const dictionary = { to: at.dictionary(slug), label: t("formReplies:dictionary.title"), icon: "book-open" as const };
	return {
		...{ title, status, back: { to: at.forms, label: t("formBuilder:title") } },
		actions: [
			{ to: at.build(slug), label: t("formBuilder:go.build"), icon: "pencil" },
			...(page === "replies" ? [dictionary] : []),
		],
		tabs: {
			label: t("formBuilder:parts"),
			tabs: (["replies", "report", "pages", "share", "settings"] as const).map((key) => ({
				...{ to: (key === "pages" ? at.reportPages : at[key])(slug), label: t(`formBuilder:go.${key}`) },
				...{ current: key === page, ...(key === "replies" && { count: replies }) },
			})),
		},
	};
}
