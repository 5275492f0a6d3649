import { getTableName, type SQL, sql } from "drizzle-orm";
import type { SubjectType } from "../area";
import type { Form } from "../store/form-row.server";
import { subjectKindOf, subjectKindsOf } from "./known-subjects.server";
import type { SubjectTrait } from "./subject-kind";

/** Traits stand among the questions that replies are grouped by; no question has such an id. */
const idOf = (type: SubjectType, key: string) => `@${type}.${key}`;

/** What a report can be grouped by of what its form is about: its id among the questions, and the key of its name. */
export const traitsOf = (form: Pick<Form, "subjectType" | "moduleKey">): { id: string; label: string }[] =>
	(subjectKindOf(form)?.traits ?? []).map(({ key, label }) => ({ id: idOf(form.subjectType, key), label }));

export const isTrait = (id: string | undefined): boolean => id?.startsWith("@") === true && id.includes(".");

/** The trait of what a reply is about, inside a query of replies; by its full names, as such a query writes columns without their table. */
export function traitOfReply(id: string): SQL {
	const found = subjectKindsOf().flatMap(({ type, table, traits = [] }) =>
		traits.filter(({ key }) => idOf(type, key) === id).map(({ column }: SubjectTrait) => ({ table, column })),
	)[0];
	if (!found) return sql`null`;
	const name = sql.identifier(getTableName(found.table));
	return sql`(select about.${sql.identifier(found.column.name)} from ${name} as about
		where about.tenant_id = form_replies.tenant_id and about.id = form_replies.subject_id)`;
}
