import { useTranslation } from "react-i18next";
import type { ListedForm } from "#app/forms/lists/list-of-forms.server";
import { FormBadge } from "#app/forms/pages/components/form-badge";
import { selectColumn } from "#app/lists/components/select-column";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import type { Selection } from "#app/lists/components/use-selection";
import { isLanguage, languages } from "#app/platform/i18n";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { places } from "../places";
import { FormMenu } from "./form-menu";

type FormsTableProps = {
	rows: readonly ListedForm[];
	tenant: string;
	sort: string;
	address: ListAddress;
	shown: readonly string[];
	selection: Selection;
};

/** The forms of the organisation, each with its replies. */
export function FormsTable({ rows, tenant, sort, address, shown, selection }: FormsTableProps) {
	const { t } = useTranslation("formBuilder");
	const at = places(tenant);
	const columns: Column<ListedForm>[] = [
		{
			key: "title",
			header: t("column.title"),
			phone: "title",
			sort: sortLink("title", sort, address),
			cell: ({ title, slug, currentNumber }) => (
				<RowLink to={currentNumber > 0 ? at.replies(slug) : at.build(slug)}>{title}</RowLink>
			),
		},
		{
			key: "status",
			header: t("column.status"),
			phone: "state",
			cell: ({ status }) => <FormBadge status={status} />,
		},
		{
			key: "replies",
			header: t("column.replies"),
			align: "right",
			phone: "hide",
			cell: ({ replies }) => replies,
		},
		{
			key: "lastReply",
			header: t("column.lastReply"),
			sort: sortLink("lastReply", sort, address, true),
			className: "whitespace-nowrap",
			cell: ({ lastReplyAt }) =>
				lastReplyAt > 0 ? <Time at={lastReplyAt} /> : <span className="text-ink-3">{t("noReplies")}</span>,
		},
		{ key: "owner", header: t("column.owner"), phone: "hide", cell: ({ owner }) => owner },
		{
			key: "languages",
			header: t("column.languages"),
			phone: "hide",
			cell: ({ languages: codes }) => codes.map((code) => (isLanguage(code) ? languages[code].name : code)).join(", "),
		},
		{ key: "folder", header: t("column.folder"), phone: "hide", cell: ({ folder }) => folder },
		{ key: "tags", header: t("column.tags"), phone: "hide", cell: ({ tags }) => tags.join(", ") },
		{
			key: "updated",
			header: t("column.updated"),
			phone: "hide",
			className: "whitespace-nowrap",
			sort: sortLink("updated", sort, address, true),
			cell: ({ updatedAt }) => <Time at={updatedAt} />,
		},
	];
	const box = selectColumn<ListedForm>(selection, {
		...{ id: ({ id }) => id, name: ({ title }) => title },
		header: t("lists:bulk.select"),
	});
	const more: Column<ListedForm> = {
		key: "more",
		header: t("more"),
		hideHeader: true,
		phone: "end",
		className: "sm:w-px",
		cell: (form) => <FormMenu form={form} tenant={tenant} />,
	};
	const visible = columns.filter(({ key }) => shown.includes(key));
	return (
		<Table
			label={t("title")}
			columns={[box, ...visible, more]}
			rows={rows}
			rowKey={({ id }) => id}
			wide={visible.length >= 8}
		/>
	);
}
