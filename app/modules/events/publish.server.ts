import { eq } from "drizzle-orm";
import type * as z from "zod";
import { addPicture, publishing } from "#app/media/pictures.server";
import { done } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { bookingPools } from "#db/schema/bookings";
import { events } from "#db/schema/events";
import type { CoverInput, EventRef } from "./events.schema";
import { type Event, ownEvent, scheduled } from "./events.server";
import { tellOfEnd } from "./letters.server";
import { manifest } from "./manifest";

/** Puts a draft out: from now on people register. */
export async function publishEvent(visit: Visit, { event: id }: z.output<typeof EventRef>) {
	const { event } = await ownEvent(visit, id);
	if (event.status === "draft" && !event.isTemplate)
		await visit.rows.change(events, id, { status: "published", ...scheduled(event, visit.now.getTime()) });
	return done({ snackbar: { key: "events:told.published" } });
}

/** Cancels an event: nobody registers any more, no place is offered, and everybody who has one is written to. */
export async function cancelEvent(visit: Visit, { event: id }: z.output<typeof EventRef>) {
	const { event } = await ownEvent(visit, id);
	if (event.status !== "published") return done();
	const over = {
		status: "cancelled",
		sequence: event.sequence + 1,
		nextReminderAt: null,
		feedbackDueAt: null,
		courseDueAt: null,
	} as const;
	const [changed] = await visit.rows.commit([
		visit.rows.changing(events, id, over, undefined, eq(events.status, "published")),
		visit.rows.changing(bookingPools, id, { closesAt: visit.now.getTime() }),
	]);
	if (changed) await tellOfEnd(visit, changed as Event);
	return done({ snackbar: { key: "events:told.cancelled" } });
}

/** Stores a picture of an event, which everybody who has the event's address sees. */
export async function setCover(visit: Visit, { event: id, file }: z.output<typeof CoverInput>) {
	const { event } = await ownEvent(visit, id);
	const picture = await addPicture(visit, manifest.key, { file });
	await visit.rows.commit([
		publishing(visit, manifest.key, [picture.guid], true),
		visit.rows.changing(events, event.id, { coverGuid: picture.guid }),
	]);
	return done({ snackbar: { key: "events:told.cover" } });
}

export async function dropCover(visit: Visit, { event: id }: z.output<typeof EventRef>) {
	const { event } = await ownEvent(visit, id);
	await visit.rows.commit([
		...(event.coverGuid ? [publishing(visit, manifest.key, [event.coverGuid], false)] : []),
		visit.rows.changing(events, id, { coverGuid: null }),
	]);
	return done({ snackbar: { key: "events:told.saved" } });
}
