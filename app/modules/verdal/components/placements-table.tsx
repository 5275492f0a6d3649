import { useTranslation } from "react-i18next";
import { type Listing, ListTable } from "#app/lists/components/list-table";
import type { ListDefinition } from "#app/lists/definition";
import { useFormat } from "#app/ui/format";
import { RowLink } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { paths } from "../paths";
import type { PlacementBrief } from "../placements/serialize";
import { usePeriod } from "./period";
import { StatusBadge } from "./status-badge";

type PlacementsTableProps = Listing<PlacementBrief> & {
	tenant: string;
	/** What names the table. */
	label: string;
	/** Which of the lists it is. */
	definition: ListDefinition;
};

/** Placements as a table: those that are open, or those of the archive, by the columns that are shown. */
export function PlacementsTable({ tenant, label, definition, ...listing }: PlacementsTableProps) {
	const { t } = useTranslation("verdalPlacements");
	const format = useFormat();
	const period = usePeriod();
	const at = paths(tenant);
	const day = (at: string | null) => at && <Time at={at} as="date" />;
	return (
		<ListTable
			{...listing}
			definition={definition}
			label={label}
			nameOf={({ participant }) => participant || t("list.noParticipant")}
			columns={{
				participant: {
					phone: "title",
					cell: ({ id, participant }) => (
						<RowLink to={at.placement(id)}>{participant || t("list.noParticipant")}</RowLink>
					),
				},
				status: { phone: "state", cell: ({ status }) => <StatusBadge status={status} /> },
				workplace: { phone: "line", cell: ({ workplace }) => workplace },
				type: { phone: "hide", cell: ({ type }) => t(`type.${type}`) },
				reason: {
					phone: "state",
					cell: ({ endReason, cancelReason }) =>
						endReason ? t(`endReason.${endReason}`) : cancelReason && t(`cancelReason.${cancelReason}`),
				},
				reached: { phone: "hide", cell: ({ goalReached }) => goalReached && t(`goalReached.${goalReached}`) },
				conclusion: {
					phone: "hide",
					cell: ({ conclusion }) => <span className="line-clamp-2 max-w-96">{conclusion}</span>,
				},
				code: { phone: "hide", cell: ({ code }) => code },
				jobTitle: { phone: "hide", cell: ({ jobTitle }) => jobTitle },
				advisor: { phone: "hide", cell: ({ advisor }) => advisor },
				starts: { phone: "hide", className: "whitespace-nowrap", cell: ({ startsOn }) => day(startsOn) },
				ends: {
					className: "whitespace-nowrap",
					cell: ({ startsOn, endsOn }) => (
						<>
							<span className="sm:hidden" suppressHydrationWarning>
								{period(startsOn, endsOn)}
							</span>
							<span className="max-sm:hidden">{day(endsOn)}</span>
						</>
					),
				},
				archived: {
					falls: true,
					phone: "hide",
					className: "whitespace-nowrap",
					cell: ({ archivedAt }) => archivedAt !== null && <Time at={archivedAt} as="date" />,
				},
				percent: {
					falls: true,
					phone: "hide",
					align: "right",
					cell: ({ percent }) => percent !== null && format.number(percent / 100, { style: "percent" }),
				},
				days: {
					falls: true,
					phone: "hide",
					align: "right",
					cell: ({ daysPerWeek }) => daysPerWeek !== null && format.number(daysPerWeek),
				},
				supervisor: { phone: "hide", cell: ({ supervisorName }) => supervisorName },
				goals: { phone: "hide", cell: ({ goals }) => goals.map(({ category }) => t(`goal.${category}`)).join(", ") },
				missing: { falls: true, phone: "hide", align: "right", cell: ({ missing }) => missing },
				summary: { phone: "hide", cell: ({ summary }) => <span className="line-clamp-2">{summary}</span> },
				nextStep: { phone: "hide", cell: ({ nextStep }) => <span className="line-clamp-2">{nextStep}</span> },
				cancelled: { phone: "hide", cell: ({ cancelReason }) => cancelReason && t(`cancelReason.${cancelReason}`) },
			}}
		/>
	);
}
