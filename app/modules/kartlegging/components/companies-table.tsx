import { useTranslation } from "react-i18next";
import { formatOrganisationNumber } from "#app/directory/organisation-number";
import { type Listing, ListTable } from "#app/lists/components/list-table";
import { RowLink } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { companyList } from "../companies/companies.list";
import type { CompanyRow } from "../companies/show-companies.server";
import { paths } from "../paths";
import { StatusBadge } from "./status-badge";

type CompaniesTableProps = Listing<CompanyRow> & {
	tenant: string;
	today: string;
};

/** Companies: where each stands, and what comes next. */
export function CompaniesTable({ tenant, today, ...listing }: CompaniesTableProps) {
	const { t } = useTranslation("kartlegging");
	const at = paths(tenant);
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
				municipality: { cell: ({ municipality }) => municipality },
				industry: { phone: "hide", cell: ({ industry }) => industry },
				employees: { falls: true, phone: "hide", align: "right", cell: ({ employees }) => employees },
				last: {
					falls: true,
					phone: "hide",
					className: "whitespace-nowrap",
					cell: ({ lastOn }) =>
						lastOn ? <Time at={lastOn} as="date" /> : <span className="text-ink-3">{t("company.never")}</span>,
				},
				status: { phone: "state", cell: ({ status }) => <StatusBadge status={status} /> },
				next: { phone: "hide", cell: ({ nextStep }) => nextStep },
				nextOn: {
					className: "whitespace-nowrap",
					cell: ({ nextOn }) =>
						nextOn && <Time at={nextOn} as="date" className={nextOn < today ? "text-danger-ink font-medium" : ""} />,
				},
				interviewer: { phone: "hide", cell: ({ interviewer }) => interviewer },
				created: { falls: true, phone: "hide", cell: ({ createdAt }) => <Time at={createdAt} as="date" /> },
			}}
		/>
	);
}
