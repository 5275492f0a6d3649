import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import { QuestionReport } from "../../reports/components/question-report";
import { useShare } from "../../reports/components/use-share";
import type { ShownBlock } from "../show-page";
import { ChangeBlock } from "./change-block";
import { CrossBlock } from "./cross-block";
import { Pieces } from "./pieces";

type ReportBlocksProps = {
	blocks: readonly ShownBlock[];
	period: string;
	/** The form's name, for what is saved of a chart. */
	form: string;
	/** What stands with each block, for its author. */
	around?: (block: ShownBlock, at: number) => ReactNode;
};

/** A report page from top to bottom. */
export function ReportBlocks({ blocks, period, form, around }: ReportBlocksProps) {
	return (
		<div className="flex flex-col gap-5">
			{blocks.map((block, at) => (
				<section key={block.id} id={block.id} className="scroll-mt-20">
					<Block block={block} period={period} form={form} />
					{around?.(block, at)}
				</section>
			))}
		</div>
	);
}

function Block({ block, period, form }: { block: ShownBlock; period: string; form: string }) {
	switch (block.type) {
		case "heading":
			return (
				<h2 className="mt-3 text-lg font-semibold break-words">
					<Pieces pieces={block.pieces} />
				</h2>
			);
		case "text":
			return (
				<p className="max-w-160 text-base break-words whitespace-pre-line">
					<Pieces pieces={block.pieces} />
				</p>
			);
		case "chart":
			return (
				<div className="flex flex-col gap-5">
					{[block.summary, ...block.earlier].map((summary) => (
						<QuestionReport key={summary.question.id} summary={summary} period={period} form={form} kind={block.kind} />
					))}
				</div>
			);
		case "cross":
			return <CrossBlock block={block} period={period} />;
		case "figure":
			return <Figure block={block} />;
		case "since":
			return <ChangeBlock since={block.since} />;
		case "missing":
			return <Missing block={block} />;
	}
}

function Figure({ block }: { block: Extract<ShownBlock, { type: "figure" }> }) {
	const { t } = useTranslation("reportPages");
	const format = useFormat();
	const share = useShare();
	const { label, value, unit, n } = block;
	const said = value === null ? "–" : unit === "share" ? share(value, 1) : format.number(Math.round(value * 10) / 10);
	return (
		<dl className="card p-5">
			<dt className="text-13 text-ink-3">{label}</dt>
			<dd className="text-3xl font-semibold tabular-nums">{said}</dd>
			<dd className="mt-1 text-13 text-ink-3">{value === null ? t("few") : t("n", { count: n })}</dd>
		</dl>
	);
}

function Missing({ block }: { block: Extract<ShownBlock, { type: "missing" }> }) {
	const { t } = useTranslation("reportPages");
	return (
		<Notice tone="info" title={block.label || undefined}>
			{t(block.why === "few" ? "few" : "gone")}
		</Notice>
	);
}
