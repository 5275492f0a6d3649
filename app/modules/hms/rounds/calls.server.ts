import { eq } from "drizzle-orm";
import type * as z from "zod";
import { said } from "#app/directory/fields/field";
import { trashing } from "#app/lists/trash.server";
import { invalid, withCurrent } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { roundAnswers, safetyRounds } from "#db/schema/hms";
import { derivingCompany } from "../derived.server";
import { answerPoint } from "./answers.server";
import { type ListedRound, roundResource } from "./rounds.resource.server";
import type { RoundCall, RoundRef, RoundsCall } from "./rounds.schema";
import { changePlan, findRound, planRound } from "./rounds.server";

/** A page of the rounds, or one of them with its points and answers. */
export async function getRounds(visit: Visit, { id, ...asks }: z.output<typeof RoundsCall>) {
	if (id !== undefined) return oneRound(visit, id);
	return roundResource.call(visit, asks, serialize);
}

async function oneRound(visit: Visit, id: string) {
	const [found, answers] = await Promise.all([
		findRound(visit, id),
		visit.rows.list(roundAnswers, { where: eq(roundAnswers.roundId, id), limit: 400 }),
	]);
	const byPoint = new Map(answers.map((answer) => [answer.pointId, answer]));
	return {
		...serialize(found),
		sections: found.row.sections.map(({ title, points }) => ({
			title,
			points: points.map(({ id: pointId, text }) => ({
				...{ id: pointId, text, answer: byPoint.get(pointId)?.answer ?? null },
				comment: byPoint.get(pointId)?.comment ?? "",
			})),
		})),
	};
}

/** Plans a round, changes the plan of one, or answers one of its points (`pointId`). */
export async function postRound(visit: Visit, input: z.output<typeof RoundCall>) {
	const { id, companyId, checklist, pointId, participants = [], updatedAt, ...given } = input;
	const { area, topic, plannedOn, leaderId, answer, comment, measure, ownerId, dueOn } = given;
	if (id === undefined) {
		if (companyId === undefined) throw invalid({ companyId: "required" });
		if (checklist === undefined) throw invalid({ checklist: "required" });
		if (area === undefined) throw invalid({ area: "required" });
		if (plannedOn === undefined) throw invalid({ plannedOn: "required" });
		const plan = { area, plannedOn, topic: topic ?? "", ...(leaderId !== undefined && { leaderId }) };
		return serialize(await planRound(visit, { ...plan, company: companyId, checklist, participants }));
	}
	if (pointId !== undefined) {
		if (answer === undefined) throw invalid({ answer: "required" });
		await answerPoint(visit, id, pointId, { answer, comment, measure, ownerId, dueOn });
		return oneRound(visit, id);
	}
	const plan = said({ area, topic, plannedOn, leaderId });
	await withCurrent(changePlan(visit, id, plan, updatedAt), () => oneRound(visit, id));
	return oneRound(visit, id);
}

/** Puts a round into the trash; its measures stay in the action plan. */
export async function deleteRound(visit: Visit, { id }: z.output<typeof RoundRef>) {
	const { row } = await findRound(visit, id);
	await visit.rows.commit([trashing(visit, safetyRounds, [id]), derivingCompany(visit, row.companyId)]);
	return { id, deleted: true };
}

const serialize = ({ row, company }: ListedRound) => ({
	...{ id: row.id, company_id: row.companyId, company: company?.name, title: row.title, area: row.area },
	...{ topic: row.topic, planned_on: row.plannedOn, held_on: row.heldOn || null, status: row.status },
	...{ leader_id: row.leaderId, summary: row.summary },
	updated_at: new Date(row.updatedAt).toISOString(),
});
