import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { isOverdue } from "#app/tasks/due";
import { changeFeedback } from "#app/ui/change-feedback";
import { people } from "#db/schema/directory";
import { followUps } from "#db/schema/kartlegging";
import { findCompany } from "../companies/companies.server";
import { assertInterviewer } from "../companies/interviewers.server";
import { ofSeenCompany } from "../visible.server";
import type { FollowUpInput, FollowUpRef } from "./follow-ups.schema";

const MOST = 100;

export type ShownFollowUp = {
	id: string;
	title: string;
	dueOn: string;
	doneOn: string | null;
	isLate: boolean;
	owner: string | null;
	replyId: string | null;
	questionId: string | null;
};

/** Reads what is to be done for a company (a query of its id): what is not done first, by its day. */
export function readingFollowUps(visit: Visit, companyId: SQL): PendingQuery<ShownFollowUp[]> {
	const { query, shape } = visit.rows.listingWith(
		followUps,
		{ owner: [people, followUps.ownerId, NAMED] },
		{
			where: sql`${followUps.companyId} = ${companyId}`,
			orderBy: [sql`${followUps.doneOn} <> ''`, asc(followUps.dueOn), desc(followUps.id)],
			limit: MOST,
		},
	);
	const day = today(visit.tenant.timeZone, visit.now);
	return {
		query,
		shape: (found) =>
			shape(found).map(({ row, owner }) => ({
				...{ id: row.id, title: row.title, dueOn: row.dueOn, doneOn: row.doneOn || null },
				...{ isLate: row.doneOn === "" && isOverdue(row.dueOn, day), owner: owner && nameOf(owner) },
				...{ replyId: row.replyId, questionId: row.questionId },
			})),
	};
}

/** Adds what somebody is to do for a company. Throws `invalid` (`ownerId`) for somebody who does not assess companies. */
export async function addFollowUp(visit: Visit, { company: guid, from, ...task }: z.output<typeof FollowUpInput>) {
	const [{ row }] = await Promise.all([
		findCompany(visit, { guid }),
		assertInterviewer(visit, task.ownerId, "ownerId"),
	]);
	const [replyId = "", questionId = ""] = from.split("|");
	await visit.rows.add(followUps, {
		...{ id: newId(visit.now.getTime()), companyId: row.id, ...task, createdBy: visit.user.id },
		...{ replyId: replyId || null, questionId: questionId || null },
	});
	return done({ snackbar: { key: "kartlegging:told.followUpAdded" } });
}

async function findFollowUp(visit: Visit, { company: guid, id }: z.output<typeof FollowUpRef>) {
	const { row } = await findCompany(visit, { guid });
	const where = and(eq(followUps.id, id), eq(followUps.companyId, row.id));
	const [found] = await visit.rows.list(followUps, { where, limit: 1 });
	if (!found) throw notFound();
	return found;
}

/** Says of a follow-up of one's own that it is done, wherever it is listed. */
export const finishFollowUp = (visit: Visit, { id }: { id: string }) => setDone(visit, id, true);

/** Opens it again. */
export const reopenFollowUp = (visit: Visit, { id }: { id: string }) => setDone(visit, id, false);

async function setDone(visit: Visit, id: string, isDone: boolean) {
	const where = and(
		...[eq(followUps.id, id), eq(followUps.ownerId, visit.user.id)],
		ofSeenCompany(visit, followUps.companyId),
	);
	const [found] = await visit.rows.list(followUps, { where, limit: 1 });
	if (!found) throw notFound();
	const doneOn = isDone ? today(visit.tenant.timeZone, visit.now) : "";
	if ((found.doneOn !== "") !== isDone) await visit.rows.change(followUps, id, { doneOn });
	return changeFeedback({ id, updatedAt: visit.now.getTime() }, "", { params: { title: found.title } });
}

/** Says that it is done, or that it is not after all. */
export async function tickFollowUp(visit: Visit, ref: z.output<typeof FollowUpRef>) {
	const { id, doneOn } = await findFollowUp(visit, ref);
	const day = today(visit.tenant.timeZone, visit.now);
	await visit.rows.change(followUps, id, { doneOn: doneOn === "" ? day : "" });
	return done({ snackbar: { key: `kartlegging:told.${doneOn === "" ? "followUpDone" : "followUpOpen"}` } });
}

export async function removeFollowUp(visit: Visit, ref: z.output<typeof FollowUpRef>) {
	const { id } = await findFollowUp(visit, ref);
	await visit.rows.commit([visit.rows.removing(followUps, id)]);
	return done({ snackbar: { key: "kartlegging:told.followUpRemoved" } });
}
