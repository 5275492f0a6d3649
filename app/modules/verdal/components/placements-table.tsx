import { useTranslation } from "react-i18next";
import { selectColumn } from "#app/lists/components/select-column";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import type { Selection } from "#app/lists/components/use-selection";
import { useFormat } from "#app/ui/format";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { paths } from "../paths";
import type { PlacementBrief } from "../placements/present";
import { usePeriod } from "./period";
import { StatusBadge } from "./status-badge";

type PlacementsTableProps = {
	rows: readonly PlacementBrief[];
	tenant: string;
	sort: string;
	address: ListAddress;
	shown: readonly string[];
	selection: Selection | undefined;
	/** What names the table. */
	label: string;
};

/** Placements as a table: those that are open, or those of the archive, by the columns that are shown. */
export function PlacementsTable({ rows, tenant, sort, address, shown, selection, label }: PlacementsTableProps) {
	const { t } = useTranslation(["verdalPlacements", "lists"]);
	const format = useFormat();
	const period = usePeriod();
	const at = paths(tenant);
	const sorted = (key: string, field: string, down = false) => ({
		...{ key, header: t(`field.${field}`), sort: sortLink(key, sort, address, down) },
	});
	const plain = (key: string, field: string) => ({ key, header: t(`field.${field}`), phone: "hide" as const });
	const day = (at: string | null) => at && <Time at={at} as="date" />;
	const columns: Column<PlacementBrief>[] = [
		{
			...sorted("participant", "participantId"),
			phone: "title",
			cell: ({ id, participant }) => <RowLink to={at.placement(id)}>{participant || t("list.noParticipant")}</RowLink>,
		},
		{
			...{ key: "status", header: t("field.status"), phone: "state" },
			cell: ({ status }) => <StatusBadge status={status} />,
		},
		{ ...sorted("workplace", "companyId"), phone: "line", cell: ({ workplace }) => workplace },
		{ ...plain("type", "type"), cell: ({ type }) => t(`type.${type}`) },
		{
			...plain("reason", "endReason"),
			phone: "state",
			cell: ({ endReason, cancelReason }) =>
				endReason ? t(`endReason.${endReason}`) : cancelReason && t(`cancelReason.${cancelReason}`),
		},
		{ ...plain("reached", "goalReached"), cell: ({ goalReached }) => goalReached && t(`goalReached.${goalReached}`) },
		{
			...plain("conclusion", "conclusion"),
			cell: ({ conclusion }) => <span className="line-clamp-2 max-w-96">{conclusion}</span>,
		},
		{ ...plain("code", "codeId"), cell: ({ code }) => code },
		{ ...sorted("jobTitle", "jobTitle"), phone: "hide", cell: ({ jobTitle }) => jobTitle },
		{ ...plain("advisor", "advisorId"), cell: ({ advisor }) => advisor },
		{
			...sorted("starts", "startsOn"),
			phone: "hide",
			className: "whitespace-nowrap",
			cell: ({ startsOn }) => day(startsOn),
		},
		{
			...{ ...sorted("ends", "endsOn"), className: "whitespace-nowrap" },
			cell: ({ startsOn, endsOn }) => (
				<>
					<span className="sm:hidden" suppressHydrationWarning>
						{period(startsOn, endsOn)}
					</span>
					<span className="max-sm:hidden">{day(endsOn)}</span>
				</>
			),
		},
		{
			...{ ...sorted("archived", "archivedAt", true), phone: "hide", className: "whitespace-nowrap" },
			cell: ({ archivedAt }) => archivedAt !== null && <Time at={archivedAt} as="date" />,
		},
		{
			...{ ...sorted("percent", "percent", true), phone: "hide", align: "right" },
			cell: ({ percent }) => percent !== null && format.number(percent / 100, { style: "percent" }),
		},
		{
			...{ ...sorted("days", "daysPerWeek", true), phone: "hide", align: "right" },
			cell: ({ daysPerWeek }) => daysPerWeek !== null && format.number(daysPerWeek),
		},
		{ ...sorted("supervisor", "supervisorName"), phone: "hide", cell: ({ supervisorName }) => supervisorName },
		{
			...{ key: "goals", header: t("section.goals"), phone: "hide" },
			cell: ({ goals }) => goals.map(({ category }) => t(`goal.${category}`)).join(", "),
		},
		{ ...sorted("missing", "missing", true), phone: "hide", align: "right", cell: ({ missing }) => missing },
		{ ...plain("summary", "summary"), cell: ({ summary }) => <span className="line-clamp-2">{summary}</span> },
		{ ...plain("nextStep", "nextStep"), cell: ({ nextStep }) => <span className="line-clamp-2">{nextStep}</span> },
		{
			...plain("cancelled", "cancelReason"),
			cell: ({ cancelReason }) => cancelReason && t(`cancelReason.${cancelReason}`),
		},
	];
	const visible = columns.filter(({ key }) => shown.includes(key));
	const box = selection && [
		selectColumn<PlacementBrief>(selection, {
			...{ id: ({ id }) => id, name: ({ participant }) => participant || t("list.noParticipant") },
			header: t("lists:bulk.select"),
		}),
	];
	return (
		<Table
			label={label}
			columns={[...(box ?? []), ...visible]}
			rows={rows}
			rowKey={({ id }) => id}
			wide={visible.length >= 8}
		/>
	);
}
