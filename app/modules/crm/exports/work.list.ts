import { defineList, type ListColumn } from "#app/lists/definition";

const exported = { exported: true } as const;
const column = <Key extends string>(key: Key, kind: ListColumn["kind"], label: string) => ({
	key,
	kind,
	label,
	...exported,
});

/** The meetings of a tenant, as files have them. */
export const meetingList = defineList({
	key: "crm.meetings",
	sort: "-starts",
	columns: [
		column("title", "text", "crmMeetings:meeting.title"),
		{ ...column("starts", "date", "crmMeetings:meeting.startsAt"), sortable: true, filterable: true },
		column("ends", "date", "crmMeetings:meeting.endsAt"),
		column("status", "text", "crmLists:work.status"),
		column("customer", "text", "crmMeetings:meeting.customer"),
		column("place", "text", "crmMeetings:meeting.place"),
		column("url", "text", "crmMeetings:meeting.url"),
		column("agenda", "text", "crmMeetings:meeting.agenda"),
		column("minutes", "text", "crmMeetings:meeting.minutes"),
	],
});

/** The notes of a tenant, as files have them. */
export const noteList = defineList({
	key: "crm.notes",
	sort: "-created",
	columns: [
		{ ...column("created", "date", "crmLists:work.written"), sortable: true, filterable: true },
		column("author", "text", "crmLists:work.author"),
		column("customer", "text", "crmLog:note.customer"),
		column("text", "text", "crmLists:work.note"),
		column("isPrivate", "yesno", "crmLists:work.private"),
	],
});
