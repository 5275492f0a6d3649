/** Words that are said in a film or a recording, from one second to another. */
export type Cue = { from: number; to: number; text: string };

const TIME = /(?:(\d{1,3}):)?(\d{2}):(\d{2})[.,](\d{3})/;
const LINE = new RegExp(`^\\s*${TIME.source}\\s+-->\\s+${TIME.source}`);

const seconds = (parts: (string | undefined)[]): number => {
	const [hours = "0", minutes = "0", whole = "0", thousandths = "0"] = parts;
	return Number(hours) * 3600 + Number(minutes) * 60 + Number(whole) + Number(thousandths) / 1000;
};

/**
 * The cues of a file of captions, WebVTT (W3C) or SubRip, in their order: their words alone, without styles, places and
 * tags. Nothing where it is no such file.
 */
export function readCues(file: string): Cue[] {
	const blocks = file
		.replace(/^\ufeff/, "")
		.replaceAll(/\r\n?/g, "\n")
		.split(/\n{2,}/);
	return blocks
		.flatMap((block): Cue[] => {
			const lines = block.split("\n");
			const at = lines.slice(0, 2).findIndex((line) => LINE.test(line));
			const [, ...parts] = LINE.exec(lines[at] ?? "") ?? [];
			const text = lines
				.slice(at + 1)
				.map((line) => line.replaceAll(/<[^<>]*>/g, "").trim())
				.filter(Boolean)
				.join("\n");
			const [from, to] = [seconds(parts.slice(0, 4)), seconds(parts.slice(4))];
			return at < 0 || text === "" || to <= from ? [] : [{ from, to, text }];
		})
		.sort((one, other) => one.from - other.from);
}

/** The cue that is said at a second; -1 before the first and in a pause longer than five seconds. */
export function cueAt(cues: readonly Cue[], second: number): number {
	const at = cues.findLastIndex(({ from }) => from <= second);
	return at >= 0 && second - (cues[at]?.to ?? 0) > 5 ? -1 : at;
}
