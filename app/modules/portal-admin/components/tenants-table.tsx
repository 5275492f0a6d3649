import { useTranslation } from "react-i18next";
import { formatOrganisationNumber } from "#app/directory/organisation-number";
import type { useListAddress } from "#app/lists/components/use-list-address";
import { Tile } from "#app/ui/avatar";
import { Badge } from "#app/ui/badge";
import { useFormat } from "#app/ui/format";
import { Progress } from "#app/ui/progress";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { useAddress } from "#app/ui/use-address";
import type { ModuleEnd, TenantRow } from "../tenant-list.server";
import { closed } from "./address";
import { EntryBadge } from "./entry-badge";
import { useWords } from "./words";

type TenantsTableProps = {
	rows: readonly TenantRow[];
	modulesInAll: number;
	sort: string;
	address: ReturnType<typeof useListAddress>;
	/** The guid of the tenant whose panel is open. */
	current: string | null;
	/** The keys of the columns that are shown. */
	shown: readonly string[];
};

/** What the open panel tells of its tenant makes room for the names. */
const beside = ["name", "modules", "users", "ends"];

export function TenantsTable({ rows, modulesInAll, sort, address, current, shown }: TenantsTableProps) {
	const { t } = useTranslation("followup");
	const format = useFormat();
	const to = useAddress();
	const sorting = (by: string) => ({
		to: address.to({ sort: sort === by ? `-${by}` : by }),
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
			key: "orgNumber",
			header: t("tenants.orgNumber"),
			phone: "hide",
			className: "whitespace-nowrap tabular-nums",
			cell: (row) => row.orgNumber && formatOrganisationNumber(row.orgNumber),
		},
		{
			key: "status",
			header: t("tenants.status"),
			phone: "end",
			cell: (row) =>
				row.status === "archived" ? (
					<Badge icon="archive">{t("tenants.is.archived")}</Badge>
				) : (
					<span className="max-sm:sr-only">{t("tenants.is.active")}</span>
				),
		},
		{
			key: "users",
			header: t("tenants.users"),
			align: "right",
			phone: "line",
			sort: sorting("users"),
			cell: (row) => (
				<>
					<span className="max-sm:hidden">{format.number(row.users)}</span>
					<span className="sm:hidden">{t("tenants.userCount", { count: row.users })}</span>
				</>
			),
		},
		{
			key: "modules",
			header: t("tenants.activeModules"),
			phone: "hide",
			className: "whitespace-nowrap",
			sort: sorting("modules"),
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
			key: "ends",
			header: t("tenants.endsNext"),
			phone: "state",
			sort: sorting("ends"),
			cell: (row) => <EndsNext end={row.endsNext} />,
		},
		{
			key: "created",
			header: t("tenants.created"),
			phone: "hide",
			sort: sorting("created"),
			className: "whitespace-nowrap",
			cell: (row) => <Time at={row.created} as="date" />,
		},
	];
	const isSeen = (key: string) => shown.includes(key) && (!current || beside.includes(key));
	return (
		<Table
			label={t("tenants.title")}
			columns={columns.filter(({ key }) => isSeen(key))}
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
