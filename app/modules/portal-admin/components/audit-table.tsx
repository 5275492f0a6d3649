import { useTranslation } from "react-i18next";
import type { ListAddress } from "#app/lists/components/use-list-address";
import type { Filter } from "#app/lists/filters";
import { Link } from "#app/ui/link";
import { type Column, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { PORTAL_ITSELF } from "../audit/audit-log";
import type { AuditRow } from "../audit/events.server";
import { useActor, useFieldNames, useFrom, useSentence } from "./use-audit-words";

type AuditTableProps = {
	rows: readonly AuditRow[];
	shown: readonly string[];
	sort: string;
	filters: readonly Filter[];
	address: ListAddress;
};

/** Events, a row each; who and where lead to all that was done by them and there. */
export function AuditTable({ rows, shown, sort, filters, address }: AuditTableProps) {
	const { t } = useTranslation("followup");
	const sentence = useSentence();
	const actorOf = useActor();
	const fieldNames = useFieldNames();
	const from = useFrom();
	const only = (column: string, value: string) =>
		address.to({
			filters: [...filters.filter((filter) => filter.column !== column), { column, op: "any", values: [value] }],
		});
	const columns: Column<AuditRow>[] = [
		{
			key: "action",
			header: t("log.what"),
			phone: "title",
			cell: (row) => <span className="text-sm font-medium">{sentence(row)}</span>,
		},
		{
			key: "fields",
			header: t("log.fields"),
			phone: "hide",
			className: "max-w-60 break-words text-ink-2",
			cell: (row) => (row.action === "changed" ? fieldNames(row.fields) : ""),
		},
		{
			key: "actor",
			header: t("log.who"),
			cell: (row) => (
				<Link to={only("actor", row.actorEmail ?? row.actorId)} className="link" preventScrollReset>
					{actorOf(row)}
				</Link>
			),
		},
		{
			key: "tenant",
			header: t("log.where"),
			cell: (row) => <Where row={row} to={(slug) => only("tenant", slug)} />,
		},
		{
			key: "at",
			header: t("log.when"),
			phone: "end",
			className: "whitespace-nowrap",
			sort: {
				to: address.to({ sort: sort === "-at" ? "at" : "-at" }),
				direction: sort === "at" ? "ascending" : "descending",
			},
			cell: (row) => <Time at={row.at} as="dateTime" />,
		},
		{ key: "from", header: t("log.from"), phone: "hide", cell: (row) => from(row) },
		{ key: "recordId", header: t("log.record"), phone: "hide", cell: (row) => <code>{row.recordId}</code> },
		{ key: "requestId", header: t("log.request"), phone: "hide", cell: (row) => <code>{row.requestId}</code> },
	];
	return (
		<Table
			label={t("log.title")}
			columns={columns.filter(({ key }) => shown.includes(key))}
			rows={rows}
			rowKey={(row) => row.id}
		/>
	);
}

function Where({ row, to }: { row: AuditRow; to: (slug: string) => string }) {
	const { t } = useTranslation("followup");
	const { tenant, tenantId } = row;
	if (!tenant && tenantId !== PORTAL_ITSELF) return <span className="text-ink-3">{t("log.gone")}</span>;
	return (
		<Link to={to(tenant?.slug ?? PORTAL_ITSELF)} className="link" preventScrollReset>
			{tenant?.name ?? t("log.portal")}
		</Link>
	);
}
