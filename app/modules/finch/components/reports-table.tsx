import { useTranslation } from "react-i18next";
import { selectColumn } from "#app/lists/components/select-column";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import type { Selection } from "#app/lists/components/use-selection";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { paths } from "../paths";
import type { ReportRow } from "../reports/show-reports.server";
import { ReportBadge } from "./report-badge";

type ReportsTableProps = {
	rows: readonly ReportRow[];
	tenant: string;
	sort: string;
	address: ListAddress;
	shown: readonly string[];
	selection: Selection | undefined;
};

/** Reports: whom each is about, and where it stands. */
export function ReportsTable({ rows, tenant, sort, address, shown, selection }: ReportsTableProps) {
	const { t } = useTranslation(["finch", "lists"]);
	const at = paths(tenant);
	const sorted = (key: string, header: string, down = false) => ({
		...{ key, header: t(header) },
		sort: sortLink(key, sort, address, down),
	});
	const columns: Column<ReportRow>[] = [
		{
			...sorted("title", "report.title"),
			phone: "title",
			cell: ({ id, title }) => <RowLink to={at.reportOf(id)}>{title}</RowLink>,
		},
		{ key: "scope", header: t("report.scope"), phone: "hide", cell: ({ scope }) => t(`scope.${scope}`) },
		{ key: "about", header: t("report.about"), cell: ({ about }) => about },
		{ ...sorted("group", "student.group"), phone: "hide", cell: ({ group }) => group },
		{ ...sorted("school", "student.school"), phone: "hide", cell: ({ school }) => school },
		{ key: "form", header: t("report.form"), phone: "hide", cell: ({ form }) => form },
		{ ...sorted("from", "report.fromDay", true), phone: "hide", cell: ({ from }) => <Time at={from} as="date" /> },
		{
			...sorted("to", "report.toDay", true),
			...{ phone: "hide", className: "whitespace-nowrap" },
			cell: ({ to }) => <Time at={to} as="date" />,
		},
		{
			...{ key: "status", header: t("report.status"), phone: "state" },
			cell: ({ status }) => <ReportBadge status={status} />,
		},
		{ key: "creator", header: t("report.creator"), phone: "hide", cell: ({ creator }) => creator },
		{
			...sorted("updated", "report.updated", true),
			className: "whitespace-nowrap",
			cell: ({ updatedAt }) => <Time at={updatedAt} as="date" />,
		},
	];
	const visible = columns.filter(({ key }) => shown.includes(key));
	const box = selection && [
		selectColumn<ReportRow>(selection, {
			...{ id: ({ id }) => id, name: ({ title }) => title },
			header: t("lists:bulk.select"),
		}),
	];
	return (
		<Table
			label={t("reports.title")}
			columns={[...(box ?? []), ...visible]}
			rows={rows}
			rowKey={({ id }) => id}
			wide={visible.length >= 8}
		/>
	);
}
