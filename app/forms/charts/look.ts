export type Mark = "circle" | "square" | "triangle" | "diamond" | "cross" | "ring";
export type Look = {
	stroke: string;
	fill: string;
	/** SVG's pattern of dashes; none for a whole line. */
	dash?: string;
	width: number;
	mark: Mark;
	isHollow: boolean;
};

/** The six series in their order: each told by stroke and marker as well as by colour. */
export const series: readonly [Look, ...Look[]] = [
	{ stroke: "stroke-chart-1", fill: "fill-chart-1", width: 2, mark: "circle", isHollow: false },
	{ stroke: "stroke-chart-2", fill: "fill-chart-2", dash: "7 5", width: 2, mark: "square", isHollow: false },
	{ stroke: "stroke-chart-3", fill: "fill-chart-3", dash: "1 5", width: 2, mark: "triangle", isHollow: false },
	{ stroke: "stroke-chart-4", fill: "fill-chart-4", dash: "12 4", width: 2, mark: "diamond", isHollow: false },
	{ stroke: "stroke-chart-5", fill: "fill-chart-5", dash: "10 4 2 4", width: 2, mark: "cross", isHollow: false },
	{ stroke: "stroke-chart-6", fill: "fill-chart-6", dash: "18 6", width: 2, mark: "ring", isHollow: true },
];

/** The first, the previous and the current measurement: from faint and dotted to strong and whole. */
export const measurements = {
	first: { stroke: "stroke-ink-3", fill: "fill-ink-3", dash: "1.75 4", width: 1.75, mark: "triangle", isHollow: true },
	previous: { stroke: "stroke-chart-2", fill: "fill-chart-2", dash: "7 5", width: 2, mark: "square", isHollow: true },
	current: { stroke: "stroke-accent", fill: "fill-accent", width: 2.75, mark: "circle", isHollow: false },
} as const satisfies Record<string, Look>;

/** How the series so many from the left looks; from the seventh on they begin anew, which no chart should need. */
export const lookOf = (at: number): Look => series[at % series.length] ?? series[0];
