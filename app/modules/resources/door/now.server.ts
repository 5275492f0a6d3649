import { eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { translator } from "#app/platform/i18n.server";
import { DAY, MINUTE } from "#app/platform/limits";
import { toLocal } from "#app/platform/local-time";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { resourceBookingItems, resourceParts, resources } from "#db/schema/resources";
import { book } from "../book.server";
import {
	assemble,
	heldOf,
	mayBook,
	readingBusy,
	readingClosures,
	readingParts,
	readingResources,
	readingTypes,
} from "../catalogue.server";
import { isFree, serializeResource } from "../find.server";
import { paths } from "../paths";
import { readingOwnIn } from "../quota.server";
import { BookInput, type ResourceRef } from "../resources.schema";
import { weekOf } from "../rules";
import { NOW_MINUTES, type NowInput } from "./door.schema";

/** From this minute on. */
const thisMinute = ({ now }: Visit) => now.getTime() - (now.getTime() % MINUTE);

/** What somebody who stands before a resource can take of it at once. */
export async function showNow(visit: Visit, { resource: id }: z.output<typeof ResourceRef>) {
	const startsAt = thisMinute(visit);
	const window = { startsAt, endsAt: startsAt + DAY };
	const isPart = sql`select p.part_id from ${resourceParts} p where p.tenant_id = ${visit.tenant.id} and p.whole_id = ${id}`;
	const { types, all, closures, busy, parts, own } = await visit.rows.read({
		types: readingTypes(visit),
		all: readingResources(visit, sql`${resources.id} = ${id} or ${resources.id} in (${isPart})`),
		closures: readingClosures(visit, window),
		busy: readingBusy(
			visit,
			heldOf(
				sql`(${resourceBookingItems.resourceId} = ${id} or ${resourceBookingItems.resourceId} in (${isPart}))`,
				window,
			),
		),
		parts: readingParts(visit, eq(resourceParts.wholeId, id)),
		own: readingOwnIn(visit, weekOf(startsAt, visit.tenant.timeZone)),
	});
	const entry = assemble({ types, all, closures, busy, parts }).find(({ resource }) => resource.id === id);
	if (!entry || entry.resource.status === "retired") throw notFound();
	const { timeZone } = entry.resource;
	const choices = NOW_MINUTES.filter((minutes) =>
		isFree(visit, entry, { startsAt, endsAt: startsAt + Number(minutes) * MINUTE }, own),
	).map((minutes) => ({ minutes, until: toLocal(startsAt + Number(minutes) * MINUTE, timeZone).slice(11) }));
	return {
		resource: serializeResource(visit, entry, []),
		choices: mayBook(visit, entry.type) ? choices : [],
		day: today(timeZone, visit.now),
		tenant: visit.tenant.guid,
	};
}

/** Books from this minute on. The rules are those of every other booking. */
export async function bookNow(visit: Visit, { resource, title, minutes }: z.output<typeof NowInput>) {
	const startsAt = thisMinute(visit);
	const t = await translator(visit.language);
	const input = BookInput.parse({
		...{ title: title || t("resourceDoor:now.usual"), resources: [resource] },
		startsAt: new Date(startsAt).toISOString(),
		endsAt: new Date(startsAt + minutes * MINUTE).toISOString(),
	});
	const made = await book(visit, input, { isSeen: true });
	if (made.kind === "preview") throw notFound();
	return done({
		snackbar: { key: made.isPending ? "resources:told.asked" : "resources:told.booked", params: { count: 1 } },
		to: paths(visit.tenant.guid).booking(made.ids[0] ?? ""),
	});
}
