import { countingList } from "#app/lists/read-list.server";
import { keptOfPeople, type Whom } from "#app/platform/tenant/of-person.server";
import { notes } from "#db/schema/crm";
import { customerSource, seenCustomers } from "./customers-list/customers.source.server";
import { manifest } from "./manifest";
import { meetingSource } from "./meetings-list/meetings.source.server";
import { noteSource } from "./notes-list/notes.source.server";
import { paths } from "./paths";
import { chosenTasks, taskSource } from "./tasks-list/tasks.source.server";
import { visibleTo } from "./visible.server";
import { visibleMeetings } from "./visible-tasks.server";

/** Each is a list with a filter: the number is the list's own, and the link leads to it. */
const tasks = ({ id }: Whom) => `f=assignee.any.${id}`;
const owned = ({ id }: Whom) => `f=owner.any.${id}`;
const shared = ({ id }: Whom) => `f=collaborator.any.${id}`;
const coming = "f=starts.after.-1&sort=starts";
const called = ({ id }: Whom) => `f=organiser.any.${id}&${coming}`;
const attended = ({ id }: Whom) => `f=attendee.any.${id}&${coming}`;

const written = ({ id }: Whom) => `f=author.any.${id}`;

export const ofPeople = keptOfPeople(manifest, [
	{
		key: "tasks",
		place: "tasks",
		isWork: true,
		count: (asker, whom) => countingList(asker, taskSource as never, tasks(whom), chosenTasks(asker, tasks(whom))),
		to: ({ tenant }, whom) => `${paths(tenant.guid).tasks}?${tasks(whom)}`,
	},
	{
		key: "customers",
		place: "customers",
		isWork: true,
		count: (asker, whom) => countingList(asker, customerSource as never, owned(whom), seenCustomers(asker)),
		to: ({ tenant }, whom) => `${paths(tenant.guid).customers}?${owned(whom)}`,
	},
	{
		key: "sharedCustomers",
		place: "customers",
		count: (asker, whom) => countingList(asker, customerSource as never, shared(whom), seenCustomers(asker)),
		to: ({ tenant }, whom) => `${paths(tenant.guid).customers}?${shared(whom)}`,
	},
	{
		key: "calledMeetings",
		place: "meetings",
		isWork: true,
		count: (asker, whom) => countingList(asker, meetingSource as never, called(whom), visibleMeetings(asker)),
		to: ({ tenant }, whom) => `${paths(tenant.guid).meetings}?${called(whom)}`,
	},
	{
		key: "meetings",
		place: "meetings",
		count: (asker, whom) => countingList(asker, meetingSource as never, attended(whom), visibleMeetings(asker)),
		to: ({ tenant }, whom) => `${paths(tenant.guid).meetings}?${attended(whom)}`,
	},
	{
		key: "notes",
		place: "notes",
		count: (asker, whom) => countingList(asker, noteSource as never, written(whom), visibleTo(asker, notes)),
		to: ({ tenant }, whom) => `${paths(tenant.guid).notes}?${written(whom)}`,
	},
]);
