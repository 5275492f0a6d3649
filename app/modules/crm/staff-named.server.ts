import { and, or, sql } from "drizzle-orm";
import { isStaff } from "#app/directory/find-people.server";
import { nameOf } from "#app/directory/names";
import { invalid } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { people } from "#db/schema/directory";

/** Reads whom of the staff people name, by e-mail or by name; then gives all that a name fits. */
export function readStaffNamed({ rows }: Pick<TenantContext, "rows">, typed: readonly string[], reads: ReadBatch) {
	const wanted = [...new Set(typed.map((one) => one.trim().toLowerCase()))].filter(Boolean);
	if (wanted.length === 0) return () => () => [];
	// The database folds only letters of ASCII: the words are sought in what is kept in lower case.
	const words = JSON.stringify(wanted.map((one) => one.split(/\s+/)));
	const named = sql`exists (select 1 from json_each(${words}) as one where not exists (
		select 1 from json_each(one.value) as word where instr(${people.sortName}, word.value) = 0))`;
	const where = and(isStaff, or(among(people.email, wanted), named));
	const found = reads.add(rows.listing(people, { where, limit: wanted.length * 5 }));
	return () => {
		const staff = found();
		return (one: string) => {
			const name = one.trim().toLowerCase();
			return staff.filter((person) => person.email === name || nameOf(person).toLowerCase() === name);
		};
	};
}

/** Who of the staff is meant by an e-mail, or by a name that only one of them has; else `field` is invalid. */
export async function resolveStaffByName(visit: Visit, typed: string, field: string) {
	const reads = new ReadBatch();
	const named = readStaffNamed(visit, [typed], reads);
	await reads.send(visit.rows);
	const [one, another] = named()(typed);
	if (!one) throw invalid({ [field]: "crm:errors.noOwner" });
	if (another) throw invalid({ [field]: "crmLists:errors.severalOfThatName" });
	return one;
}
