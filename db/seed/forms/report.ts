import type { Block } from "#app/forms/report-pages/blocks";

/** What the demo says of its courses. */
export const courseReport: Block[] = [
	{ id: "b1", type: "heading", text: "Flere enn før vil anbefale kursene" },
	{
		id: "b2",
		type: "text",
		text: "{{n}} deltakere har svart på evalueringen, og {{share:recommend=yes}} vil anbefale kurset til andre.",
	},
	{ id: "b3", type: "figure", measure: "mean", question: "satisfied", value: "", label: "Hvor fornøyde de er, snitt" },
	{ id: "b4", type: "chart", question: "useful", kind: "bars" },
	{ id: "b5", type: "cross", rows: "satisfied", columns: "recommend" },
	{ id: "b6", type: "since" },
];
