import { useTranslation } from "react-i18next";
import { selectColumn } from "#app/lists/components/select-column";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import type { Selection } from "#app/lists/components/use-selection";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { paths } from "../paths";
import type { RoundRow } from "../rounds/show-rounds.server";
import { RoundBadge } from "./badges";

type RoundsTableProps = {
	rows: readonly RoundRow[];
	tenant: string;
	today: string;
	sort: string;
	address: ListAddress;
	shown: readonly string[];
	selection: Selection | undefined;
};

/** Rounds: one that is done opens its protocol, another its work. */
export function RoundsTable({ rows, tenant, today, sort, address, shown, selection }: RoundsTableProps) {
	const { t } = useTranslation(["hms", "lists"]);
	const at = paths(tenant);
	const sorted = (key: string, label: string, down = false) => ({
		...{ key, header: t(`round.${label}`) },
		sort: sortLink(key, sort, address, down),
	});
	const columns: Column<RoundRow>[] = [
		{
			...sorted("title", "title"),
			phone: "title",
			cell: ({ id, title, status }) => (
				<RowLink to={status === "done" ? at.protocol(id) : at.round(id)}>{title}</RowLink>
			),
		},
		{ ...sorted("company", "company"), phone: "line", cell: ({ company }) => company },
		{ ...sorted("area", "area"), cell: ({ area }) => area },
		{ key: "topic", header: t("round.topic"), phone: "hide", cell: ({ topic }) => topic },
		{
			...{ key: "status", header: t("round.status"), phone: "state" },
			cell: ({ status }) => <RoundBadge status={status} />,
		},
		{
			...sorted("planned", "plannedOn", true),
			className: "whitespace-nowrap",
			cell: ({ plannedOn, status }) => (
				<Time
					at={plannedOn}
					as="date"
					className={status !== "done" && plannedOn < today ? "font-medium text-danger-ink" : ""}
				/>
			),
		},
		{
			...sorted("held", "heldOn", true),
			...{ phone: "hide", className: "whitespace-nowrap" },
			cell: ({ heldOn }) => heldOn && <Time at={heldOn} as="date" />,
		},
		{ key: "leader", header: t("round.leader"), phone: "hide", cell: ({ leader }) => leader },
		{
			...sorted("created", "created", true),
			phone: "hide",
			cell: ({ createdAt }) => <Time at={createdAt} as="date" />,
		},
	];
	const visible = columns.filter(({ key }) => shown.includes(key));
	const box = selection && [
		selectColumn<RoundRow>(selection, {
			...{ id: ({ id }) => id, name: ({ title, company }) => `${title}, ${company}` },
			header: t("lists:bulk.select"),
		}),
	];
	return (
		<Table
			label={t("rounds.title")}
			columns={[...(box ?? []), ...visible]}
			rows={rows}
			rowKey={({ id }) => id}
			wide={visible.length >= 8}
		/>
	);
}
