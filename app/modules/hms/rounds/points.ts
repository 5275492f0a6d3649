import type { ChecklistSection } from "#db/schema/hms";

type Checklist = { sections: readonly ChecklistSection[] };

/** The points of a checklist in their order. */
export const pointsOf = ({ sections }: Checklist) => sections.flatMap(({ points }) => points);

/** What a checklist says at a point; undefined where it has no such point. */
export const pointText = (list: Checklist, id: string): string | undefined =>
	pointsOf(list).find((point) => point.id === id)?.text;
