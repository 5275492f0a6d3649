import { defineList } from "#app/lists/definition";
import { meetingViews } from "./views";

const statuses = {
	planned: "crmLists:work.meeting.planned",
	held: "crmLists:work.meeting.held",
	cancelled: "crmLists:work.meeting.cancelled",
};
const later = { show: "later", exported: true } as const;
/** In files and filters only: too much for a row. */
const unseen = { show: "never", exported: true } as const;

/** The meetings of a tenant, the last one first. */
export const meetingList = defineList({
	key: "crm.meetings",
	sort: "-starts",
	columns: [
		{ key: "title", kind: "text", label: "crmMeetings:meeting.title", show: "always", exported: true },
		{
			key: "starts",
			kind: "date",
			label: "crmMeetings:meeting.startsAt",
			sortable: true,
			filterable: true,
			exported: true,
		},
		{ key: "ends", kind: "date", label: "crmMeetings:meeting.endsAt", ...later },
		{ key: "customer", kind: "text", label: "crmMeetings:meeting.customer", exported: true },
		{ key: "organiser", kind: "person", label: "crmMeetings:meeting.organiser", filterable: true, exported: true },
		{ key: "attendee", kind: "person", label: "crmMeetings:meeting.attendee", filterable: true, show: "never" },
		{ key: "place", kind: "text", label: "crmMeetings:meeting.place", filterable: true, exported: true },
		{
			key: "status",
			kind: "choice",
			label: "crmLists:work.status",
			filterable: true,
			choices: statuses,
			exported: true,
		},
		{ key: "url", kind: "text", label: "crmMeetings:meeting.url", ...later },
		{ key: "agenda", kind: "text", label: "crmMeetings:meeting.agenda", ...unseen },
		{ key: "minutes", kind: "text", label: "crmMeetings:meeting.minutes", filterable: true, ...unseen },
	],
	views: [
		{ key: "mine", label: "crmMeetings:meetings.mine", query: meetingViews.mine },
		{ key: "coming", label: "crmMeetings:meetings.coming", query: meetingViews.coming },
		{ key: "past", label: "crmMeetings:meetings.past", query: meetingViews.past },
		{ key: "noMinutes", label: "crmMeetings:meetings.noMinutes", query: meetingViews.noMinutes },
	],
});
