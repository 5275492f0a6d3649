import { useTranslation } from "react-i18next";
import { Badge, type Tone } from "#app/ui/badge";
import { type Column, RowLink, Table, TableFoot } from "#app/ui/table";
import { Time } from "#app/ui/time";
import type { StartData } from "./import-start";

type Row = StartData["rows"][number];
type EarlierProps = Pick<StartData, "address" | "rows" | "next" | "previous"> & { days: number };

const tones: Partial<Record<Row["state"], Tone>> = {
	done: "success",
	failed: "danger",
	running: "info",
	undoing: "info",
	checking: "info",
};

/** Who imported which file when, and what came of it; each leads to its report and its undo. */
export function EarlierImports({ address, rows, next, previous, days }: EarlierProps) {
	const { t } = useTranslation("imports");
	const columns: Column<Row>[] = [
		{
			key: "file",
			header: t("earlier.file"),
			phone: "title",
			cell: (row) => <RowLink to={`${address}/${row.id}`}>{row.fileName}</RowLink>,
		},
		{
			key: "state",
			header: t("earlier.state"),
			phone: "state",
			cell: ({ state }) => <Badge tone={tones[state] ?? "neutral"}>{t(`state.${state}`)}</Badge>,
		},
		{
			key: "result",
			header: t("earlier.result"),
			cell: ({ counts, rowCount }) =>
				counts.created === undefined && counts.updated === undefined
					? t("earlier.rows", { count: rowCount })
					: t("earlier.written", { created: counts.created ?? 0, updated: counts.updated ?? 0 }),
		},
		{ key: "by", header: t("earlier.by"), cell: ({ by }) => by },
		{ key: "at", header: t("earlier.at"), phone: "end", cell: ({ createdAt }) => <Time at={createdAt} /> },
	];
	if (rows.length === 0) return null;
	return (
		<section>
			<div className="px-4 md:px-6">
				<h2 className="text-base font-semibold">{t("earlier.title")}</h2>
				<p className="mt-1 mb-3 text-sm text-ink-2">{t("earlier.help", { count: days })}</p>
			</div>
			<Table label={t("earlier.title")} columns={columns} rows={rows} rowKey={({ id }) => id} />
			<TableFoot
				range={t("rows.range", { count: rows.length })}
				previous={previous && `?before=${encodeURIComponent(previous)}`}
				next={next && `?cursor=${encodeURIComponent(next)}`}
			/>
		</section>
	);
}
