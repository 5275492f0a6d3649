import { asc, eq, or, sql } from "drizzle-orm";
import type * as z from "zod";
import { addDays, today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { DAY } from "#app/platform/limits";
import { toLocal } from "#app/platform/local-time";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { resourceBookingItems, resourceParts, resources, resourceTypes } from "#db/schema/resources";
import { accessOf } from "./access";
import {
	assemble,
	heldOf,
	type Resource,
	readingBusy,
	readingClosures,
	readingNotices,
	readingParts,
	readingResources,
	readingTypes,
	titleFor,
} from "./catalogue.server";
import { serializeNotice, serializeResource } from "./find.server";
import { hoursOn } from "./opening";
import { paths } from "./paths";
import type { EditResourceInput, ResourceInput, ResourceRef } from "./resources.schema";
import { assertNoneComing, noneComing } from "./retire.server";
import type { Rules } from "./rules";

/** What is found of a resource. */
const textsOf = ({ name, place, features }: Pick<Resource, "name" | "place" | "features">) => [
	name,
	place,
	...features,
];
const COMING_DAYS = 14;

/** A resource's own page: what it is, when it is open this week, what is booked and what is new about it. */
export async function showResource(visit: Visit, { resource: id }: z.output<typeof ResourceRef>) {
	const now = visit.now.getTime();
	const window = { startsAt: now, endsAt: now + COMING_DAYS * DAY };
	const isBeside = sql`${resources.id} in (select p.part_id from ${resourceParts} p where p.tenant_id = ${visit.tenant.id} and p.whole_id = ${id}
		union select p.whole_id from ${resourceParts} p where p.tenant_id = ${visit.tenant.id} and p.part_id = ${id})`;
	const { types, all, closures, busy, notices, parts } = await visit.rows.read({
		types: readingTypes(visit),
		all: readingResources(visit, or(eq(resources.id, id), isBeside)),
		parts: readingParts(visit, or(eq(resourceParts.wholeId, id), eq(resourceParts.partId, id))),
		closures: readingClosures(visit, window),
		busy: readingBusy(visit, heldOf(eq(resourceBookingItems.resourceId, id), window)),
		notices: readingNotices(visit, id),
	});
	const entry = assemble({ types, all, closures, busy }).find(({ resource }) => resource.id === id);
	const canManage = visit.access.level >= LEVEL_ALL;
	if (!entry || (entry.resource.status === "retired" && !canManage)) throw notFound();
	const { timeZone, body, name } = entry.resource;
	const first = today(timeZone, visit.now);
	return {
		resource: { ...serializeResource(visit, entry, []), ...accessOf(entry.resource), body, timeZone },
		title: name,
		notices: notices.map(serializeNotice),
		days: Array.from({ length: 7 }, (_, index) => {
			const day = addDays(first, index);
			return { day, ...hoursOn(day, entry.opening) };
		}),
		coming: entry.busy.slice(0, 20).map(({ startsAt, endsAt, booking }) => ({
			...{ starts: toLocal(startsAt, timeZone), ends: toLocal(endsAt, timeZone) },
			...{ key: `${booking.id}`, title: titleFor(visit, booking), status: booking.status },
		})),
		rules: shownRules(entry.rules),
		parts: all.filter((one) => parts.some(({ partId }) => partId === one.id && one.id !== id)).map(named),
		wholes: all.filter((one) => parts.some(({ wholeId }) => wholeId === one.id && one.id !== id)).map(named),
		today: first,
		canManage,
		tenant: visit.tenant.guid,
	};
}

const named = ({ id, name }: Resource) => ({ id, name });

/** What whoever books is told of the rules. */
const shownRules = ({ leadMinutes, windowDays, minMinutes, maxMinutes, weekBookings, ...more }: Rules) => ({
	...{ leadMinutes, windowDays, minMinutes, maxMinutes, weekBookings },
	...{ checkInMinutes: more.checkInMinutes, needsApproval: more.needsApproval },
});

/** The form of a new resource. */
export async function showNewResource(visit: Visit) {
	const types = (await visit.rows.read({ types: readingTypes(visit) })).types;
	return {
		types: types.map(({ id, name }) => ({ value: id, label: name })),
		values: { timeZone: visit.tenant.timeZone, status: "active" as const },
		tenant: visit.tenant.guid,
	};
}

/** A resource that is there; throws `notFound` for every other. */
export async function findResource(visit: Visit, id: string): Promise<Resource> {
	const found = await visit.rows.find(resources, id);
	if (!found) throw notFound();
	return found;
}

export async function showEditResource(visit: Visit, { resource: id }: z.output<typeof ResourceRef>) {
	const { types, found } = await visit.rows.read({
		types: readingTypes(visit),
		found: visit.rows.finding(resources, id),
	});
	if (!found) throw notFound();
	const { typeId, name, model, place, body, capacity, timeZone, status, floor, planRow, planColumn, photoGuid } = found;
	const kind = types.find((type) => type.id === typeId)?.kind ?? "room";
	return {
		...{ id, title: name, photoGuid, kind, tenant: visit.tenant.guid },
		types: types.map((type) => ({ value: type.id, label: type.name })),
		values: {
			...{ typeId, name, model, place, body, capacity, timeZone, status, floor, planRow, planColumn },
			features: found.features.join("\n"),
			...accessOf(found),
		},
	};
}

/** The row that a form makes. Features stand one a line. */
async function fieldsOf(visit: Visit, { features, ...input }: ResourceInput) {
	if (!(await visit.rows.find(resourceTypes, input.typeId))) throw invalid({ typeId: "wrongValue" });
	const lines = features
		.split(/\r?\n/)
		.map((line) => line.trim().slice(0, 60))
		.filter(Boolean);
	return { ...input, features: [...new Set(lines)].slice(0, 30) };
}

/** Makes a resource, or changes the one of this id. Gives its id. */
export async function saveResource(visit: Visit, id: string | undefined, input: ResourceInput): Promise<string> {
	const fields = await fieldsOf(visit, input);
	if (id === undefined) {
		const made = newId(visit.now.getTime());
		await visit.rows.commit([
			visit.rows.adding(resources, { id: made, ...fields }),
			visit.rows.indexingNew(resources, made, textsOf(fields)),
		]);
		return made;
	}
	const { status } = await findResource(visit, id);
	const retires = fields.status === "retired" && status !== "retired";
	if (retires) await assertNoneComing(visit, id);
	const writes = [
		...(retires ? [noneComing(visit, id)] : []),
		visit.rows.changing(resources, id, fields),
		visit.rows.indexing(resources, id, fields.status === "retired" ? [] : textsOf(fields)),
	];
	await orElse(visit.rows.commit(writes), () => conflict(undefined, "resources:errors.meanwhile"));
	return id;
}

export async function createResource(visit: Visit, input: ResourceInput) {
	const id = await saveResource(visit, undefined, input);
	return done({ snackbar: { key: "resources:told.saved" }, to: paths(visit.tenant.guid).editResource(id) });
}

export async function changeResource(visit: Visit, { resource, ...input }: z.output<typeof EditResourceInput>) {
	await saveResource(visit, resource, input);
	return done({ snackbar: { key: "resources:told.saved" }, to: paths(visit.tenant.guid).resource(resource) });
}

/**
 * Takes a resource out of use for good: it keeps its bookings of the past, and nobody finds or books it any more. Throws
 * `invalid` with the list where there are bookings to come.
 */
export async function retireResource(visit: Visit, id: string): Promise<void> {
	await findResource(visit, id);
	await assertNoneComing(visit, id);
	const writes = [
		noneComing(visit, id),
		visit.rows.changing(resources, id, { status: "retired" }),
		visit.rows.indexing(resources, id, []),
	];
	await orElse(visit.rows.commit(writes), () => conflict(undefined, "resources:errors.meanwhile"));
}

/** The button of the page. */
export async function retire(visit: Visit, { resource }: z.output<typeof ResourceRef>) {
	await retireResource(visit, resource);
	return done({ snackbar: { key: "resources:told.retired" }, to: paths(visit.tenant.guid).list });
}

/** Resources as choices, by name. */
export async function resourceChoices(visit: Visit) {
	const found = await visit.rows.list(resources, { orderBy: [asc(resources.name)], limit: 500 });
	return found.filter(({ status }) => status !== "retired").map(({ id, name }) => ({ value: id, label: name }));
}
