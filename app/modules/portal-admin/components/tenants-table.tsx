import { useTranslation } from "react-i18next";
import { Tile } from "#app/ui/avatar";
import { Badge } from "#app/ui/badge";
import { useFormat } from "#app/ui/format";
import { Progress } from "#app/ui/progress";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import type { ModuleEnd, TenantRow } from "../tenant-list.server";
import { closed, fromStart, useAddress } from "./address";
import { EntryBadge } from "./entry-badge";
import { useWords } from "./words";

type TenantsTableProps = {
	rows: readonly TenantRow[];
	modulesInAll: number;
	sort: string;
	current: string | null;
	/** Members are counted no further than this. */
	countedTo: number;
};

export function TenantsTable({ rows, modulesInAll, sort, current, countedTo }: TenantsTableProps) {
	const { t } = useTranslation("followup");
	const format = useFormat();
	const to = useAddress();
	const sorting = (by: string) => ({
		to: to({ ...fromStart, sort: sort === by ? `-${by}` : by }),
		direction: sort === by ? ("ascending" as const) : sort === `-${by}` ? ("descending" as const) : undefined,
	});
	const columns: Column<TenantRow>[] = [
		{
			key: "name",
			header: t("tenants.tenant"),
			phone: "title",
			sort: sorting("name"),
			cell: (row) => (
				<RowLink
					to={to({ ...closed, tenant: row.guid })}
					lead={<Tile name={row.name} logo={row.hasLogo ? `/logo/${row.guid}` : null} />}
					under={row.slug}
				>
					{row.name}
				</RowLink>
			),
		},
		{
			key: "modules",
			header: t("tenants.modules"),
			phone: "hide",
			className: "whitespace-nowrap",
			cell: (row) => (
				<Progress
					inline
					value={row.modules}
					max={Math.max(modulesInAll, 1)}
					label={t("tenants.modulesOf", { count: row.modules, all: modulesInAll })}
				/>
			),
		},
		{
			key: "members",
			header: t("tenants.members"),
			align: "right",
			phone: "end",
			cell: (row) => {
				const members = row.members > countedTo ? `${format.number(countedTo)}+` : format.number(row.members);
				return (
					<>
						<span className="max-sm:hidden">{members}</span>
						<span className="text-13 text-ink-3 sm:hidden">
							{t("tenants.memberCount", { count: row.members, members })}
						</span>
					</>
				);
			},
		},
		{
			key: "ends",
			header: t("tenants.endsNext"),
			phone: "state",
			sort: sorting("ends"),
			cell: (row) =>
				row.status === "archived" ? (
					<Badge icon="archive">{t("tenants.archived")}</Badge>
				) : (
					<EndsNext end={row.endsNext} />
				),
		},
		{
			key: "change",
			header: t("tenants.lastChange"),
			phone: "hide",
			className: "whitespace-nowrap",
			cell: (row) => (row.lastChange === null ? "" : <Time at={row.lastChange} />),
		},
		{
			key: "created",
			header: t("tenants.created"),
			phone: "hide",
			sort: sorting("created"),
			className: "whitespace-nowrap",
			cell: (row) => <Time at={row.createdAt} as="date" />,
		},
	];
	return (
		<Table
			label={t("tenants.title")}
			// What the open panel tells of its tenant makes room for the names.
			columns={current ? columns.filter(({ key }) => key !== "created" && key !== "change") : columns}
			rows={rows}
			rowKey={(row) => row.id}
			isCurrent={(row) => row.guid === current}
			density="roomy"
		/>
	);
}

/** What ends next, in words: soon as a badge, later as a date. */
function EndsNext({ end }: { end: ModuleEnd | null }) {
	const { t } = useTranslation("followup");
	const words = useWords();
	const format = useFormat();
	if (!end) return <span className="text-ink-3">{t("entry.noEnd")}</span>;
	const module = words.module(end);
	if (end.state.word === "active" && end.state.expires)
		return <span>{t("tenants.endsOn", { module, date: format.date(end.state.expires) })}</span>;
	return <EntryBadge state={end.state}>{t("tenants.endState", { module, state: words.left(end.state) })}</EntryBadge>;
}
