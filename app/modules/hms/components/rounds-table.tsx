import { useTranslation } from "react-i18next";
import { type Listing, ListTable } from "#app/lists/components/list-table";
import { RowLink } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { paths } from "../paths";
import { roundList } from "../rounds/rounds.list";
import type { RoundRow } from "../rounds/show-rounds.server";
import { RoundBadge } from "./badges";

type RoundsTableProps = Listing<RoundRow> & {
	tenant: string;
	today: string;
};

/** Rounds: one that is done opens its protocol, another its work. */
export function RoundsTable({ tenant, today, ...listing }: RoundsTableProps) {
	const { t } = useTranslation("hms");
	const at = paths(tenant);
	return (
		<ListTable
			{...listing}
			definition={roundList}
			label={t("rounds.title")}
			nameOf={({ title, company }) => `${title}, ${company}`}
			columns={{
				title: {
					phone: "title",
					cell: ({ id, title, status }) => (
						<RowLink to={status === "done" ? at.protocol(id) : at.round(id)}>{title}</RowLink>
					),
				},
				company: { phone: "line", cell: ({ company }) => company },
				area: { cell: ({ area }) => area },
				topic: { phone: "hide", cell: ({ topic }) => topic },
				status: { phone: "state", cell: ({ status }) => <RoundBadge status={status} /> },
				planned: {
					falls: true,
					className: "whitespace-nowrap",
					cell: ({ plannedOn, status }) => (
						<Time
							at={plannedOn}
							as="date"
							className={status !== "done" && plannedOn < today ? "font-medium text-danger-ink" : ""}
						/>
					),
				},
				held: {
					falls: true,
					phone: "hide",
					className: "whitespace-nowrap",
					cell: ({ heldOn }) => heldOn && <Time at={heldOn} as="date" />,
				},
				leader: { phone: "hide", cell: ({ leader }) => leader },
				created: { falls: true, phone: "hide", cell: ({ createdAt }) => <Time at={createdAt} as="date" /> },
			}}
		/>
	);
}
