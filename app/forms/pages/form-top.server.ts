import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Form } from "../store/form-row.server";
import type { FormTop, TopPage } from "./form-top";
import { type FormPaths, formAddress } from "./paths";

/** What of a form its head needs: the head that a `ReviewConfig` gives may hold more. */
export type UsualHead = Pick<Form, "id" | "slug" | "title" | "status" | "replies">;

/** The head of most modules' forms; `back`: the page that lists them, by its path, and its title's key. */
export const usualTop =
	(paths: FormPaths, back: { path: string; label: string }) =>
	async (visit: Visit, { slug, title, status, replies }: UsualHead, page: TopPage): Promise<FormTop> => {
		const t = await translator(visit.language);
		const { guid } = visit.tenant;
		const at = (path: string) => formAddress(guid, path, { form_name: slug });
		const tabs = [
			{ page: "replies", to: at(paths.replies), label: t("formBuilder:go.replies"), count: replies },
			{ page: "report", to: at(paths.report), label: t("formBuilder:go.report") },
			{ page: "pages", to: at(paths.reportPages), label: t("formBuilder:go.pages") },
		];
		return {
			...{ title, status, back: { to: formAddress(guid, back.path), label: t(back.label) } },
			actions: [{ to: at(paths.build), label: t("formBuilder:go.build"), icon: "pencil" }],
			tabs: {
				label: t("formBuilder:parts"),
				tabs: tabs.map(({ page: of, ...tab }) => ({ ...tab, current: of === page })),
			},
		};
	};
