import type { Area, SubjectType } from "../area";
import type { SubjectKind } from "./subject-kind";

let kinds: readonly SubjectKind[] = [];
let areas: readonly Area[] = [];

/** What the modules have registered, told once when the Worker starts. */
export function knowSubjects(known: { kinds: readonly SubjectKind[]; areas: readonly Area[] }): void {
	kinds = known.kinds;
	areas = known.areas;
}

/** How a kind of subject is found, named and seen; undefined for nobody, people, and what no module has registered. */
export const subjectKind = (type: SubjectType): SubjectKind | undefined => kinds.find((kind) => kind.type === type);

/** What forms of an area may be about now. */
export const subjectChoices = ({ subjects }: Pick<Area, "subjects">): SubjectType[] =>
	subjects.filter((type) => type === "none" || type === "person" || subjectKind(type) !== undefined);

/** The areas whose forms may be about a kind. */
export const areasAbout = (type: SubjectType): Area[] => areas.filter(({ subjects }) => subjects.includes(type));
