import { useTranslation } from "react-i18next";
import { formatOrganisationNumber } from "#app/directory/organisation-number";
import { formatPhone } from "#app/directory/phone";
import { type Listing, ListTable } from "#app/lists/components/list-table";
import { useFormat } from "#app/ui/format";
import { RowLink } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { entrepreneurList } from "../entrepreneurs/entrepreneurs.list";
import type { EntrepreneurRow } from "../entrepreneurs/show-entrepreneurs.server";
import { paths } from "../paths";
import { StatusBadge } from "./status-badge";

type EntrepreneursTableProps = Listing<EntrepreneurRow> & { tenant: string };

/** Entrepreneurs: the idea, what it came to, and who follows it. */
export function EntrepreneursTable({ tenant, ...listing }: EntrepreneursTableProps) {
	const { t } = useTranslation("businessEvaluator");
	const format = useFormat();
	const at = paths(tenant);
	return (
		<ListTable
			{...listing}
			definition={entrepreneurList}
			label={t("entrepreneurs.title")}
			nameOf={({ name }) => name}
			columns={{
				name: { phone: "title", cell: ({ id, name }) => <RowLink to={at.entrepreneur(id)}>{name}</RowLink> },
				idea: {
					phone: "line",
					className: "sm:max-w-80",
					cell: ({ idea }) => <span className="line-clamp-2">{idea}</span>,
				},
				stage: { phone: "line", cell: ({ stage }) => t(`stage.${stage}`) },
				score: { falls: true, align: "right", cell: ({ score }) => (score === null ? "–" : format.number(score)) },
				municipality: { phone: "hide", cell: ({ municipality }) => municipality },
				advisor: { phone: "hide", cell: ({ advisor }) => advisor },
				status: { phone: "state", cell: ({ status }) => <StatusBadge status={status} /> },
				contact: {
					falls: true,
					phone: "hide",
					className: "whitespace-nowrap",
					cell: ({ contactOn }) => contactOn && <Time at={contactOn} as="date" />,
				},
				created: { falls: true, phone: "hide", cell: ({ createdAt }) => <Time at={createdAt} as="date" /> },
				email: { phone: "hide", cell: ({ email }) => email },
				phone: { phone: "hide", className: "whitespace-nowrap", cell: ({ phone }) => phone && formatPhone(phone) },
				orgNo: { phone: "hide", cell: ({ orgNo }) => orgNo && formatOrganisationNumber(orgNo) },
				source: { phone: "hide", cell: ({ source }) => source },
			}}
		/>
	);
}
