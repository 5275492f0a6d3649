import { and, asc, eq, gte, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { readingModulePeople } from "#app/directory/module-people.server";
import { nameOf } from "#app/directory/names";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { advisorClients, companies, people } from "#db/schema/directory";
import { placements, positionCodes, positionGroups } from "#db/schema/verdal";
import { manifest } from "../manifest";
import { visiblePlacements } from "./visible.server";

export type Named = { value: string; label: string };

/** More are not offered in one list. */
const MOST = 500;

/** Those who may do more here than see what is their own. */
export const advisorRights = { moduleKey: manifest.key, level: LEVEL_CLIENTS };
export const readingAdvisors = (visit: Visit) => readingModulePeople(visit, advisorRights);

/** Whom somebody may give a place: the tenant's participants, under level 30 their own clients. */
export function participantsOf({ tenant, access, user }: Visit): SQL {
	const own = and(
		eq(advisorClients.tenantId, tenant.id),
		eq(advisorClients.advisorId, user.id),
		eq(advisorClients.clientId, people.id),
	);
	return and(
		eq(people.role, "CLIENT"),
		eq(people.isActive, true),
		access.level >= LEVEL_ALL ? undefined : sql`exists (select 1 from ${advisorClients} where ${own})`,
	) as SQL;
}

/** Whom somebody may give a place, in order; with `where` only those who fit. */
export function readingParticipants(visit: Visit, where?: SQL, limit = MOST): PendingQuery<Named[]> {
	const { query, shape } = visit.rows.listing(people, {
		where: and(participantsOf(visit), where),
		orderBy: [asc(people.sortName), asc(people.id)],
		limit,
	});
	return { query, shape: (rows) => shape(rows).map((person) => ({ value: person.id, label: nameOf(person) })) };
}

/** The companies that somebody knows as workplaces: those of placements that they see, and those that are no customers of CRM. */
export function workplacesOf(visit: Visit): SQL {
	const { tenant, access, user } = visit;
	const used = sql`${companies.id} in (select ${placements.companyId} from ${placements} where ${and(
		eq(placements.tenantId, tenant.id),
		visiblePlacements(visit),
	)})`;
	const typed = and(
		eq(companies.isCustomer, false),
		access.level >= LEVEL_ALL ? undefined : eq(companies.createdBy, user.id),
	);
	return and(isNull(companies.deletedAt), or(used, typed)) as SQL;
}

export function readingWorkplaces(visit: Visit, where?: SQL, limit = MOST): PendingQuery<Named[]> {
	const { query, shape } = visit.rows.listing(companies, {
		where: and(workplacesOf(visit), where),
		orderBy: [asc(companies.sortName), asc(companies.id)],
		limit,
	});
	return { query, shape: (rows) => shape(rows).map(({ id, name }) => ({ value: id, label: name })) };
}

/** Codes that hold on a day. */
export const codesOn = (day: string): SQL =>
	and(
		eq(positionCodes.isActive, true),
		isNull(positionCodes.deletedAt),
		lte(positionCodes.validFrom, day),
		gte(positionCodes.validTo, day),
	) as SQL;

function readingCodes(visit: Visit, where: SQL | undefined, limit: number): PendingQuery<Named[]> {
	const { query, shape } = visit.rows.listing(positionCodes, {
		...{ where, orderBy: [asc(positionCodes.code), asc(positionCodes.id)], limit },
	});
	return { query, shape: (rows) => shape(rows).map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` })) };
}
/** The codes to be chosen on a day. */
export const readingCodeChoices = (visit: Visit, day: string, where?: SQL, limit = MOST) =>
	readingCodes(visit, and(codesOn(day), where), limit);
/** All codes, to filter by: a placement may have one that holds no longer. */
export const readingAllCodes = (visit: Visit, where?: SQL, limit = MOST) =>
	readingCodes(visit, and(isNull(positionCodes.deletedAt), where), limit);

export function readingGroups(visit: Visit): PendingQuery<Named[]> {
	const { query, shape } = visit.rows.listing(positionGroups, {
		where: isNull(positionGroups.deletedAt),
		orderBy: [asc(positionGroups.sortName), asc(positionGroups.id)],
		limit: MOST,
	});
	return { query, shape: (rows) => shape(rows).map(({ id, name }) => ({ value: id, label: name })) };
}

/** The choices, with what is chosen already where it is not among them any more. */
export const withChosen = (choices: readonly Named[], value: string | null, label: string | null): Named[] =>
	value === null || choices.some((choice) => choice.value === value)
		? [...choices]
		: [...choices, { value, label: label ?? value }];
