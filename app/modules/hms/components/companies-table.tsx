import { useTranslation } from "react-i18next";
import { formatOrganisationNumber } from "#app/directory/organisation-number";
import { type Listing, ListTable } from "#app/lists/components/list-table";
import { RowLink } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { companyList } from "../companies/companies.list";
import type { CompanyRow } from "../companies/show-companies.server";
import { paths } from "../paths";
import { CompanyBadge } from "./badges";

type CompaniesTableProps = Listing<CompanyRow> & {
	tenant: string;
	today: string;
};

/** Companies: how each stands, and what is due. */
export function CompaniesTable({ tenant, today, ...listing }: CompaniesTableProps) {
	const { t } = useTranslation("hms");
	const at = paths(tenant);
	const dated = (day: string | null) =>
		day && <Time at={day} as="date" className={day < today ? "font-medium text-danger-ink" : ""} />;
	return (
		<ListTable
			{...listing}
			definition={companyList}
			label={t("companies.title")}
			nameOf={({ name }) => name}
			columns={{
				name: {
					phone: "title",
					cell: ({ guid, name, orgNo }) => (
						<RowLink to={at.company(guid)} under={orgNo && formatOrganisationNumber(orgNo)}>
							{name}
						</RowLink>
					),
				},
				orgNo: {
					phone: "hide",
					className: "whitespace-nowrap",
					cell: ({ orgNo }) => orgNo && formatOrganisationNumber(orgNo),
				},
				industry: { phone: "hide", cell: ({ industry }) => industry },
				employees: { falls: true, phone: "hide", align: "right", cell: ({ employees }) => employees },
				status: { phone: "state", cell: ({ status }) => <CompanyBadge status={status} /> },
				last: {
					falls: true,
					phone: "hide",
					className: "whitespace-nowrap",
					cell: ({ lastRoundOn }) =>
						lastRoundOn ? (
							<Time at={lastRoundOn} as="date" />
						) : (
							<span className="text-ink-3">{t("company.never")}</span>
						),
				},
				next: {
					className: "whitespace-nowrap",
					cell: ({ nextRoundOn }) =>
						nextRoundOn && (
							<>
								<span className="md:hidden">{t("company.next")}: </span>
								{dated(nextRoundOn)}
							</>
						),
				},
				openDeviations: { falls: true, phone: "hide", align: "right", cell: ({ openDeviations }) => openDeviations },
				overdue: {
					phone: "hide",
					align: "right",
					cell: ({ overdue }) => (overdue > 0 ? <span className="font-medium text-danger-ink">{overdue}</span> : 0),
				},
				nextMeasure: {
					phone: "hide",
					className: "whitespace-nowrap",
					cell: ({ nextMeasureOn }) => dated(nextMeasureOn),
				},
				lead: { phone: "hide", cell: ({ lead }) => lead },
				representative: { phone: "hide", cell: ({ representative }) => representative },
				created: { falls: true, phone: "hide", cell: ({ createdAt }) => <Time at={createdAt} as="date" /> },
			}}
		/>
	);
}
