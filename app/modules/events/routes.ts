import { listRoutes } from "../../lists/routes";
import { routesIn } from "../../platform/routes-in";

const { route } = routesIn("modules/events");

export const pages = [
	...listRoutes("events", "followup_events/events", "events", ["export", "trash"]),
	route("followup_events", "pages/front.ts"),
	route("followup_events/dashboard", "pages/dashboard.tsx"),
	route("followup_events/needs", "pages/own-needs.tsx"),
	route("followup_events/clients/:event", "pages/clients.tsx"),
	route("followup_events/clients/:event/people", "pages/client-people.ts"),
	route("followup_events/events", "pages/events.tsx"),
	route("followup_events/events/report", "pages/report.tsx"),
	route("followup_events/events/embed", "pages/embed.tsx"),
	route("followup_events/events/new", "pages/new-event.tsx"),
	route("followup_events/events/:event", "pages/event.tsx"),
	route("followup_events/events/:event/edit", "pages/edit-event.tsx"),
	route("followup_events/events/:event/tickets", "pages/ticket-types.tsx"),
	route("followup_events/events/:event/messages", "pages/messages.tsx"),
	route("followup_events/events/:event/messages/:message", "pages/message.tsx"),
	route("followup_events/events/:event/dates", "pages/dates.tsx"),
	route("followup_events/events/:event/program", "pages/program.tsx"),
	route("followup_events/events/:event/checkin", "pages/check-in.tsx"),
	route("followup_events/events/:event/doors", "pages/doors.tsx"),
	route("followup_events/events/:event/doors/:list", "pages/own-door.tsx"),
	route("followup_events/events/:event/doors/:list/people", "pages/own-door-people.ts"),
	route("followup_events/events/:event/speakers", "pages/speakers.tsx"),
	route("followup_events/events/:event/material/:material", "pages/material.ts"),
	route("followup_events/events/:event/badges", "pages/badges.tsx"),
	route("followup_events/events/:event/needs", "pages/event-needs.tsx"),
	route("followup_events/events/:event/print", "pages/print-list.tsx"),
	route("followup_events/events/:event/export", "pages/participants-export.ts"),
	route("followup_events/events/:event/feedback", "pages/feedback-results.tsx"),
];

/** Pages for everybody, without bar and menu. */
export const open = [
	route("event/list/:tenant", "pages/public-list.tsx"),
	route("event/list/:tenant/calendar", "pages/public-list-calendar.ts"),
	route("event/calendar/:token", "pages/feed.ts"),
	route("event/speaker/:token", "pages/speaker.tsx"),
	route("event/speaker/:token/material/:material", "pages/speaker-material.ts"),
	route("event/door/:token", "pages/door.tsx"),
	route("event/door/:token/people", "pages/door-people.ts"),
	route("event/:event", "pages/public-event.tsx"),
	route("event/:event/calendar", "pages/public-event-calendar.ts"),
	route("event/:event/ticket/:token", "pages/ticket.tsx"),
	route("event/:event/ticket/:token/calendar", "pages/ticket-calendar.ts"),
	route("event/:event/ticket/:token/agenda", "pages/ticket-agenda.ts"),
	route("event/:event/ticket/:token/certificate", "pages/ticket-certificate.ts"),
	route("event/:event/ticket/:token/material/:material", "pages/ticket-material.ts"),
	route("event/:event/ticket/:token/feedback", "pages/ticket-feedback.tsx"),
];

export const api = [];
