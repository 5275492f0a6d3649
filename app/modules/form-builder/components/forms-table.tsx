import { useTranslation } from "react-i18next";
import { formList } from "#app/forms/lists/forms.list";
import type { ListedForm } from "#app/forms/lists/list-of-forms.server";
import { FormBadge } from "#app/forms/pages/components/form-badge";
import { type Listing, ListTable } from "#app/lists/components/list-table";
import { isLanguage, languages } from "#app/platform/i18n";
import { RowLink } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { paths } from "../paths";
import { FormMenu } from "./form-menu";

type FormsTableProps = Listing<ListedForm> & { tenant: string };

/** The forms of the organisation, each with its replies. */
export function FormsTable({ tenant, ...listing }: FormsTableProps) {
	const { t } = useTranslation("formBuilder");
	const at = paths(tenant);
	return (
		<ListTable
			{...listing}
			definition={formList}
			label={t("title")}
			nameOf={({ title }) => title}
			columns={{
				title: {
					phone: "title",
					cell: ({ title, slug, currentNumber }) => (
						<RowLink to={currentNumber > 0 ? at.replies(slug) : at.build(slug)}>{title}</RowLink>
					),
				},
				status: { phone: "state", cell: ({ status }) => <FormBadge status={status} /> },
				replies: { align: "right", phone: "hide", cell: ({ replies }) => replies },
				lastReply: {
					falls: true,
					className: "whitespace-nowrap",
					cell: ({ lastReplyAt }) =>
						lastReplyAt > 0 ? <Time at={lastReplyAt} /> : <span className="text-ink-3">{t("noReplies")}</span>,
				},
				owner: { phone: "hide", cell: ({ owner }) => owner },
				languages: {
					phone: "hide",
					cell: ({ languages: codes }) =>
						codes.map((code) => (isLanguage(code) ? languages[code].name : code)).join(", "),
				},
				folder: { phone: "hide", cell: ({ folder }) => folder },
				tags: { phone: "hide", cell: ({ tags }) => tags.join(", ") },
				updated: {
					falls: true,
					phone: "hide",
					className: "whitespace-nowrap",
					cell: ({ updatedAt }) => <Time at={updatedAt} />,
				},
			}}
			last={{
				...{ key: "more", header: t("more"), hideHeader: true, phone: "end", className: "sm:w-px" },
				cell: (form) => <FormMenu form={form} tenant={tenant} />,
			}}
		/>
	);
}
