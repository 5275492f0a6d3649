import { useTranslation } from "react-i18next";
import { selectColumn } from "#app/lists/components/select-column";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import type { Selection } from "#app/lists/components/use-selection";
import { Badge } from "#app/ui/badge";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { itemTones } from "../choices";
import { paths } from "../paths";
import type { ListedItem } from "./show-items.server";

type TableProps = {
	rows: readonly ListedItem[];
	sort: string;
	tenant: string;
	address: ListAddress;
	shown: readonly string[];
	selection: Selection | undefined;
};

/** The items of the bank as a table. */
export function ItemsTable({ rows, sort, tenant, address, shown, selection }: TableProps) {
	const { t } = useTranslation(["norwegianLearning", "lists"]);
	const at = paths(tenant);
	const all: Column<ListedItem>[] = [
		{
			...{ key: "title", header: t("item.title"), phone: "title", sort: sortLink("title", sort, address) },
			cell: ({ id, title, written }) => (
				<RowLink to={at.item(id)}>
					<span lang={written}>{title}</span>
				</RowLink>
			),
		},
		{
			...{ key: "level", header: t("item.level"), phone: "end", sort: sortLink("level", sort, address) },
			cell: ({ level }) => level,
		},
		{ key: "skill", header: t("item.skill"), phone: "line", cell: ({ skill }) => t(`skill.${skill}`) },
		{ key: "kind", header: t("item.kind"), phone: "line", cell: ({ kind }) => t(`kind.${kind}`) },
		{ key: "written", header: t("item.written"), phone: "hide", cell: ({ written }) => t(`written.${written}`) },
		{
			...{ key: "status", header: t("item.status"), phone: "state" },
			cell: ({ status }) => <Badge tone={itemTones[status]}>{t(`status.${status}`)}</Badge>,
		},
		{
			...{ key: "shown", header: t("item.shown"), align: "right", phone: "hide" },
			...{ sort: sortLink("shown", sort, address, true), cell: ({ timesShown }) => timesShown },
		},
		{
			...{ key: "right", header: t("item.right"), align: "right", phone: "hide" },
			sort: sortLink("right", sort, address),
			cell: ({ right }) => (right === null ? "–" : t("percent", { value: right })),
		},
		{
			...{ key: "oddities", header: t("item.oddities"), align: "right", phone: "hide" },
			...{ sort: sortLink("oddities", sort, address, true), cell: ({ oddities }) => oddities || "–" },
		},
		{
			...{ key: "created", header: t("item.created"), phone: "hide", sort: sortLink("created", sort, address, true) },
			cell: ({ createdAt }) => <Time at={createdAt} />,
		},
	];
	const select =
		selection &&
		selectColumn<ListedItem>(selection, {
			id: ({ id }) => id,
			name: ({ title }) => title,
			header: t("lists:bulk.select"),
		});
	return (
		<Table
			label={t("items.title")}
			rows={rows}
			rowKey={({ id }) => id}
			columns={[...(select ? [select] : []), ...all.filter(({ key }) => shown.includes(key))]}
		/>
	);
}
