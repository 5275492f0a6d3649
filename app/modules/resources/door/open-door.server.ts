import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { today } from "#app/platform/clock";
import { allowFrames } from "#app/platform/framing.server";
import { done } from "#app/platform/guard.server";
import { PRIVATE } from "#app/platform/http.server";
import { languageOfPage } from "#app/platform/i18n.server";
import { DAY, MINUTE } from "#app/platform/limits";
import { toLocal } from "#app/platform/local-time";
import { keepContentOnly } from "#app/platform/portal-paths";
import { notFound } from "#app/platform/problems";
import { qrOf } from "#app/platform/qr.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { enterPublicTarget } from "#app/platform/tenant/public-target.server";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { countUse } from "#app/platform/throttle.server";
import { HONEYPOT } from "#app/ui/honeypot-field";
import { resourceBookingItems, resourceDoors, resources } from "#db/schema/resources";
import {
	assemble,
	type BusySpan,
	heldOf,
	readingBookers,
	readingBusy,
	readingClosures,
	readingResources,
	readingTypes,
} from "../catalogue.server";
import { addFault } from "../faults/report.server";
import { presenceAt } from "../free-time";
import { manifest } from "../manifest";
import { open, paths } from "../paths";
import type { DoorFault } from "./door.schema";

/** Faults that one network reports: a whole house may stand behind one address. */
const USES = { limit: 10, window: 60 * MINUTE };
/** Bookings that stand at the door after the one of now. */
const NEXT = 5;

/** What stands at a door: how the resource is now, what is on and what comes; throws `notFound` for every other address. */
async function openDoor(context: RequestContext, guid: string) {
	const ctx = await enterPublicTarget(context, { table: resourceDoors, moduleKey: manifest.key, guid });
	if (!ctx) throw notFound();
	const now = context.now.getTime();
	const window = { startsAt: now, endsAt: now + DAY };
	const itsId = sql`(select d.id from ${resourceDoors} d where d.tenant_id = ${ctx.tenant.id} and d.guid = ${guid.toLowerCase()})`;
	const held = heldOf(sql`${resourceBookingItems.resourceId} = ${itsId}`, window);
	const { doors, types, all, closures, busy, bookers } = await ctx.rows.read({
		doors: ctx.rows.listing(resourceDoors, { where: eq(resourceDoors.guid, guid.toLowerCase()), limit: 1 }),
		types: readingTypes(ctx),
		all: readingResources(ctx, sql`${resources.id} = ${itsId}`),
		closures: readingClosures(ctx, window),
		busy: readingBusy(ctx, held),
		bookers: readingBookers(ctx, held),
	});
	const [door] = doors;
	const [entry] = assemble({ types, all, closures, busy });
	if (!door || !entry || entry.resource.status === "retired") throw notFound();
	allowFrames(context, door.embeddedBy);
	const names = new Map(bookers.map(({ row }) => [row.id, nameOf(row)]));
	return { ctx, door, entry, names };
}

/** The page that the code at the door leads to, and the screen that hangs there. */
export async function showDoor({ request, params, context }: LoaderFunctionArgs) {
	const { ctx, door, entry, names } = await openDoor(context, params.door ?? "");
	const { resource, busy } = entry;
	const { id, name, place, capacity, timeZone, status } = resource;
	const now = context.now.getTime();
	const { state, until } = presenceAt(entry, now);
	const local = until === null ? null : toLocal(until, timeZone);
	const day = today(timeZone, context.now);
	const shown = ({ startsAt, endsAt, booking }: BusySpan) => {
		const isNamed = door.showsNames && !booking.isPrivate;
		return {
			...{ key: booking.id, from: toLocal(startsAt, timeZone).slice(11), until: toLocal(endsAt, timeZone).slice(11) },
			...{ title: isNamed ? booking.title : null, booker: isNamed ? (names.get(booking.bookerId) ?? "") : "" },
		};
	};
	const isToday = ({ startsAt }: BusySpan) => toLocal(startsAt, timeZone).slice(0, 10) === day;
	const address = ctx.origin + open.door(door.guid);
	return data(
		{
			...{ brand: tenantBrand(ctx.tenant), language: await languageOfPage(request, context), title: name },
			resource: { name, place, capacity },
			presence: {
				state: status === "active" ? state : status,
				until: local && { day: local.slice(0, 10), clock: local.slice(11) },
				isToday: local?.slice(0, 10) === day,
			},
			current: busy.filter(({ startsAt }) => startsAt <= now).map(shown),
			next: busy
				.filter((one) => one.startsAt > now && isToday(one))
				.slice(0, NEXT)
				.map(shown),
			...{
				day,
				clock: toLocal(now, timeZone).slice(11),
				qr: qrOf(address),
				isSent: new URL(request.url).searchParams.has("sent"),
			},
			at: { now: paths(ctx.tenant.guid).now(id), door: open.door(door.guid) },
		},
		{ headers: { ...PRIVATE, "X-Robots-Tag": "noindex" } },
	);
}

/** Takes what somebody at the door says does not work. */
export async function reportAtDoor({ request, context }: ActionFunctionArgs, input: z.output<typeof DoorFault>) {
	const { ctx, door, entry } = await openDoor(context, input.door);
	await countUse(context, request, "resourceFault", USES);
	const { title, body, name } = input;
	// A robot is sent on as everybody.
	if (input[HONEYPOT] === "")
		await addFault(ctx, entry.resource, { title, body, reporterId: null, reporterName: name });
	return done({ to: keepContentOnly(`${open.door(door.guid)}?sent=1`, new URL(request.url).search) });
}
