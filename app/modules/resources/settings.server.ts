import { asc, gte, sql } from "drizzle-orm";
import type * as z from "zod";
import { isModulePerson, readingModulePeople } from "#app/directory/module-people.server";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { resourceClosures, resources, resourceTypes } from "#db/schema/resources";
import { readingResources, readingTypes } from "./catalogue.server";
import { holidayOn } from "./holidays";
import type { ClosureInput, ClosureRef, TypeInput, TypeRef } from "./resources.schema";
import { approving, booking, isApprover, isRuled, ruledBy } from "./rules.server";

/** Types with their rules, closures to come, and the public holidays of this year. */
export async function showSettings(visit: Visit) {
	const day = today(visit.tenant.timeZone, visit.now);
	const { types, all, closures, approvers, bookers } = await visit.rows.read({
		types: readingTypes(visit),
		all: readingResources(visit),
		closures: visit.rows.listing(resourceClosures, {
			where: gte(resourceClosures.lastDay, day),
			orderBy: [asc(resourceClosures.firstDay)],
			limit: 200,
		}),
		approvers: readingModulePeople(visit, approving, isApprover(visit, resourceTypes)),
		bookers: readingModulePeople(visit, booking, isRuled(visit, resourceTypes)),
	});
	const names = new Map(all.map(({ id, name }) => [id, name]));
	return {
		types: types.map((type) => ({
			...{ id: type.id, name: type.name, kind: type.kind, weekly: type.weekly },
			...{ closedOnHolidays: type.closedOnHolidays, bookLevel: type.bookLevel, needsApproval: type.needsApproval },
			...{ approverId: type.approverId, maxMinutes: type.maxMinutes, windowDays: type.windowDays },
			rules: type.rules,
			count: all.filter(({ typeId }) => typeId === type.id).length,
		})),
		closures: closures.map(({ id, firstDay, lastDay, opensAt, closesAt, reason, resourceId }) => ({
			...{ id, firstDay, lastDay, opensAt, closesAt, reason },
			resource: resourceId === null ? null : (names.get(resourceId) ?? ""),
		})),
		resources: all.map(({ id, name }) => ({ value: id, label: name })),
		approvers,
		bookers,
		holidays: holidaysFrom(day),
		tenant: visit.tenant.guid,
	};
}
export type TypeData = Awaited<ReturnType<typeof showSettings>>["types"][number];

/** The public holidays of the year that a day lies in. */
function holidaysFrom(day: string) {
	const year = Number(day.slice(0, 4));
	const start = Date.UTC(year, 0, 1);
	const days = Array.from({ length: 366 }, (_, index) =>
		new Date(start + index * 86_400_000).toISOString().slice(0, 10),
	);
	return days.flatMap((one) => {
		const holiday = one.startsWith(String(year)) ? holidayOn(one) : null;
		return holiday ? [{ day: one, holiday }] : [];
	});
}

/** A field for a time knows no 24:00: what closes at midnight closes at the end of the day. */
const endOfDay = (clock: string) => (clock === "00:00" ? "24:00" : clock);

/** Makes a type, or changes its rules; bookings that are there already stay. */
export async function saveType(visit: Visit, { type: id, opens, closes, bookLevel, ...input }: TypeInput) {
	const weekly = Array.from({ length: 7 }, (_, index) => {
		const [from, to] = [opens[index] ?? "", endOfDay(closes[index] ?? "")];
		if (from === "" && to === "") return null;
		if (from === "" || to === "" || from >= to) throw invalid({ opens: "resources:errors.hours" });
		return { from, to };
	});
	const { approverId, name, kind, closedOnHolidays, needsApproval, maxMinutes, windowDays } = input;
	if (approverId && !(await isModulePerson(visit, approverId, approving))) throw invalid({ approverId: "wrongValue" });
	const fields = {
		...{ name, kind, weekly, closedOnHolidays, needsApproval, maxMinutes, windowDays },
		...{ bookLevel: Number(bookLevel), approverId: approverId ?? null, rules: await ruledBy(visit, input) },
	};
	if (id === undefined) await visit.rows.add(resourceTypes, { id: newId(visit.now.getTime()), ...fields });
	else if (!(await visit.rows.change(resourceTypes, id, fields))) throw notFound();
	return done({ snackbar: { key: "resources:told.saved" } });
}

/** Removes a type that no resource is of. */
export async function removeType(visit: Visit, { type: id }: z.output<typeof TypeRef>) {
	if (!(await visit.rows.find(resourceTypes, id))) throw notFound();
	const isUnused = sql`not exists (select 1 from ${resources} r where r.tenant_id = ${visit.tenant.id} and r.type_id = ${id})`;
	const writes = [requiring(visit.context, isUnused), visit.rows.removing(resourceTypes, id)];
	await orElse(visit.rows.commit(writes), () => conflict(undefined, "resources:errors.typeUsed"));
	return done({ snackbar: { key: "resources:told.removed" } });
}

/** Closes a resource, or all of them, on some days, or gives these days other hours. */
export async function addClosure(visit: Visit, { resource, ...input }: z.output<typeof ClosureInput>) {
	const lastDay = input.lastDay || input.firstDay;
	if (lastDay < input.firstDay) throw invalid({ lastDay: "resources:errors.lastDay" });
	const closesAt = endOfDay(input.closesAt);
	const hasHours = input.opensAt !== "" || closesAt !== "";
	if (hasHours && (input.opensAt === "" || closesAt === "" || input.opensAt >= closesAt))
		throw invalid({ opensAt: "resources:errors.hours" });
	if (resource && !(await visit.rows.find(resources, resource))) throw invalid({ resource: "wrongValue" });
	const row = { ...input, id: newId(visit.now.getTime()), closesAt, lastDay, resourceId: resource ?? null };
	await visit.rows.add(resourceClosures, row);
	return done({ snackbar: { key: "resources:told.saved" } });
}

export async function removeClosure(visit: Visit, { closure }: z.output<typeof ClosureRef>) {
	if (!(await visit.rows.remove(resourceClosures, closure))) throw notFound();
	return done({ snackbar: { key: "resources:told.removed" } });
}
