import { useTranslation } from "react-i18next";
import { type Listing, ListTable } from "#app/lists/components/list-table";
import { RowLink } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { paths } from "../paths";
import { reportList } from "../reports/reports.list";
import type { ReportRow } from "../reports/show-reports.server";
import { ReportBadge } from "./report-badge";

type ReportsTableProps = Listing<ReportRow> & { tenant: string };

/** Reports: whom each is about, and where it stands. */
export function ReportsTable({ tenant, ...listing }: ReportsTableProps) {
	const { t } = useTranslation("finch");
	const at = paths(tenant);
	return (
		<ListTable
			{...listing}
			definition={reportList}
			label={t("reports.title")}
			nameOf={({ title }) => title}
			columns={{
				title: { phone: "title", cell: ({ id, title }) => <RowLink to={at.reportOf(id)}>{title}</RowLink> },
				scope: { phone: "hide", cell: ({ scope }) => t(`scope.${scope}`) },
				about: { cell: ({ about }) => about },
				group: { phone: "hide", cell: ({ group }) => group },
				school: { phone: "hide", cell: ({ school }) => school },
				form: { phone: "hide", cell: ({ form }) => form },
				from: { falls: true, phone: "hide", cell: ({ from }) => <Time at={from} as="date" /> },
				to: {
					falls: true,
					phone: "hide",
					className: "whitespace-nowrap",
					cell: ({ to }) => <Time at={to} as="date" />,
				},
				status: { phone: "state", cell: ({ status }) => <ReportBadge status={status} /> },
				creator: { phone: "hide", cell: ({ creator }) => creator },
				updated: {
					falls: true,
					className: "whitespace-nowrap",
					cell: ({ updatedAt }) => <Time at={updatedAt} as="date" />,
				},
			}}
		/>
	);
}
