import { and, asc, eq, gt, isNull, ne, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { findAmong } from "#app/directory/find-people.server";
import { areModulePeople, hasModule, isModulePerson, readingModulePeople } from "#app/directory/module-people.server";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { invalid, notFound } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { type BookingRules, resourceBookingItems, resourceParts, resources, resourceTypes } from "#db/schema/resources";
import {
	assemble,
	busySpan,
	heldOf,
	readingBusy,
	readingParts,
	readingResources,
	readingTypes,
} from "./catalogue.server";
import { clashWith } from "./free-time";
import { holding, type Slot } from "./hold.server";
import { manifest } from "./manifest";
import { describeObstacle } from "./obstacles.server";
import { paths } from "./paths";
import type { PartsInput, ResourceRef, ResourceRulesInput, RuleInput } from "./resources.schema";
import { rulesOf } from "./rules";

/** Who approves, and whose bookings may be approved by themselves. */
export const approving = { moduleKey: manifest.key, level: 20 };
export const booking = { moduleKey: manifest.key, level: 10 };
/** Those whose bookings may be approved by themselves, by name. */
export const findBookers = findAmong(hasModule(booking));
/** Those who may approve, by name. */
export const findApprovers = findAmong(hasModule(approving));
/** A condition on people: a type has them as its approver, or a rule of a type or of a resource as approver or deputy. */
export function isApprover({ tenant }: Visit, table: typeof resources | typeof resourceTypes): SQL {
	const ruled = sql`select one.value from ${table}, json_each(${table.rules}) one
		where ${table.tenantId} = ${tenant.id} and one.key in ('approverId', 'deputyId')`;
	const { tenantId, approverId } = resourceTypes;
	const typed = sql`select ${approverId} from ${resourceTypes} where ${tenantId} = ${tenant.id}`;
	return sql`${people.id} in (${table === resourceTypes ? sql`${typed} union ${ruled}` : ruled})`;
}
/** A condition on people: a rule of a type or of a resource names them as such. */
export const isRuled = ({ tenant }: Visit, table: typeof resources | typeof resourceTypes): SQL =>
	sql`${people.id} in (select one.value from ${table}, json_each(${table.rules}, '$.autoIds') one where ${table.tenantId} = ${tenant.id})`;
/** Bookings of a resource that are moved with its parts at most. */
const MOST_COMING = 500;

/** The rules that were filled in, without those that were left empty; throws `invalid` for people who are not of the module. */
export async function ruledBy(visit: Visit, input: RuleInput): Promise<BookingRules> {
	const { leadHours, deputyId, autoLevel, autoIds, ...numbers } = input;
	if (deputyId && !(await isModulePerson(visit, deputyId, approving))) throw invalid({ deputyId: "wrongValue" });
	if (!(await areModulePeople(visit, autoIds, booking))) throw invalid({ autoIds: "wrongValue" });
	const { minMinutes, bufferBefore, bufferAfter, weekBookings, checkInMinutes, graceMinutes, approvalHours } = numbers;
	const filled = {
		...{ leadMinutes: leadHours === null ? null : leadHours * 60, minMinutes, bufferBefore, bufferAfter, weekBookings },
		...{ checkInMinutes, graceMinutes, approvalHours: approvalHours || null },
	};
	const given = Object.entries(filled).filter(([, value]) => value !== null);
	return {
		...Object.fromEntries(given),
		...(deputyId && { deputyId }),
		...(autoLevel !== "30" && { autoLevel: Number(autoLevel) }),
		...(autoIds.length > 0 && { autoIds }),
	};
}

/** A resource's own rules, what it is made of, and what it may be made of. */
export async function showRules(visit: Visit, { resource: id }: z.output<typeof ResourceRef>) {
	const { types, all, links, approvers, bookers } = await visit.rows.read({
		types: readingTypes(visit),
		all: readingResources(visit),
		links: readingParts(visit),
		approvers: readingModulePeople(visit, approving, isApprover(visit, resources)),
		bookers: readingModulePeople(visit, booking, isRuled(visit, resources)),
	});
	const one = all.find((resource) => resource.id === id);
	const type = types.find((found) => found.id === one?.typeId);
	if (!one || !type) throw notFound();
	const wholes = links.filter(({ partId }) => partId === id).map(({ wholeId }) => wholeId);
	const isWhole = new Set(links.map(({ wholeId }) => wholeId));
	const parts = new Set(links.filter(({ wholeId }) => wholeId === id).map(({ partId }) => partId));
	const named = (resource: (typeof all)[number]) => ({ value: resource.id, label: resource.name });
	return {
		...{ id, title: one.name, type: type.name, approvers, bookers, tenant: visit.tenant.guid },
		rules: one.rules,
		ofType: rulesOf(type, {}),
		parts: [...parts],
		wholes: all.filter((resource) => wholes.includes(resource.id)).map(named),
		// What it is made of stands first, however long the list is.
		choices: all
			.filter((resource) => resource.id !== id && !isWhole.has(resource.id) && resource.status === "active")
			.sort((first, second) => Number(parts.has(second.id)) - Number(parts.has(first.id)))
			.map(named),
	};
}

/** Gives a resource rules of its own; bookings that are there already stay. */
export async function saveRules(visit: Visit, input: ResourceRulesInput) {
	const { resource: id, approval, approverId, maxMinutes, windowDays } = input;
	if (!(await visit.rows.find(resources, id))) throw notFound();
	if (approverId && !(await isModulePerson(visit, approverId, approving))) throw invalid({ approverId: "wrongValue" });
	const { deputyId, autoLevel, autoIds, approvalHours, ...others } = await ruledBy(visit, input);
	const rules: BookingRules = {
		...others,
		...(maxMinutes !== null && { maxMinutes }),
		...(windowDays !== null && { windowDays }),
		...(approval === "no" && { needsApproval: false }),
		...(approval === "yes" && { needsApproval: true, approverId, deputyId, autoLevel, autoIds, approvalHours }),
	};
	await visit.rows.change(resources, id, { rules });
	return done({ snackbar: { key: "resources:told.saved" } });
}

/**
 * Says of what a resource is made, as a hall of two rooms. Its bookings to come take the new parts too: where one of these is
 * booked by others then, nothing is changed and the answer says what is in the way.
 */
export async function saveParts(visit: Visit, { resource: id, parts }: z.output<typeof PartsInput>) {
	const now = visit.now.getTime();
	const chosen = [...new Set(parts)];
	const touched = among(resourceBookingItems.resourceId, [id, ...chosen]);
	const { types, all, links, coming, busy } = await visit.rows.read({
		types: readingTypes(visit),
		all: readingResources(visit, and(among(resources.id, [id, ...chosen]), ne(resources.status, "retired"))),
		links: readingParts(visit),
		coming: visit.rows.listing(resourceBookingItems, {
			where: and(
				eq(resourceBookingItems.resourceId, id),
				eq(resourceBookingItems.isHeld, true),
				gt(resourceBookingItems.endsAt, now),
				isNull(resourceBookingItems.wholeId),
			),
			orderBy: [asc(resourceBookingItems.endsAt)],
			limit: MOST_COMING,
		}),
		busy: readingBusy(visit, heldOf(touched, { startsAt: now, endsAt: Number.MAX_SAFE_INTEGER })),
	});
	const entries = assemble({ types, all, closures: [], busy: [] });
	if (!entries.some(({ resource }) => resource.id === id)) throw notFound();
	const isWhole = (one: string) => links.some(({ wholeId }) => wholeId === one);
	const isUsable = (one: string) => one !== id && !isWhole(one) && entries.some(({ resource }) => resource.id === one);
	if (!chosen.every(isUsable)) throw invalid({ parts: "wrongValue" });
	if (chosen.length > 0 && links.some(({ partId }) => partId === id))
		throw invalid({ parts: "resources:errors.isPart" });
	const before = links.filter(({ wholeId }) => wholeId === id).map(({ partId }) => partId);
	const added = entries.filter(({ resource }) => chosen.includes(resource.id) && !before.includes(resource.id));
	const removed = before.filter((one) => !chosen.includes(one));
	const ofWhole = new Set(coming.map(({ bookingId }) => bookingId));
	const has = (bookingId: string, resourceId: string) =>
		busy.some(({ row }) => row.bookingId === bookingId && row.resourceId === resourceId);
	const items = added.flatMap(({ resource, buffer }) =>
		coming
			.filter(({ bookingId }) => !has(bookingId, resource.id))
			.map(({ bookingId, startsAt, endsAt }): Slot & { id: string; bookingId: string } => ({
				...{ id: newId(now), bookingId, resourceId: resource.id, wholeId: id, startsAt, endsAt, ...buffer },
			})),
	);
	const clashes = added.flatMap((entry) => {
		const others = busy.flatMap(({ row, booking: one }) =>
			one && row.resourceId === entry.resource.id && !ofWhole.has(row.bookingId) ? [busySpan(row, one)] : [],
		);
		return items.flatMap((item) => {
			const by = item.resourceId === entry.resource.id ? clashWith(others, item, entry.buffer) : undefined;
			return by ? [{ kind: "taken" as const, entry, by }] : [];
		});
	});
	if (clashes.length > 0) {
		const described = await Promise.all(clashes.slice(0, 5).map((one) => describeObstacle(visit, one)));
		throw invalid({ parts: `resources:errors.partsTaken?${new URLSearchParams({ why: described.join(" ") })}` });
	}
	const { tenant } = visit;
	const isFlat = sql`not exists (select 1 from ${resourceParts} p where p.tenant_id = ${tenant.id} and (
		(p.part_id = ${id} and ${chosen.length} > 0) or ${among(sql`p.whole_id`, chosen)}))`;
	const isRemoved = and(
		eq(resourceBookingItems.wholeId, id),
		among(resourceBookingItems.resourceId, removed),
		gt(resourceBookingItems.endsAt, now),
	) as SQL;
	const made = added.map(({ resource }) => ({ id: newId(now), wholeId: id, partId: resource.id }));
	const writes = [
		requiring(visit.context, isFlat),
		holding(visit, items, { seats: 0, except: [...ofWhole] }),
		visit.rows.dropping(resourceBookingItems, isRemoved),
		visit.rows.removingAll(
			resourceParts,
			and(eq(resourceParts.wholeId, id), among(resourceParts.partId, removed)) as SQL,
		),
		...(made.length > 0 ? [visit.rows.addingEach(resourceParts, made)] : []),
		...(items.length > 0 ? [visit.rows.addingEach(resourceBookingItems, items)] : []),
	];
	await orElse(visit.rows.commit(writes), () => invalid({ parts: "resources:errors.meanwhile" }));
	return done({ snackbar: { key: "resources:told.saved" }, to: paths(tenant.guid).resource(id) });
}
