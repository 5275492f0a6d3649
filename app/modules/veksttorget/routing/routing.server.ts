import { asc } from "drizzle-orm";
import type * as z from "zod";
import { municipalityName } from "#app/directory/municipality";
import { NAMED, nameOf } from "#app/directory/names";
import { newId } from "#app/platform/ids";
import { invalid, notFound } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { intakeRoutes } from "#db/schema/veksttorget";
import { assertOwner } from "../intakes/owners.server";
import type { RouteInput, RouteRef } from "./routing.schema";

/** More rules are not kept. */
const MOST = 200;

/** The rules, those of one topic together. */
export const readingRoutes = ({ rows }: Visit) =>
	rows.listingWith(
		intakeRoutes,
		{ owner: [people, intakeRoutes.ownerId, NAMED] },
		{ orderBy: [asc(intakeRoutes.topic), asc(intakeRoutes.municipality), asc(intakeRoutes.id)], limit: MOST },
	);

/** Adds a rule. Throws `invalid` where it says neither topic nor municipality, where one says the same, or for an owner who may not take intakes. */
export async function addRoute(visit: Visit, { topic, municipality, ownerId }: z.output<typeof RouteInput>) {
	if (topic === "" && municipality === "") throw invalid({ topic: "veksttorget:errors.whichIntakes" });
	await assertOwner(visit, ownerId, LEVEL_CLIENTS);
	const row = {
		...{ id: newId(visit.now.getTime()), topic, ownerId },
		municipality: municipalityName(municipality)?.toLowerCase() ?? "",
	};
	await orElse(visit.rows.commit([visit.rows.adding(intakeRoutes, row)]), () =>
		invalid({ topic: "veksttorget:errors.sameRoute" }),
	);
	return serializeRoute(row);
}

export async function removeRoute(visit: Visit, { id }: z.output<typeof RouteRef>) {
	if (!(await visit.rows.remove(intakeRoutes, id))) throw notFound();
	return { id, deleted: true };
}

/** The rules as the calls give them. */
export async function listRoutes(visit: Visit) {
	const { found } = await visit.rows.read({ found: readingRoutes(visit) });
	return {
		items: found.map(({ row, owner }) => ({
			...serializeRoute(row),
			owner: owner && nameOf(owner),
		})),
		next: null,
	};
}

type RouteRow = Pick<Row<typeof intakeRoutes>, "id" | "topic" | "municipality" | "ownerId">;
const serializeRoute = ({ id, topic, municipality, ownerId }: RouteRow) => ({
	...{ id, topic: topic || null, municipality: municipality || null, owner_id: ownerId },
});
