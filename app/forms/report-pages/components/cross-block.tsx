import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { ChartTable } from "../../charts/chart-card";
import { useShare } from "../../reports/components/use-share";
import type { ShownBlock } from "../show-page";

type Cross = Extract<ShownBlock, { type: "cross" }>;

/** Two questions against each other: in each cell how many and which share of its row, with n at every row and column. */
export function CrossBlock({ block, period }: { block: Cross; period: string }) {
	const { t } = useTranslation("reportPages");
	const format = useFormat();
	const share = useShare();
	const { rows, columns, names, table } = block;
	const title = t("crossTitle", { rows, columns });
	const count = (value: number | null) => (value === null ? t("hidden") : format.number(value));
	const isHidden = table.rows.some(({ cells, total }) => total === null || cells.includes(null));
	return (
		<figure className="card p-5">
			<figcaption className="text-base font-semibold">{title}</figcaption>
			<p className="mt-1 text-13 text-ink-3">
				{t("n", { count: table.number })} · {period}
				{isHidden && ` · ${t("smallHidden")}`}
			</p>
			<ChartTable
				label={title}
				heads={[rows, ...names.columns, t("total")]}
				rows={[
					...table.rows.map(({ total, cells }, at) => ({
						name: names.rows[at] ?? "",
						cells: [
							...cells.map((cell) =>
								cell === null || total === null ? t("hidden") : `${format.number(cell)} (${share(cell, total)})`,
							),
							count(total),
						],
					})),
					{ name: t("total"), cells: [...table.columns.map(({ total }) => count(total)), format.number(table.number)] },
				]}
			/>
		</figure>
	);
}
