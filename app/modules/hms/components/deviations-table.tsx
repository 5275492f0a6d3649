import { useTranslation } from "react-i18next";
import { type Listing, ListTable } from "#app/lists/components/list-table";
import { RowLink } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { deviationList } from "../deviations/deviations.list";
import type { DeviationRow } from "../deviations/show-deviations.server";
import { paths } from "../paths";
import type { RiskMatrix } from "../risk/matrix";
import { DeviationBadge, RiskBadge } from "./badges";

type DeviationsTableProps = Listing<DeviationRow> & {
	tenant: string;
	matrix: RiskMatrix;
};

/** Deviations: what they are, who handles them and until when. */
export function DeviationsTable({ tenant, matrix, ...listing }: DeviationsTableProps) {
	const { t } = useTranslation("hms");
	const at = paths(tenant);
	return (
		<ListTable
			{...listing}
			definition={deviationList}
			label={t("deviations.title")}
			nameOf={({ title }) => title}
			columns={{
				title: { phone: "title", cell: ({ id, title }) => <RowLink to={at.deviation(id)}>{title}</RowLink> },
				company: { phone: "line", cell: ({ company }) => company?.name },
				kind: { phone: "hide", cell: ({ kind }) => t(`kind.${kind}`) },
				status: { phone: "state", cell: ({ status }) => <DeviationBadge status={status} /> },
				happened: {
					falls: true,
					className: "whitespace-nowrap",
					cell: ({ happenedOn }) => <Time at={happenedOn} as="date" />,
				},
				area: { phone: "hide", cell: ({ area }) => area },
				place: { phone: "hide", cell: ({ place }) => place },
				owner: { phone: "hide", cell: ({ owner }) => owner?.name },
				due: {
					className: "whitespace-nowrap",
					cell: ({ dueOn, isLate }) =>
						dueOn && (
							<span className={isLate ? "font-medium text-danger-ink" : ""}>
								<span className="md:hidden">{t("deviation.dueOn")}: </span>
								<Time at={dueOn} as="date" />
							</span>
						),
				},
				risk: {
					falls: true,
					cell: ({ risk, riskSize, matrix: own }) => (
						<RiskBadge risk={risk} size={riskSize} matrix={own ?? matrix} isShort />
					),
				},
				residual: {
					falls: true,
					phone: "hide",
					cell: ({ residual, riskSize, matrix: own }) => (
						<RiskBadge risk={residual} size={riskSize} matrix={own ?? matrix} isShort />
					),
				},
				closed: {
					falls: true,
					phone: "hide",
					className: "whitespace-nowrap",
					cell: ({ closedOn }) => closedOn && <Time at={closedOn} as="date" />,
				},
				event: { phone: "hide", cell: ({ event }) => event },
				immediate: { phone: "hide", cell: ({ immediateAction }) => immediateAction },
				requirement: { phone: "hide", cell: ({ requirement }) => requirement },
				causeKind: { phone: "hide", cell: ({ causeKind }) => causeKind },
				cause: { phone: "hide", cell: ({ cause }) => cause },
				outcome: { phone: "hide", cell: ({ outcome }) => outcome },
				effect: { phone: "hide", cell: ({ effect }) => effect },
				reporter: {
					phone: "hide",
					cell: ({ reporter, isFromPoster }) => reporter || (isFromPoster && t("posters.nobody")),
				},
			}}
		/>
	);
}
