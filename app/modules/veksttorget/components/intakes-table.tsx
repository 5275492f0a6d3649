import { useTranslation } from "react-i18next";
import { writtenPhone } from "#app/directory/phone";
import { selectColumn } from "#app/lists/components/select-column";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import type { Selection } from "#app/lists/components/use-selection";
import { useFormat } from "#app/ui/format";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import type { ListedIntake } from "../intakes/show-intakes.server";
import { paths } from "../paths";
import { StatusBadge } from "./status-badge";

type IntakesTableProps = {
	rows: readonly ListedIntake[];
	tenant: string;
	sort: string;
	address: ListAddress;
	/** The keys of the columns that are shown. */
	shown: readonly string[];
	selection: Selection | undefined;
};

/** Intakes: who asks for what, who has it, and for how long. */
export function IntakesTable({ rows, tenant, sort, address, shown, selection }: IntakesTableProps) {
	const { t } = useTranslation(["veksttorget", "lists"]);
	const format = useFormat();
	const at = paths(tenant);
	const columns: Column<ListedIntake>[] = [
		{
			key: "sender",
			header: t("intake.sender"),
			phone: "title",
			className: "sm:max-w-80",
			cell: ({ id, sender, number, excerpt }) => (
				<RowLink to={at.intake(id)} under={`${number} · ${excerpt}`}>
					{sender}
				</RowLink>
			),
		},
		{
			key: "number",
			header: t("intake.number"),
			phone: "hide",
			className: "whitespace-nowrap tabular-nums",
			cell: ({ number }) => number,
		},
		{ key: "topic", header: t("intake.topic"), phone: "line", cell: ({ topic }) => topic },
		{ key: "municipality", header: t("intake.municipality"), phone: "line", cell: ({ municipality }) => municipality },
		{
			key: "status",
			header: t("intake.status"),
			phone: "state",
			cell: ({ status }) => <StatusBadge status={status} />,
		},
		{
			key: "owner",
			header: t("intake.owner"),
			phone: "state",
			cell: ({ owner }) => owner ?? <span className="text-ink-3">{t("intake.nobody")}</span>,
		},
		{
			key: "daysOpen",
			header: t("intake.daysOpen"),
			align: "right",
			phone: "hide",
			cell: ({ daysOpen }) => format.number(daysOpen),
		},
		{
			key: "received",
			header: t("intake.received"),
			phone: "end",
			className: "whitespace-nowrap",
			sort: sortLink("received", sort, address, true),
			cell: ({ receivedAt }) => <Time at={receivedAt} />,
		},
		{
			...{ key: "outcome", header: t("intake.outcome"), phone: "hide" },
			cell: ({ outcome }) => outcome && t(`outcome.${outcome}`),
		},
		{ key: "source", header: t("intake.source"), phone: "hide", cell: ({ source }) => source },
		{ key: "email", header: t("intake.email"), phone: "hide", cell: ({ email }) => email },
		{
			key: "phone",
			header: t("intake.phone"),
			phone: "hide",
			className: "whitespace-nowrap",
			cell: ({ phone }) => phone && writtenPhone(phone),
		},
		{ key: "postCode", header: t("intake.postCode"), phone: "hide", cell: ({ postCode }) => postCode },
		{
			key: "closed",
			header: t("intake.closed"),
			phone: "hide",
			className: "whitespace-nowrap",
			cell: ({ closedAt }) => closedAt && <Time at={closedAt} />,
		},
	];
	const box =
		selection &&
		selectColumn<ListedIntake>(selection, {
			...{ id: ({ id }) => id, name: ({ sender }) => sender },
			header: t("lists:bulk.select"),
		});
	return (
		<Table
			label={t("intakes.title")}
			columns={[...(box ? [box] : []), ...columns.filter(({ key }) => shown.includes(key))]}
			rows={rows}
			rowKey={({ id }) => id}
			density="roomy"
		/>
	);
}
