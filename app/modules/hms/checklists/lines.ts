import type { ChecklistSection } from "#db/schema/hms";

/** Starts the line of a heading. */
const HEADING = "#";

/** A checklist as it is typed: a point on each line, under headings that start with `#`. */
export const toLines = (sections: readonly ChecklistSection[]): string =>
	sections
		.map(({ title, points }) =>
			[...(title ? [`${HEADING} ${title}`] : []), ...points.map(({ text }) => text)].join("\n"),
		)
		.join("\n\n");

/** What was typed as sections; headings without points are left out, and points are numbered through. */
export function fromLines(typed: string): ChecklistSection[] {
	const sections: ChecklistSection[] = [{ title: "", points: [] }];
	let number = 0;
	for (const line of typed.split(/\r?\n/).map((one) => one.trim())) {
		if (line === "") continue;
		if (line.startsWith(HEADING)) {
			sections.push({ title: line.replace(/^#+\s*/, ""), points: [] });
			continue;
		}
		number += 1;
		sections.at(-1)?.points.push({ id: `p${number}`, text: line });
	}
	return sections.filter(({ points }) => points.length > 0);
}
