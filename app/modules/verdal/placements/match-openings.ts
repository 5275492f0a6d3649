import type { Opening } from "#app/directory/openings.server";
import type { placements } from "#db/schema/verdal";

type Wanted = Pick<typeof placements.$inferSelect, "type" | "companyId" | "jobTitle" | "tasks" | "goals">;

/** Shorter words say little of what somebody is to do. */
const LEAST = 4;
/** Endings differ: words that begin alike mean the same. */
const STEM = 6;

/** Which openings suit a placement: those of its own workplace first, then by words that they share, then by their kind, then those that end first. */
export function matchOpenings<One extends Pick<Opening, "kind" | "title" | "note" | "endsOn" | "company">>(
	wanted: Wanted,
	openings: readonly One[],
): (One & { isOwn: boolean; shared: number })[] {
	const words = stemsOf([wanted.jobTitle, wanted.tasks, ...wanted.goals.map(({ text }) => text)].join(" "));
	const kinds = wanted.type === "linkedPosition" ? ["job", "training", "skill"] : ["training", "job", "skill"];
	return openings
		.map((opening) => {
			const stems = stemsOf(`${opening.title} ${opening.note} ${opening.company.industry ?? ""}`);
			const shared = [...stems].filter((stem) => words.has(stem)).length;
			return { ...opening, isOwn: opening.company.id === wanted.companyId, shared };
		})
		.sort(
			(one, other) =>
				Number(other.isOwn) - Number(one.isOwn) ||
				other.shared - one.shared ||
				kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
				one.endsOn.localeCompare(other.endsOn),
		);
}

const stemsOf = (text: string): Set<string> =>
	new Set(
		(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
			.filter((word) => word.length >= LEAST)
			.map((word) => word.slice(0, STEM)),
	);
