import { redirect } from "@remix-run/cloudflare";
import { asc, desc, eq } from "drizzle-orm";
import type * as z from "zod";
import { findStaff, isStaff } from "#app/directory/find-people.server";
import { NAMED, nameOf } from "#app/directory/names";
import { today, zoneOf } from "#app/platform/clock";
import { toLocal } from "#app/platform/local-time";
import { notAllowed, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { people } from "#db/schema/directory";
import { tasks } from "#db/schema/tasks";
import { dayOrNone } from "../due";
import { besideTasks } from "../given-tasks.server";
import type { PlainTaskNamed } from "./plain-tasks.schema";
import { isSeen, mayGiveTasks } from "./plain-tasks.server";

/** More of the staff are not offered in one list; whoever is beyond it is found by name. */
const MOST = 200;

/** Finds staff by name, for whoever may give them a task. */
export function findColleagues(visit: Visit, query: Parameters<typeof findStaff>[1]) {
	if (!mayGiveTasks(visit)) throw notAllowed();
	return findStaff(visit, query);
}

function readColleagues(visit: Visit, reads: ReadBatch) {
	if (!mayGiveTasks(visit)) return () => null;
	const found = reads.add(
		visit.rows.listing(people, {
			where: isStaff,
			orderBy: [desc(eq(people.id, visit.user.id)), asc(people.sortName), asc(people.id)],
			limit: MOST,
		}),
	);
	return () => found().map((person) => ({ value: person.id, label: nameOf(person) }));
}

/** The page for a new one. */
export async function showNewTask(visit: Visit) {
	if (!mayGiveTasks(visit)) throw notAllowed();
	const reads = new ReadBatch();
	const colleagues = readColleagues(visit, reads);
	await reads.send(visit.rows);
	return { colleagues: colleagues(), me: visit.user.id, tenant: visit.tenant.guid };
}

/** The page of a plain task; where the module that lists tasks is open to the visitor, it shows the task. */
export async function showPlainTask(visit: Visit, { task: id }: z.output<typeof PlainTaskNamed>) {
	const beside = await besideTasks(visit);
	if (beside) throw redirect(beside.module.path(visit.tenant.guid, id));
	const reads = new ReadBatch();
	const found = reads.add(
		visit.rows.listingWith(
			tasks,
			{ by: [people, tasks.createdBy, NAMED], assignee: [people, tasks.assigneeId, NAMED] },
			{ where: isSeen(visit, id), limit: 1 },
		),
	);
	const colleagues = readColleagues(visit, reads);
	await reads.send(visit.rows);
	const [one] = found();
	if (!one) throw notFound();
	const { row, by, assignee } = one;
	const reminder = row.remindAt ?? row.reminderAt;
	const choices = colleagues();
	return {
		title: row.title,
		task: {
			...{ id: row.id, title: row.title, description: row.description, status: row.status, isOpen: row.isOpen },
			...{ dueOn: dayOrNone(row.dueOn), repeat: row.repeat, updatedAt: row.updatedAt, assigneeId: row.assigneeId },
			reminder: reminder === null ? "" : toLocal(reminder, zoneOf(visit)),
			isReminded: row.reminderAt !== null && row.remindAt === null,
		},
		by: by && row.createdBy !== visit.user.id ? nameOf(by) : null,
		colleagues:
			choices && assignee && !choices.some(({ value }) => value === assignee.id)
				? [{ value: assignee.id, label: nameOf(assignee) }, ...choices]
				: choices,
		...{ today: today(zoneOf(visit), visit.now), me: visit.user.id, tenant: visit.tenant.guid },
	};
}
