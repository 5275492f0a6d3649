import { and, asc, eq } from "drizzle-orm";
import * as z from "zod";
import type { Visit } from "#app/platform/tenant/context";
import { oneLine } from "#app/platform/text.schema";
import { people } from "#db/schema/directory";
import { isNamed } from "./named.server";
import { nameOf } from "./names";

/** People that one search offers. */
const HITS = 20;

export const FindPeople = z.object({ q: oneLine(200).default("") });

/** Active people of the tenant whose name or e-mail holds each word, by name: at most 20; nobody where nothing was typed. */
export async function findPeople({ rows }: Visit, { q }: z.output<typeof FindPeople>) {
	if (q === "") return { q, found: [] };
	const found = await rows.list(people, {
		where: and(eq(people.isActive, true), isNamed(q)),
		orderBy: [asc(people.sortName), asc(people.id)],
		limit: HITS,
	});
	return { q, found: found.map((person) => ({ id: person.id, name: nameOf(person), email: person.email })) };
}
