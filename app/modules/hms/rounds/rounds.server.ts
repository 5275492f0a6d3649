import { and, eq, inArray, sql } from "drizzle-orm";
import { today } from "#app/platform/clock";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { roundAnswers, roundParticipants, safetyRounds } from "#db/schema/hms";
import { chosenChecklist } from "../checklists/checklists.server";
import { chosenCompany } from "../companies/companies.server";
import { derivingCompany } from "../derived.server";
import { tellOf } from "../letters/tell.server";
import { assertPerson } from "../people.server";
import { visibleRounds } from "../visible.server";
import { pointsOf } from "./points";
import { type ListedRound, type Round, roundPointers } from "./rounds.resource.server";
import type { RoundPlan } from "./rounds.schema";
import type { openPhases } from "./statuses";

/** Answers that a round has at most. */
const MOST = 400;

/** The round that was read. Throws `notFound`. */
export function roundIn([found]: ListedRound[]): ListedRound {
	if (!found) throw notFound();
	return found;
}

export async function findRound(visit: Visit, id: string): Promise<ListedRound> {
	const where = and(visibleRounds(visit), eq(safetyRounds.id, id));
	const { found } = await visit.rows.read({
		found: visit.rows.listingWith(safetyRounds, roundPointers, { where, limit: 1 }),
	});
	return roundIn(found as ListedRound[]);
}

/** A round that is not done. Throws `invalid` (`form`) where it is. */
export async function openRound(visit: Visit, id: string): Promise<ListedRound> {
	const found = await findRound(visit, id);
	if (found.row.status === "done") throw invalid({ form: "hms:errors.roundDone" });
	return found;
}

/** The write that refuses its batch where a round is not, or is no longer, in one of these phases by then. */
export const requiringPhase = (
	{ context, tenant }: Visit,
	id: string,
	phases: readonly Round["status"][],
): PendingWrite =>
	requiring(
		context,
		sql`exists (select 1 from ${safetyRounds} where ${and(eq(safetyRounds.tenantId, tenant.id), eq(safetyRounds.id, id), inArray(safetyRounds.status, phases))})`,
	);

type NewRound = RoundPlan & {
	company: string;
	checklist: string;
	participants: readonly { name: string; title: string }[];
};

/** Plans a round of a company by a checklist, whose points it keeps as they are now. */
export async function planRound(visit: Visit, given: NewRound): Promise<ListedRound> {
	const { rows, user, now } = visit;
	const { company, checklist, participants, leaderId, ...plan } = given;
	const [{ row }, list] = await Promise.all([
		chosenCompany(visit, company),
		chosenChecklist(visit, checklist),
		assertPerson(visit, leaderId, "leaderId"),
	]);
	const id = newId(now.getTime());
	const round = { id, companyId: row.id, ...list, ...plan, createdBy: user.id };
	const leader = leaderId === undefined ? user.id : leaderId;
	await rows.commit([
		rows.adding(safetyRounds, { ...round, leaderId: leader }),
		...participants.map((participant) =>
			rows.adding(roundParticipants, { id: newId(now.getTime()), roundId: id, ...participant }),
		),
		derivingCompany(visit, row.id),
	]);
	if (leader && leader !== user.id) await tellOf(visit, "roundPlanned", id);
	return findRound(visit, id);
}

/** Changes the plan of a round, where it is still as it was at `updatedAt`; else throws `conflict`. */
export async function changePlan(
	visit: Visit,
	id: string,
	plan: Partial<RoundPlan>,
	updatedAt?: number,
): Promise<void> {
	const { leaderId } = plan;
	const [{ row }] = await Promise.all([openRound(visit, id), assertPerson(visit, leaderId, "leaderId")]);
	const [changed] = await visit.rows.commit([
		visit.rows.changing(safetyRounds, id, plan, updatedAt),
		derivingCompany(visit, row.companyId),
	]);
	if (!changed) throw conflict();
	if (leaderId && leaderId !== row.leaderId && leaderId !== visit.user.id)
		await tellOf(visit, "roundPlanned", id, "", leaderId);
}

/** Takes a round on to a phase, or back to one. */
export async function setPhase(visit: Visit, id: string, status: (typeof openPhases)[number]): Promise<void> {
	await openRound(visit, id);
	await visit.rows.change(safetyRounds, id, { status });
}

/** Ends a round. Throws `invalid` (`form`) while a point is not answered. */
export async function finishRound(visit: Visit, id: string, summary: string): Promise<void> {
	const { rows, tenant, now } = visit;
	const [{ row }, answers] = await Promise.all([
		openRound(visit, id),
		rows.list(roundAnswers, { where: eq(roundAnswers.roundId, id), limit: MOST }),
	]);
	const answered = new Set(answers.map(({ pointId }) => pointId));
	const left = pointsOf(row).filter((point) => !answered.has(point.id)).length;
	if (left > 0) throw invalid({ form: `hms:errors.unanswered?count=${left}` });
	const heldOn = today(tenant.timeZone, now);
	await rows.commit([
		rows.changing(safetyRounds, id, { status: "done", heldOn, summary }),
		derivingCompany(visit, row.companyId),
	]);
}

/** Opens a round again: what was signed was another protocol, so that it is to be signed anew. Throws `conflict` where it is open already. */
export async function reopenRound(visit: Visit, id: string): Promise<void> {
	const { row } = await findRound(visit, id);
	if (row.status !== "done") throw conflict();
	await visit.rows.commit([
		visit.rows.changing(safetyRounds, id, { status: "closingMeeting", heldOn: "" }),
		visit.rows.changingWhere(roundParticipants, eq(roundParticipants.roundId, id), { signedAt: null, signature: "" }),
		derivingCompany(visit, row.companyId),
	]);
}
