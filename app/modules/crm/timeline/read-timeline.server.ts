import { and, eq, inArray, lte, ne, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { namesIn } from "#app/directory/fields/field";
import { nameOf } from "#app/directory/names";
import { keyset, type Page, pageOf } from "#app/platform/paging.server";
import type { Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { readingHistory } from "#app/platform/tenant/record-history.server";
import { contactForms, meetings, notes, submissions } from "#db/schema/crm";
import { companies, people } from "#db/schema/directory";
import { tasks } from "#db/schema/tasks";
import { customerFields } from "../customers.fields";
import { visibleMessage } from "../inbox/messages.server";
import { senderOf } from "../inbox/show-inbox.server";
import { notePointers, toNoteItem } from "../notes/note-item.server";
import { mayWrite } from "../show-customers.server";
import { visibleTo } from "../visible.server";
import { visibleMeetings, visibleTasks } from "../visible-tasks.server";

export const timelineKinds = ["notes", "emails", "meetings", "tasks", "forms", "changes"] as const;
export type TimelineKind = (typeof timelineKinds)[number];
type Asked = { kind?: TimelineKind; cursor?: string; limit: number };

export type TimelineItem = { id: string; at: number } & (
	| { kind: "note"; note: ReturnType<typeof toNoteItem> }
	| { kind: "meeting"; title: string; endsAt: number; minutes: string | null; by: string | null }
	| { kind: "task"; title: string; isDone: boolean; by: string | null }
	| { kind: "form"; form: string; sender: string; message: string | null }
	| { kind: "change"; isNew: boolean; fields: string[]; by: string | null }
);

/**
 * Reads one page of all that happened with a customer, the newest first. Each kind gives a page of its own from the same
 * place on; merged, the first of them are the page, however the kinds lie between each other.
 */
export function readTimeline(
	visit: Visit,
	customer: SQL,
	{ kind, cursor, limit }: Asked,
	reads: ReadBatch,
): () => Page<TimelineItem> {
	const asked = (one: TimelineKind) => kind === undefined || kind === one;
	const sources = [
		...(asked("notes") || asked("emails") ? [readNotes(visit, customer, { kind, cursor, limit }, reads)] : []),
		...(asked("meetings") ? [readMeetings(visit, customer, cursor, limit, reads)] : []),
		...(asked("tasks") ? [readTasks(visit, customer, cursor, limit, reads)] : []),
		...(asked("forms") && mayWrite(visit) ? [readMessages(visit, customer, cursor, limit, reads)] : []),
		...(asked("changes") ? [readChanges(visit, customer, cursor, limit, reads)] : []),
	];
	return () => {
		const all = sources.flatMap((source) => source());
		const merged = all.sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)).slice(0, limit + 1);
		return pageOf(merged, limit, ({ at, id }) => [at, id]);
	};
}

type Source = () => TimelineItem[];
/** Whether a row hangs on the customer. */
export const is = (column: SQLiteColumn, customer: SQL) => sql`${column} = ${customer}`;

/** Notes, calls and e-mails, or only the e-mails or the others. */
function readNotes(visit: Visit, customer: SQL, { kind, cursor, limit }: Asked, reads: ReadBatch): Source {
	const place = keyset([notes.createdAt, notes.id], { cursor }, "desc");
	const isEmail = eq(notes.kind, "email");
	const wanted = kind === undefined ? undefined : kind === "emails" ? isEmail : ne(notes.kind, "email");
	const where = and(is(notes.customerId, customer), visibleTo(visit, notes), wanted, place.where);
	const options = { where, orderBy: place.orderBy, limit: limit + 1 };
	const found = reads.add(visit.rows.listingWith(notes, notePointers, options));
	return () =>
		found().map((one) => ({
			kind: "note",
			id: one.row.id,
			at: one.row.createdAt,
			note: toNoteItem(visit, { ...one, customer: null }),
		}));
}

function readMeetings(
	visit: Visit,
	customer: SQL,
	cursor: string | undefined,
	limit: number,
	reads: ReadBatch,
): Source {
	const place = keyset([meetings.startsAt, meetings.id], { cursor }, "desc");
	const where = and(
		is(meetings.customerId, customer),
		visibleMeetings(visit),
		ne(meetings.status, "cancelled"),
		lte(meetings.startsAt, visit.now.getTime()),
		place.where,
	);
	const found = reads.add(
		visit.rows.listingWith(
			meetings,
			{ author: [people, meetings.createdBy] },
			{ where, orderBy: place.orderBy, limit: limit + 1 },
		),
	);
	return () =>
		found().map(({ row: { id, startsAt, endsAt, title, minutes }, author }) => ({
			...{ kind: "meeting" as const, id, at: startsAt, endsAt, title, minutes },
			by: author && nameOf(author),
		}));
}

function readTasks(visit: Visit, customer: SQL, cursor: string | undefined, limit: number, reads: ReadBatch): Source {
	const place = keyset([tasks.doneAt, tasks.id], { cursor }, "desc");
	const where = and(is(tasks.customerId, customer), eq(tasks.isOpen, false), visibleTasks(visit), place.where);
	const found = reads.add(
		visit.rows.listingWith(
			tasks,
			{ assignee: [people, tasks.assigneeId] },
			{ where, orderBy: place.orderBy, limit: limit + 1 },
		),
	);
	return () =>
		found().map(({ row: { id, title, status, doneAt, updatedAt }, assignee }) => ({
			...{ kind: "task" as const, id, title, at: doneAt ?? updatedAt, isDone: status === "done" },
			by: assignee && nameOf(assignee),
		}));
}

/** What came by contact forms; one that was kept as a note has its words there. */
function readMessages(
	visit: Visit,
	customer: SQL,
	cursor: string | undefined,
	limit: number,
	reads: ReadBatch,
): Source {
	const place = keyset([submissions.createdAt, submissions.id], { cursor }, "desc");
	const where = and(
		is(submissions.customerId, customer),
		inArray(submissions.status, ["new", "handled", "answered"]),
		visibleMessage(visit),
		place.where,
	);
	const pointers = { form: [contactForms, submissions.formId, ["name"]] } as const;
	const options = { where, orderBy: place.orderBy, limit: limit + 1 };
	const found = reads.add(visit.rows.listingWith(submissions, pointers, options));
	return () =>
		found().map(({ row: { id, createdAt, answers, noteId }, form }) => ({
			...{ kind: "form" as const, id, at: createdAt, form: form?.name ?? "", sender: senderOf(answers) },
			message: noteId === null ? (answers.message ?? null) : null,
		}));
}

/** The fields of a customer whose change is worth telling, by the key of their word. */
const fieldLabels: Record<string, string> = {
	...Object.fromEntries(namesIn(customerFields, "inHistory").map((field) => [field, customerFields[field].label])),
	logoId: "crm:customer.logo",
};

function readChanges(visit: Visit, customer: SQL, cursor: string | undefined, limit: number, reads: ReadBatch): Source {
	const found = reads.add(
		readingHistory(visit.rows, { table: companies, recordId: customer, actors: people, cursor, limit: limit + 1 }),
	);
	return () =>
		found().map(({ row: { id, at, action, fields }, actor }) => ({
			...{ kind: "change" as const, id, at, isNew: action === "added", by: actor && nameOf(actor) },
			fields: fields.flatMap((field) => fieldLabels[field] ?? []),
		}));
}
