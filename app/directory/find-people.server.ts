import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import * as z from "zod";
import type { Visit } from "#app/platform/tenant/context";
import { oneLine } from "#app/platform/text.schema";
import { people } from "#db/schema/directory";
import { inGroup } from "./groups.server";
import { isNamed } from "./named.server";
import { nameOf } from "./names";

/** People that one search offers. */
const HITS = 20;
/** People of a group who are chosen at once. */
export const GROUP_MOST = 1000;

export const FindPeople = z.object({ q: oneLine(200).default(""), group: z.string().max(64).optional() });

/**
 * Finds active people of the tenant, of those of whom a condition holds, by name: at most 20 whose name or e-mail holds each
 * word, or everybody in a group, at most 1000; nobody where nothing was asked for.
 */
export const findAmong =
	(who: (visit: Visit) => SQL | undefined) =>
	async (visit: Visit, { q, group }: z.output<typeof FindPeople>) => {
		if (q === "" && group === undefined) return { q, found: [], isCut: false };
		const fits = group === undefined ? isNamed(q) : inGroup(visit, group);
		const found = await visit.rows.list(people, {
			where: and(eq(people.isActive, true), who(visit), fits),
			orderBy: [asc(people.sortName), asc(people.id)],
			limit: group === undefined ? HITS : GROUP_MOST,
		});
		return {
			q,
			found: found.map((person) => ({ id: person.id, name: nameOf(person), email: person.email })),
			/** More are in the group than can be chosen at once. */
			isCut: found.length === GROUP_MOST,
		};
	};

/** The same of everybody. */
export const findPeople = findAmong(() => undefined);

/** A condition on people: they are active staff of the tenant. */
export const isStaff = and(eq(people.isActive, true), inArray(people.role, ["ADVISOR", "ADMIN"])) as SQL;
/** The same of the staff. */
export const findStaff = findAmong(() => isStaff);
