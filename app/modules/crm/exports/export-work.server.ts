import { and, type SQL } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { hasId } from "#app/lists/chosen.server";
import { exportList } from "#app/lists/export/export-list.server";
import { type Asks, askedBy, planList, stateOf } from "#app/lists/read-list.server";
import { type ListSource, ownCells } from "#app/lists/source.server";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row, TenantTable } from "#app/platform/tenant/rows.server";
import { priorityOf } from "#app/tasks/states";
import { type meetings, notes } from "#db/schema/crm";
import { tasks } from "#db/schema/tasks";
import type { MeetingsExport } from "../meetings-list/list.schema";
import { meetingList } from "../meetings-list/meetings.list";
import { meetingSource } from "../meetings-list/meetings.source.server";
import { meetingPointers } from "../meetings-list/show-meetings.server";
import { notePointers } from "../notes/note-item.server";
import type { NotesExport } from "../notes-list/list.schema";
import { noteList } from "../notes-list/notes.list";
import { noteSource } from "../notes-list/notes.source.server";
import type { TasksExport } from "../tasks-list/list.schema";
import { taskPointers } from "../tasks-list/read-tasks.server";
import { taskList } from "../tasks-list/tasks.list";
import { listedTasks, taskSource } from "../tasks-list/tasks.source.server";
import { visibleTo } from "../visible.server";
import { visibleMeetings, visibleTasks } from "../visible-tasks.server";

type Named = { name: string } | null;
type Person = Parameters<typeof nameOf>[0] | null;
type Found<Table extends TenantTable> = { row: Row<Table>; customer: Named; assignee?: Person; author?: Person };
type Pointers = Parameters<Visit["rows"]["listingWith"]>[1];

/** Reads a page of rows with what they point to, for a file. */
function reading<Table extends TenantTable>(visit: Visit, source: ListSource<Table>, others: Pointers, where: SQL) {
	return async (asks: Asks) => {
		const plan = planList(source as never, asks, askedBy(visit), where);
		const { found } = await visit.rows.read({ found: visit.rows.listingWith(source.table, others, plan.options) });
		return plan.page(found as unknown as Found<Table>[], ({ row }) => row as object);
	};
}

const called = (person: Person | undefined) => (person ? nameOf(person) : null);

/** The tasks that the filters leave, or those that were ticked, as a file for a spreadsheet. */
export function exportTasks(visit: Visit, query: z.output<typeof TasksExport>): Promise<Response> {
	const { ids } = query;
	const where = ids
		? (and(hasId(tasks, ids), filtering(visibleTasks(visit))) as SQL)
		: listedTasks(visit, stateOf(taskSource, query));
	return exportList<Found<typeof tasks>>(visit, {
		definition: taskList,
		query,
		name: "tasks",
		read: reading(visit, taskSource, taskPointers, where),
		cells: {
			...ownCells(taskSource),
			priority: ({ row }) => priorityOf(row.priority),
			customer: ({ customer }) => customer?.name ?? null,
			assignee: ({ assignee }) => called(assignee),
		},
	});
}

/** The meetings that the filters leave as a file for a spreadsheet. */
export function exportMeetings(visit: Visit, query: z.output<typeof MeetingsExport>): Promise<Response> {
	return exportList<Found<typeof meetings>>(visit, {
		definition: meetingList,
		query,
		name: "meetings",
		read: reading(visit, meetingSource, meetingPointers, visibleMeetings(visit)),
		cells: {
			...ownCells(meetingSource),
			ends: ({ row }) => row.endsAt,
			customer: ({ customer }) => customer?.name ?? null,
			organiser: ({ author }) => called(author),
		},
	});
}

/** The notes that the filters leave as a file for a spreadsheet, their words without what shapes them. */
export function exportNotes(visit: Visit, query: z.output<typeof NotesExport>): Promise<Response> {
	return exportList<Found<typeof notes>>(visit, {
		definition: noteList,
		query,
		name: "notes",
		read: reading(visit, noteSource, notePointers, visibleTo(visit, notes)),
		cells: {
			...ownCells(noteSource),
			author: ({ author }) => called(author),
			customer: ({ customer }) => customer?.name ?? null,
			text: ({ row }) => row.plain,
		},
	});
}
