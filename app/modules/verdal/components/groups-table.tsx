import { useTranslation } from "react-i18next";
import { selectColumn } from "#app/lists/components/select-column";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import type { Selection } from "#app/lists/components/use-selection";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import type { ShownGroup } from "../groups/show-groups.server";
import { paths } from "../paths";
import { ActiveBadge } from "./active-badge";

type GroupsTableProps = {
	rows: readonly ShownGroup[];
	tenant: string;
	sort: string;
	address: ListAddress;
	shown: readonly string[];
	selection: Selection | undefined;
};

/** Position groups: what they ask of whoever holds a position, and how many codes each has. */
export function GroupsTable({ rows, tenant, sort, address, shown, selection }: GroupsTableProps) {
	const { t } = useTranslation(["verdal", "lists"]);
	const at = paths(tenant);
	const columns: Column<ShownGroup>[] = [
		{
			...{ key: "name", header: t("group.name"), phone: "title", sort: sortLink("name", sort, address) },
			cell: ({ id, name }) => <RowLink to={at.group(id)}>{name}</RowLink>,
		},
		{
			...{ key: "htaGroup", header: t("group.htaGroup"), sort: sortLink("htaGroup", sort, address) },
			...{ phone: "line", className: "whitespace-nowrap" },
			cell: ({ htaGroup }) => htaGroup,
		},
		{
			...{ key: "requirement", header: t("group.requirement"), phone: "hide" },
			cell: ({ requirement }) => requirement,
		},
		{
			...{ key: "used", header: t("group.used"), align: "right", phone: "end", className: "whitespace-nowrap" },
			cell: ({ used }) =>
				used === 0 ? <span className="text-ink-3">{t("group.unused")}</span> : t("group.usedCount", { count: used }),
		},
		{
			...{ key: "isActive", header: t("group.isActive"), phone: "state" },
			cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
		},
		{
			...{ key: "created", header: t("created"), sort: sortLink("created", sort, address, true), phone: "hide" },
			cell: ({ createdAt }) => <Time at={createdAt} as="date" />,
		},
	];
	const visible = columns.filter(({ key }) => shown.includes(key));
	const box = selection && [
		selectColumn<ShownGroup>(selection, {
			...{ id: ({ id }) => id, name: ({ name }) => name },
			header: t("lists:bulk.select"),
		}),
	];
	return <Table label={t("groups.title")} columns={[...(box ?? []), ...visible]} rows={rows} rowKey={({ id }) => id} />;
}
