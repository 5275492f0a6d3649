import { useTranslation } from "react-i18next";
import { type Listing, ListTable } from "#app/lists/components/list-table";
import { RowLink } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { measureList } from "../measures/measures.list";
import type { ShownMeasure } from "../measures/serialize";
import { paths } from "../paths";
import { MeasureBadge } from "./badges";
import { SourceLink } from "./source-link";

type PlanTableProps = Listing<ShownMeasure> & { tenant: string };

/** The action plan: what is overdue stands first. */
export function PlanTable({ tenant, ...listing }: PlanTableProps) {
	const { t } = useTranslation("hms");
	const at = paths(tenant);
	return (
		<ListTable
			{...listing}
			definition={measureList}
			label={t("plan.title")}
			nameOf={({ title }) => title}
			columns={{
				title: { phone: "title", cell: ({ id, title }) => <RowLink to={at.measure(id)}>{title}</RowLink> },
				company: { phone: "line", cell: ({ company }) => company?.name },
				source: { phone: "hide", cell: (measure) => <SourceLink measure={measure} tenant={tenant} /> },
				owner: { cell: ({ owner }) => owner?.name },
				due: {
					className: "whitespace-nowrap",
					cell: ({ dueOn, state }) => (
						<Time at={dueOn} as="date" className={state === "overdue" ? "font-medium text-danger-ink" : ""} />
					),
				},
				state: { phone: "state", cell: ({ state }) => <MeasureBadge state={state} /> },
				doneOn: {
					falls: true,
					phone: "hide",
					className: "whitespace-nowrap",
					cell: ({ doneOn }) => doneOn && <Time at={doneOn} as="date" />,
				},
				repeats: { falls: true, phone: "hide", align: "right", cell: ({ repeats }) => repeats || null },
				outcome: { phone: "hide", cell: ({ outcome }) => outcome },
				effect: { phone: "hide", cell: ({ effect }) => effect },
				created: { falls: true, phone: "hide", cell: ({ createdAt }) => <Time at={createdAt} as="date" /> },
			}}
		/>
	);
}
