import { defineListPages } from "#app/lists/list-pages.server";
import { defineServer } from "#app/registry/define-server";
import { serviceJob, sweepServices } from "./assets/clock.server";
import { bookingsFile } from "./bookings.server";
import { remindJob, sweepReminders } from "./clock.server";
import { dueJob, sweepDue } from "./due.server";
import { page, pageAction } from "./guard.server";
import { tellJob } from "./letters.server";
import { freedJob, settleJob, sweepLines } from "./line.server";
import { overdueJob, sweepOverdue } from "./loans/clock.server";
import { needs } from "./needs.server";
import { ofPeople } from "./of-person.server";
import { forgetGuestsJob, sweepGuests } from "./open-booking/forget.server";
import { BookingsFileQuery } from "./resources.schema";
import { search } from "./search.server";

export const server = defineServer({
	jobs: [tellJob, remindJob, dueJob, settleJob, freedJob, serviceJob, forgetGuestsJob, overdueJob],
	frequent: {
		resourceReminders: sweepReminders,
		resourcesDue: sweepDue,
		resourceLines: sweepLines,
		resourcesOverdue: sweepOverdue,
	},
	hourly: { resourceServices: sweepServices, resourceGuests: sweepGuests },
	personData: ofPeople,
	needs,
	lists: [
		defineListPages({
			...{ path: "task_library/resources/bookings", guard: { page, pageAction }, place: "bookings" },
			namespaces: ["resources"],
			titles: { list: "resources:bookings.title" },
			export: { schema: BookingsFileQuery, run: bookingsFile },
		}),
	],
	search,
});
