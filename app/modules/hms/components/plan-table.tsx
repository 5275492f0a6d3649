import { useTranslation } from "react-i18next";
import { selectColumn } from "#app/lists/components/select-column";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import type { Selection } from "#app/lists/components/use-selection";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import type { ShownMeasure } from "../measures/present";
import { paths } from "../paths";
import { MeasureBadge } from "./badges";
import { SourceLink } from "./source-link";

type PlanTableProps = {
	rows: readonly ShownMeasure[];
	tenant: string;
	sort: string;
	address: ListAddress;
	shown: readonly string[];
	selection: Selection | undefined;
};

/** The action plan: what is overdue stands first. */
export function PlanTable({ rows, tenant, sort, address, shown, selection }: PlanTableProps) {
	const { t } = useTranslation(["hms", "lists"]);
	const at = paths(tenant);
	const sorted = (key: string, down = false) => ({
		...{ key, header: t(`measure.${key}`) },
		sort: sortLink(key, sort, address, down),
	});
	const columns: Column<ShownMeasure>[] = [
		{
			...sorted("title"),
			phone: "title",
			cell: ({ id, title }) => <RowLink to={at.measure(id)}>{title}</RowLink>,
		},
		{ ...sorted("company"), phone: "line", cell: ({ company }) => company?.name },
		{
			...{ key: "source", header: t("measure.source"), phone: "hide" },
			cell: (measure) => <SourceLink measure={measure} tenant={tenant} />,
		},
		{ key: "owner", header: t("measure.owner"), cell: ({ owner }) => owner?.name },
		{
			...sorted("due"),
			className: "whitespace-nowrap",
			cell: ({ dueOn, state }) => (
				<Time at={dueOn} as="date" className={state === "overdue" ? "font-medium text-danger-ink" : ""} />
			),
		},
		{
			...{ key: "state", header: t("measure.state"), phone: "state" },
			cell: ({ state }) => <MeasureBadge state={state} />,
		},
		{
			...sorted("doneOn", true),
			...{ phone: "hide", className: "whitespace-nowrap" },
			cell: ({ doneOn }) => doneOn && <Time at={doneOn} as="date" />,
		},
		{ ...sorted("repeats", true), phone: "hide", align: "right", cell: ({ repeats }) => repeats || null },
		{ key: "outcome", header: t("measure.outcome"), phone: "hide", cell: ({ outcome }) => outcome },
		{ key: "effect", header: t("measure.effect"), phone: "hide", cell: ({ effect }) => effect },
		{ ...sorted("created", true), phone: "hide", cell: ({ createdAt }) => <Time at={createdAt} as="date" /> },
	];
	const visible = columns.filter(({ key }) => shown.includes(key));
	const box = selection && [
		selectColumn<ShownMeasure>(selection, {
			...{ id: ({ id }) => id, name: ({ title }) => title },
			header: t("lists:bulk.select"),
		}),
	];
	return (
		<Table
			label={t("plan.title")}
			columns={[...(box ?? []), ...visible]}
			rows={rows}
			rowKey={({ id }) => id}
			wide={visible.length >= 8}
		/>
	);
}
