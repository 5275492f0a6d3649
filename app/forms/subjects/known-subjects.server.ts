import type { Area, SubjectType } from "../area";
import type { Form } from "../store/form-row.server";
import type { SubjectKind } from "./subject-kind";

let kinds: readonly SubjectKind[] = [];
let areas: readonly Area[] = [];

/** What the modules have registered. It is filled once, when the Worker starts. */
export function knowSubjects(known: { kinds: readonly SubjectKind[]; areas: readonly Area[] }): void {
	kinds = known.kinds;
	areas = known.areas;
}

/** All kinds, those of one module's forms too. */
export const subjectKindsOf = (): readonly SubjectKind[] => kinds;

/** How a kind of subject is found, named and seen; undefined for nobody, people, and what no module has registered. */
export const subjectKind = (type: SubjectType): SubjectKind | undefined =>
	kinds.find((kind) => kind.type === type && !kind.isOwn);

/** The same for a form: the kind that its own module has registered for its forms, else the one of all. */
export const subjectKindOf = ({ subjectType, moduleKey }: Pick<Form, "subjectType" | "moduleKey">) =>
	kinds.find((kind) => kind.type === subjectType && kind.isOwn && kind.moduleKey === moduleKey) ??
	subjectKind(subjectType);

/** What forms of an area may be about now. */
export const subjectChoices = ({ subjects, moduleKey }: Pick<Area, "subjects" | "moduleKey">): SubjectType[] =>
	subjects.filter(
		(type) => type === "none" || type === "person" || subjectKindOf({ subjectType: type, moduleKey }) !== undefined,
	);

/** The areas whose forms may be about a kind. */
export const areasAbout = (type: SubjectType): Area[] => areas.filter(({ subjects }) => subjects.includes(type));
