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
import { CompanyBadge } from "./badges";

type CompaniesTableProps = {
	rows: readonly CompanyRow[];
	tenant: string;
	today: string;
	sort: string;
	address: ListAddress;
	shown: readonly string[];
	selection: Selection | undefined;
};

/** Companies: how each stands, and what is due. */
export function CompaniesTable({ rows, tenant, today, sort, address, shown, selection }: CompaniesTableProps) {
	const { t } = useTranslation(["hms", "lists"]);
	const at = paths(tenant);
	const sorted = (key: string, down = false) => ({
		...{ key, header: t(`company.${key}`) },
		sort: sortLink(key, sort, address, down),
	});
	const dated = (day: string | null) =>
		day && <Time at={day} as="date" className={day < today ? "font-medium text-danger-ink" : ""} />;
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
		{ ...sorted("industry"), phone: "hide", cell: ({ industry }) => industry },
		{ ...sorted("employees", true), phone: "hide", align: "right", cell: ({ employees }) => employees },
		{
			...{ key: "status", header: t("company.status"), phone: "state" },
			cell: ({ status }) => <CompanyBadge status={status} />,
		},
		{
			...sorted("last", true),
			...{ phone: "hide", className: "whitespace-nowrap" },
			cell: ({ lastRoundOn }) =>
				lastRoundOn ? <Time at={lastRoundOn} as="date" /> : <span className="text-ink-3">{t("company.never")}</span>,
		},
		{
			...sorted("next"),
			className: "whitespace-nowrap",
			cell: ({ nextRoundOn }) =>
				nextRoundOn && (
					<>
						<span className="md:hidden">{t("company.next")}: </span>
						{dated(nextRoundOn)}
					</>
				),
		},
		{ ...sorted("openDeviations", true), phone: "hide", align: "right", cell: ({ openDeviations }) => openDeviations },
		{
			...{ key: "overdue", header: t("company.overdue"), phone: "hide", align: "right" },
			cell: ({ overdue }) => (overdue > 0 ? <span className="font-medium text-danger-ink">{overdue}</span> : 0),
		},
		{
			...sorted("nextMeasure"),
			...{ phone: "hide", className: "whitespace-nowrap" },
			cell: ({ nextMeasureOn }) => dated(nextMeasureOn),
		},
		{ key: "lead", header: t("company.lead"), phone: "hide", cell: ({ lead }) => lead },
		{ ...sorted("representative"), phone: "hide", cell: ({ representative }) => representative },
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
