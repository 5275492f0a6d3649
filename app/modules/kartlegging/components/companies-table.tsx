import { useTranslation } from "react-i18next";
import { writtenOrganisationNumber } from "#app/directory/organisation-number";
import { selectColumn } from "#app/lists/components/select-column";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import type { Selection } from "#app/lists/components/use-selection";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import type { CompanyRow } from "../companies/show-companies.server";
import { paths } from "../paths";
import { StatusBadge } from "./status-badge";

type CompaniesTableProps = {
	rows: readonly CompanyRow[];
	tenant: string;
	today: string;
	sort: string;
	address: ListAddress;
	shown: readonly string[];
	selection: Selection | undefined;
};

/** Companies: where each stands, and what comes next. */
export function CompaniesTable({ rows, tenant, today, sort, address, shown, selection }: CompaniesTableProps) {
	const { t } = useTranslation(["kartlegging", "lists"]);
	const at = paths(tenant);
	const sorted = (key: string, down = false) => ({
		...{ key, header: t(`company.${key}`) },
		sort: sortLink(key, sort, address, down),
	});
	const columns: Column<CompanyRow>[] = [
		{
			...sorted("name"),
			phone: "title",
			cell: ({ guid, name, orgNo }) => (
				<RowLink to={at.company(guid)} under={orgNo && writtenOrganisationNumber(orgNo)}>
					{name}
				</RowLink>
			),
		},
		{
			...{ key: "orgNo", header: t("company.orgNo"), phone: "hide", className: "whitespace-nowrap" },
			cell: ({ orgNo }) => orgNo && writtenOrganisationNumber(orgNo),
		},
		{ ...sorted("municipality"), cell: ({ municipality }) => municipality },
		{ ...sorted("industry"), phone: "hide", cell: ({ industry }) => industry },
		{ ...sorted("employees", true), phone: "hide", align: "right", cell: ({ employees }) => employees },
		{
			...sorted("last", true),
			...{ phone: "hide", className: "whitespace-nowrap" },
			cell: ({ lastOn }) =>
				lastOn ? <Time at={lastOn} as="date" /> : <span className="text-ink-3">{t("company.never")}</span>,
		},
		{
			...{ key: "status", header: t("company.status"), phone: "state" },
			cell: ({ status }) => <StatusBadge status={status} />,
		},
		{ key: "next", header: t("company.nextStep"), phone: "hide", cell: ({ nextStep }) => nextStep },
		{
			...sorted("nextOn"),
			className: "whitespace-nowrap",
			cell: ({ nextOn }) =>
				nextOn && <Time at={nextOn} as="date" className={nextOn < today ? "text-danger-ink font-medium" : ""} />,
		},
		{
			...{ key: "interviewer", header: t("company.interviewer"), phone: "hide" },
			cell: ({ interviewer }) => interviewer,
		},
		{ ...sorted("created", true), phone: "hide", cell: ({ createdAt }) => <Time at={createdAt} as="date" /> },
	];
	const visible = columns.filter(({ key }) => shown.includes(key));
	const box = selection && [
		selectColumn<CompanyRow>(selection, {
			...{ id: ({ id }) => id, name: ({ name }) => name },
			header: t("lists:bulk.select"),
		}),
	];
	return (
		<Table
			label={t("companies.title")}
			columns={[...(box ?? []), ...visible]}
			rows={rows}
			rowKey={({ id }) => id}
			wide={visible.length >= 8}
		/>
	);
}
