import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import type { Definition } from "../../definition/definition";
import { END } from "../../logic/evaluate-flow";
import { drawFlow, type FlowLine, type FlowRow } from "../../logic/flow-drawing";
import { nameOf } from "./problem-list";
import { useFlowProblems, useNumbers } from "./use-flow";

/** Pixels: a row's height, how far apart two lines lie, how wide they all are together. */
const ROW = 32;
const LANE = 9;
const WIDEST = 130;

const looks: Record<FlowLine["kind"], string> = {
	way: "text-ink-3",
	back: "text-warning",
	show: "text-accent",
	require: "text-accent",
};
const dashes: Partial<Record<FlowLine["kind"], string>> = { require: "4 3", back: "2 3" };

/** The form drawn from top to bottom: at the left where its pages lead, at the right what its rules look at. `FlowList` says the same in words. */
export function FlowFigure({ definition }: { definition: Definition }) {
	const { t } = useTranslation("formBuild");
	const { rows, transitions, rules } = drawFlow(definition);
	const kinds = (["way", "back", "show", "require"] as const).filter((kind) =>
		[...transitions, ...rules].some((line) => line.kind === kind),
	);
	// A form of one page without rules has nothing to draw.
	if (rules.length === 0 && definition.pages.length === 1) return null;
	return (
		<div aria-hidden="true" className="mb-4 text-13 max-md:hidden">
			<ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
				{kinds.map((kind) => (
					<li key={kind} className="flex items-center gap-1.5">
						<svg width="24" height="8" className={looks[kind]} role="presentation">
							<path d="M0 4H24" stroke="currentColor" strokeWidth="1.5" strokeDasharray={dashes[kind]} />
						</svg>
						{t(`flow.line.${kind}`)}
					</li>
				))}
			</ul>
			<div className="flex">
				<Lines lines={transitions} rows={rows.length} side="left" />
				<Rows definition={definition} rows={rows} />
				<Lines lines={rules} rows={rows.length} side="right" />
			</div>
		</div>
	);
}

function Rows({ definition, rows }: { definition: Definition; rows: FlowRow[] }) {
	const { t } = useTranslation("formBuild");
	const problems = useFlowProblems();
	const numbers = useNumbers(definition);
	return (
		<ul className="min-w-0 flex-1">
			{rows.map(({ id, kind }, at) => {
				const name = id === END ? t("jumps.end") : nameOf(definition, { id }, t as never);
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: ids may stand twice while a form is written
					<li key={at} className="h-8 py-0.5">
						<span
							className={`flex h-7 items-center gap-1.5 rounded-md px-2 ${kind === "question" ? "ml-4 border border-line bg-sheet" : "bg-sunken font-medium"}`}
						>
							{numbers.has(id) && <span className="text-ink-3">{numbers.get(id)}</span>}
							<span className="min-w-0 truncate">{name}</span>
							{problems.has(id) && <Icon name="triangle-alert" className="ml-auto shrink-0 text-warning" />}
						</span>
					</li>
				);
			})}
		</ul>
	);
}

type LinesProps = { lines: readonly FlowLine[]; rows: number; side: "left" | "right" };

/** Lines go out from a row, along beside the others, and back in at another one. */
function Lines({ lines, rows, side }: LinesProps) {
	const lanes = Math.max(0, ...lines.map(({ lane }) => lane + 1));
	const step = Math.min(LANE, WIDEST / Math.max(1, lanes));
	const width = lanes === 0 ? 0 : lanes * step + 14;
	const mirrored = side === "left" ? `matrix(-1 0 0 1 ${width} 0)` : undefined;
	return (
		<svg width={width} height={rows * ROW} className="shrink-0" role="presentation">
			<g transform={mirrored}>
				{lines.map(({ kind, from, to, lane }) => {
					const start = from * ROW + ROW / 2 + 5;
					const end = to * ROW + ROW / 2 - 5;
					const bend = start < end ? 4 : -4;
					const out = 10 + lane * step;
					const path = `M0 ${start}H${out - 4}Q${out} ${start} ${out} ${start + bend}V${end - bend}Q${out} ${end} ${out - 4} ${end}H1`;
					return (
						<g key={`${kind} ${from} ${to} ${lane}`} className={looks[kind]}>
							<path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray={dashes[kind]} />
							<path d={`M0 ${end}l6 -3.5v7z`} fill="currentColor" />
						</g>
					);
				})}
			</g>
		</svg>
	);
}
