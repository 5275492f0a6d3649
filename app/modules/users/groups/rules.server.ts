import { and, asc, eq, inArray } from "drizzle-orm";
import { nameOf } from "#app/directory/names";
import { memberRoles } from "#app/directory/roles";
import { readTenantModules } from "#app/directory/tenant-modules.server";
import type { Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { people, type peopleGroups } from "#db/schema/directory";

type Rule = Pick<Row<typeof peopleGroups>, "rule" | "ruleValue">;

/** Advisors who are offered. */
const ADVISORS_MOST = 200;

/** What a group's rule can be: the tenant's roles, its modules, and its advisors with their participants. Goes along with a page's other reads. */
export function readRules(visit: Visit, reads: ReadBatch) {
	const modules = readTenantModules(visit, reads);
	const advisors = reads.add(
		visit.rows.listing(people, {
			where: and(inArray(people.role, ["ADVISOR", "ADMIN"]), eq(people.isActive, true)),
			orderBy: [asc(people.sortName), asc(people.id)],
			limit: ADVISORS_MOST,
		}),
	);
	return () => ({
		roles: memberRoles.map((role) => ({ value: `role:${role}`, role })),
		modules: modules().map(({ modulesTenantId, label, translationKey }) => ({
			...{ value: `module:${modulesTenantId}`, label, translationKey },
		})),
		advisors: advisors().map((person) => ({ value: `advisor:${person.id}`, name: nameOf(person) })),
	});
}
export type Rules = ReturnType<ReturnType<typeof readRules>>;

/** A rule as the form writes it. */
export const formatRule = ({ rule, ruleValue }: Rule) => (rule === "hand" ? rule : `${rule}:${ruleValue}`);

/** The columns of what the form has sent. */
export function ruleOf(written: string): Rule {
	const [rule, ruleValue = ""] = written.split(":");
	return { rule: rule as Rule["rule"], ruleValue };
}

/** Whether a rule is one of those that are offered, or people are put in by hand. */
export const isOffered = ({ roles, modules, advisors }: Rules, written: string): boolean =>
	written === "hand" || [...roles, ...modules, ...advisors].some(({ value }) => value === written);
