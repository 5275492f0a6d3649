import { or, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { FindPeople } from "#app/directory/find-people.server";
import { isNamed } from "#app/directory/named.server";
import type { Visit } from "#app/platform/tenant/context";
import { companies } from "#db/schema/directory";
import { positionCodes } from "#db/schema/verdal";
import {
	type Named,
	readingAllCodes,
	readingCodeChoices,
	readingParticipants,
	readingWorkplaces,
} from "./choices.server";
import { todayOf } from "./placements.server";
import { findCustomers } from "./references.server";

/** Hits that one search offers. */
const HITS = 20;

export const FindQuery = FindPeople.extend({ what: z.enum(["participants", "workplaces", "codes", "allCodes"]) });

/** Whom and what placements are given, by what is typed, as `findPeople` answers; nothing before that. */
export async function findChoices(visit: Visit, { what, q }: z.output<typeof FindQuery>) {
	const found = q === "" ? [] : await find(visit, what, q);
	return {
		q,
		found: found.slice(0, HITS).map(({ value, label }) => ({ id: value, name: label, email: label })),
		isCut: false,
	};
}

async function find(visit: Visit, what: z.output<typeof FindQuery>["what"], q: string): Promise<Named[]> {
	if (what === "workplaces") return findWorkplaces(visit, q);
	const has = or(holds(sql`${positionCodes.code}`, q), holds(sql`${positionCodes.name}`, q));
	const reading = {
		participants: () => readingParticipants(visit, isNamed(q), HITS),
		codes: () => readingCodeChoices(visit, todayOf(visit), has, HITS),
		allCodes: () => readingAllCodes(visit, has, HITS),
	}[what];
	return (await visit.rows.read({ found: reading() })).found;
}

const holds = (text: SQL, q: string): SQL => sql`instr(lower(${text}), ${q.toLowerCase()}) > 0`;

/** Companies that are known as workplaces, and customers of CRM. */
export async function findWorkplaces(visit: Visit, q: string): Promise<Named[]> {
	const [{ known }, customers] = await Promise.all([
		visit.rows.read({ known: readingWorkplaces(visit, holds(sql`${companies.sortName}`, q)) }),
		findCustomers(visit, q),
	]);
	const isKnown = new Set(known.map(({ value }) => value));
	return [
		...known,
		...customers.filter(({ id }) => !isKnown.has(id)).map(({ id, name }) => ({ value: id, label: name })),
	];
}
