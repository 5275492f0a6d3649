import { drawSvg, sizeOf } from "./draw-svg";
import { MARGIN, type Paper, ROOM, type Style } from "./paper";

/** Points for each unit of a chart's drawing: its letters of 12 are 8 on paper. */
export const CHART_SCALE = 2 / 3;
/** The width in which a chart is drawn for paper. */
export const CHART_WIDTH = ROOM / CHART_SCALE;

const entry: Style = { size: 8.5, line: 14, face: 0, grey: 0 };
const [SAMPLE, BETWEEN] = [22, 16];

/** A chart over the width of the page; a narrow one in the middle. */
export function setDrawing(paper: Paper, source: string): void {
	const { width, height } = sizeOf(source);
	const scale = Math.min(CHART_SCALE, ROOM / width);
	paper.skip(6);
	const bottom = paper.take(height * scale);
	const place = { x: MARGIN + (ROOM - width * scale) / 2, top: bottom + height * scale, scale };
	paper.put(...drawSvg(source, place, paper));
}

/** Which line is which, in as many lines as it takes. */
export function setLegend(paper: Paper, entries: readonly { sample: string; name: string }[]): void {
	paper.skip(4);
	let x = ROOM;
	let bottom = 0;
	for (const { sample, name } of entries) {
		const [text = ""] = paper.wrapped(name, entry, ROOM - SAMPLE - 6);
		const width = SAMPLE + 6 + paper.widthOf(text, entry);
		if (x + width > ROOM) [x, bottom] = [0, paper.take(entry.line)];
		const scale = SAMPLE / sizeOf(sample).width;
		paper.put(...drawSvg(sample, { x: MARGIN + x, top: bottom + entry.line - 2, scale }, paper));
		paper.put(paper.text(text, entry, MARGIN + x + SAMPLE + 6, bottom + 4));
		x += width + BETWEEN;
	}
}
