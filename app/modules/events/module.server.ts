import { eq } from "drizzle-orm";
import { defineListPages } from "#app/lists/list-pages.server";
import type { TenantRows } from "#app/platform/tenant/rows.server";
import { trashSweep } from "#app/platform/trash-sweep.server";
import { defineServer } from "#app/registry/define-server";
import { bookingPools } from "#db/schema/bookings";
import { events } from "#db/schema/events";
import { attendanceJob, sweepAttendance } from "./attendance.server";
import { remindJob, settleJob, sweepMessages, sweepNeeds, sweepOffers, sweepReminders } from "./clock.server";
import { creations } from "./creations.server";
import { EventsFileQuery } from "./events.schema";
import { eventResource } from "./events.server";
import { page, pageAction } from "./guard.server";
import { announceJob, moveJob, tellJob } from "./letters.server";
import { messageJob } from "./messages.jobs.server";
import { needs } from "./needs.server";
import { ofPeople } from "./of-person.server";
import { eventOffer } from "./offer.server";
import { participant } from "./participant.server";
import { search } from "./search.server";
import { droppingMaterialOf } from "./speakers/materials.server";

export const server = defineServer({
	creations,
	jobs: [announceJob, attendanceJob, messageJob, moveJob, tellJob, settleJob, remindJob],
	frequent: { eventOffers: sweepOffers, eventReminders: sweepReminders, eventMessages: sweepMessages },
	hourly: {
		eventAttendance: sweepAttendance,
		eventNeeds: sweepNeeds,
		eventTrash: trashSweep([
			{
				table: events,
				with: (rows: TenantRows, { id }: { id: string }) => [
					droppingMaterialOf(rows, id),
					rows.removingAll(bookingPools, eq(bookingPools.id, id)),
				],
			},
		] as never),
	},
	personData: ofPeople,
	participant,
	needs,
	lists: [
		defineListPages({
			...{ path: "followup_events/events", guard: { page, pageAction }, place: "list", namespaces: ["events"] },
			titles: { list: "events:list.title", trash: "events:list.trash" },
			export: { schema: EventsFileQuery, run: eventResource.file as never },
			trash: eventResource.trash,
		}),
	],
	search,
	events: eventOffer,
});
