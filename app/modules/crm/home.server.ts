import { and, asc, eq, gte, lt, ne, or, sql } from "drizzle-orm";
import { dayStart } from "#app/lists/day-start";
import { addDays, today, zoneOf } from "#app/platform/clock";
import { creation, homePart } from "#app/platform/tenant/home-parts.server";
import { attendees, meetings } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { visibleMeetings } from "./visible-tasks.server";

/** Days that the calendar of the home page looks ahead, today among them. */
const AHEAD = 7;

/** One's own meetings of today and the days to come. */
const calendar = homePart(manifest, "meetings", {
	kind: "calendar",
	reading: (visit, limit) => {
		const zone = zoneOf(visit);
		const day = today(zone, visit.now);
		const asked = and(
			eq(attendees.tenantId, visit.tenant.id),
			eq(attendees.meetingId, meetings.id),
			eq(attendees.userId, visit.user.id),
		);
		const { query, shape } = visit.rows.listingWith(
			meetings,
			{ customer: [companies, meetings.customerId] },
			{
				where: and(
					visibleMeetings(visit),
					ne(meetings.status, "cancelled"),
					gte(meetings.startsAt, dayStart(day, zone)),
					lt(meetings.startsAt, dayStart(addDays(day, AHEAD), zone)),
					or(eq(meetings.createdBy, visit.user.id), sql`exists (select 1 from ${attendees} where ${asked})`),
				),
				orderBy: [asc(meetings.startsAt), asc(meetings.id)],
				limit,
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).map(({ row: { id, title, startsAt, endsAt, place }, customer }) => ({
					...{ id, title, startsAt, endsAt, where: [customer?.name, place].filter(Boolean).join(" · ") },
					href: paths(visit.tenant.guid).meeting(id),
				})),
		};
	},
	all: ({ tenant }) => paths(tenant.guid).myMeetings,
});

/** What CRM shows on the home page. */
export const home = [calendar];

/** What one makes in CRM from anywhere. */
export const creations = [
	creation(manifest, "notes", {
		...{ level: 20, label: "home:create.note", icon: "notebook-pen", onHome: 1 },
		to: (guid) => paths(guid).notes,
	}),
	creation(manifest, "meetings", {
		...{ level: 20, label: "home:create.meeting", icon: "calendar-plus", onHome: 2 },
		to: (guid) => paths(guid).newMeeting,
	}),
	creation(manifest, "tasks", {
		...{ level: 20, label: "home:create.task", icon: "list-checks", onHome: 3 },
		to: (guid) => paths(guid).task("new"),
	}),
	creation(manifest, "customers", {
		...{ level: 20, label: "home:create.customer", icon: "building-2" },
		to: (guid) => paths(guid).newCustomer,
	}),
	creation(manifest, "contacts", {
		...{ level: 20, label: "home:create.contact", icon: "contact-round" },
		to: (guid) => paths(guid).newContact,
	}),
];
