import type * as z from "zod";
import { said } from "#app/directory/fields/field";
import { trashing } from "#app/lists/trash.server";
import { invalid, withCurrent } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { dayOrNone } from "#app/tasks/due";
import { deviations } from "#db/schema/hms";
import { derivingCompany } from "../derived.server";
import { deviationResource, type ListedDeviation } from "./deviations.resource.server";
import type { DeviationCall, DeviationRef, DeviationsCall } from "./deviations.schema";
import {
	assessRisk,
	checkEffect,
	concludeDeviation,
	findDeviation,
	handleDeviation,
	reportDeviation,
} from "./deviations.server";

/** A page of the deviations, or one of them. */
export async function getDeviations(visit: Visit, { id, ...asks }: z.output<typeof DeviationsCall>) {
	if (id !== undefined) return oneDeviation(visit, id);
	return deviationResource.call(visit, asks, serialize);
}

const oneDeviation = async (visit: Visit, id: string) => serialize(await findDeviation(visit, id));

/** Reports a deviation, changes how one is handled, says what was done (`outcome`), or what its effect was (`effect`). */
export async function postDeviation(visit: Visit, input: z.output<typeof DeviationCall>) {
	const { id, companyId, updatedAt, outcome, isEnough, effect, ...more } = input;
	const { status, ownerId, dueOn, cause, requirement, whys, causeKind, ...rest } = more;
	const { likelihood, consequence, residualLikelihood, residualConsequence, ...report } = rest;
	if (id === undefined) {
		const { kind, title, event, place, happenedOn, area = "", happenedAt = "", immediateAction = "" } = report;
		const { isSerious = false } = report;
		if (companyId === undefined) throw invalid({ companyId: "required" });
		if (kind === undefined) throw invalid({ kind: "required" });
		if (title === undefined) throw invalid({ title: "required" });
		if (event === undefined) throw invalid({ event: "required" });
		if (place === undefined) throw invalid({ place: "required" });
		if (happenedOn === undefined) throw invalid({ happenedOn: "required" });
		const whole = { kind, title, event, place, happenedOn, area, happenedAt, immediateAction, isSerious };
		return serialize(await reportDeviation(visit, companyId, whole));
	}
	const handling = said({ status, ownerId, dueOn, cause, requirement, whys, causeKind });
	const risk = said({ likelihood, consequence, residualLikelihood, residualConsequence });
	const change = async () => {
		if (Object.keys(handling).length > 0) await handleDeviation(visit, id, handling, updatedAt);
		if (Object.keys(risk).length > 0) await assessRisk(visit, id, { ...(await riskOf(visit, id)), ...risk });
	};
	await withCurrent(change(), () => oneDeviation(visit, id));
	if (outcome !== undefined) await concludeDeviation(visit, id, outcome);
	if (effect !== undefined) {
		if (isEnough === undefined) throw invalid({ isEnough: "required" });
		await checkEffect(visit, id, isEnough, effect);
	}
	return oneDeviation(visit, id);
}

/** The assessment as it is, of which a call may send a part. */
async function riskOf(visit: Visit, id: string) {
	const { likelihood, consequence, residualLikelihood, residualConsequence } = (await findDeviation(visit, id)).row;
	return { likelihood, consequence, residualLikelihood, residualConsequence };
}

/** Puts a deviation into the trash. */
export async function deleteDeviation(visit: Visit, { id }: z.output<typeof DeviationRef>) {
	const { row } = await findDeviation(visit, id);
	await visit.rows.commit([trashing(visit, deviations, [id]), derivingCompany(visit, row.companyId)]);
	return { id, deleted: true };
}

const serialize = ({ row, company }: ListedDeviation) => ({
	...{ id: row.id, company_id: row.companyId, company: company?.name, kind: row.kind, title: row.title },
	...{ event: row.event, place: row.place, area: row.area, happened_on: row.happenedOn, happened_at: row.happenedAt },
	...{ immediate_action: row.immediateAction, requirement: row.requirement, whys: row.whys, cause: row.cause },
	...{ cause_kind: row.causeKind, likelihood: row.likelihood, consequence: row.consequence, risk_size: row.riskSize },
	...{ residual_likelihood: row.residualLikelihood, residual_consequence: row.residualConsequence },
	...{ status: row.status, owner_id: row.ownerId, is_serious: row.isSerious },
	due_on: dayOrNone(row.dueOn),
	...{ outcome: row.outcome, outcome_by_id: row.outcomeBy, effect: row.effect, effect_by_id: row.effectBy },
	...{ closed_on: row.closedOn || null, reporter_id: row.createdBy || null },
	...{ reporter_name: row.reporterName, reporter_contact: row.reporterContact },
	updated_at: new Date(row.updatedAt).toISOString(),
});
