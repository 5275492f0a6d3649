import { drawSvg, labelOf, sizeOf } from "./draw-svg";
import { MARGIN, type Paper, ROOM, type Style } from "./paper";

/** Points for each unit of a chart's drawing: its letters of 12 are 8 on paper. */
export const CHART_SCALE = 2 / 3;
/** The width in which a chart is drawn for paper. */
export const CHART_WIDTH = ROOM / CHART_SCALE;

const entry: Style = { size: 8.5, line: 14, face: "plain", colour: "black" };
const [SAMPLE, BETWEEN] = [22, 16];

/** A drawing over the width of the page, a narrow one in the middle; it is read aloud by its label, and passed over without one. */
export function setDrawing(paper: Paper, source: string): void {
	const { width, height } = sizeOf(source);
	const scale = Math.min(CHART_SCALE, ROOM / width);
	paper.skip(6);
	const y = paper.take(height * scale);
	const draw = () => drawSvg(paper.doc, source, { x: MARGIN + (ROOM - width * scale) / 2, y, scale });
	const alt = labelOf(source);
	if (alt) paper.add("Figure", { alt }, draw);
	else paper.decorate(draw);
}

/** Which line is which, in as many lines as it takes. */
export function setLegend(paper: Paper, entries: readonly { sample: string; name: string }[]): void {
	paper.skip(4);
	let x = ROOM;
	let y = 0;
	for (const { sample, name } of entries) {
		const width = Math.min(ROOM, SAMPLE + 6 + paper.widthOf(name, entry) + 1);
		if (x + width > ROOM) [x, y] = [0, paper.take(entry.line)];
		const scale = SAMPLE / sizeOf(sample).width;
		const left = MARGIN + x;
		paper.decorate(() => drawSvg(paper.doc, sample, { x: left, y: y + 2, scale }));
		paper.add("P", {}, () => paper.write(name, entry, { x: left + SAMPLE + 6, y: y + 2, width: width - SAMPLE - 6 }));
		x += width + BETWEEN;
	}
}
