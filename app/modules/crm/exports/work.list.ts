import { defineList, type ListColumn } from "#app/lists/definition";

const exported = { exported: true } as const;
const column = <Key extends string>(key: Key, kind: ListColumn["kind"], label: string) => ({
	key,
	kind,
	label,
	...exported,
});

/** The tasks of a tenant, as files have them. */
export const taskList = defineList({
	key: "crm.tasks",
	sort: "due",
	columns: [
		column("title", "text", "crmWork:task.title"),
		{ ...column("due", "day", "crmWork:task.dueOn"), sortable: true, filterable: true },
		{
			...column("priority", "choice", "crmWork:task.priority"),
			choices: { low: "crmWork:priority.low", normal: "crmWork:priority.normal", high: "crmWork:priority.high" },
		},
		{
			...column("status", "choice", "crmWork:task.status"),
			filterable: true,
			choices: {
				todo: "crmWork:status.todo",
				doing: "crmWork:status.doing",
				done: "crmWork:status.done",
				cancelled: "crmWork:status.cancelled",
			},
		},
		column("customer", "text", "crmWork:task.customer"),
		{ ...column("assignee", "person", "crmWork:task.assignee"), filterable: true },
		column("description", "text", "crmWork:task.description"),
		{ ...column("created", "date", "crmLists:customer.created"), sortable: true, filterable: true },
	],
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
