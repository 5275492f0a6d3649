import { and, eq, type SQL } from "drizzle-orm";
import { attachingFile, stageFile } from "#app/media/record-files.server";
import { today } from "#app/platform/clock";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { NO_DAY } from "#app/tasks/due";
import { mayCheckEffect, notLookedAt, wasDoneByAnother } from "#app/tasks/effect.server";
import { deviationFiles, deviations } from "#db/schema/hms";
import { chosenCompany } from "../companies/companies.server";
import { derivingCompany } from "../derived.server";
import { tellOf } from "../letters/tell.server";
import { assertPerson } from "../people.server";
import { readingSettings, riskMatrix } from "../settings/settings.server";
import { visibleDeviations } from "../visible.server";
import { addresseesOf, mayBeSerious } from "./addressees";
import { deviationPointers, type ListedDeviation } from "./deviations.resource.server";
import type { DeviationHandling, DeviationReport, RiskAssessment } from "./deviations.schema";

/** Whose the files of deviations are. */
export const FILES_OF = "hms.deviation";

/** Reads the deviation of an id, as far as the visitor sees it; `deviationIn` says what it gave. */
export const readingDeviation = (visit: Visit, id: string) =>
	visit.rows.listingWith(deviations, deviationPointers, {
		where: and(visibleDeviations(visit), eq(deviations.id, id)),
		limit: 1,
	});

/** The deviation that was read. Throws `notFound`. */
export function deviationIn([found]: ListedDeviation[]): ListedDeviation {
	if (!found) throw notFound();
	return found;
}

export async function findDeviation(visit: Visit, id: string): Promise<ListedDeviation> {
	return deviationIn((await visit.rows.read({ found: readingDeviation(visit, id) })).found);
}

/** Reports a deviation, with photos where some were taken. Throws `invalid` for a day that has not come. */
export async function reportDeviation(
	visit: Visit,
	companyId: string,
	report: DeviationReport,
	photos: readonly unknown[] = [],
): Promise<ListedDeviation> {
	const { rows, user, now, tenant } = visit;
	if (report.happenedOn > today(tenant.timeZone, now)) throw invalid({ happenedOn: "hms:errors.future" });
	if (report.isSerious && !mayBeSerious(report.kind)) throw invalid({ isSerious: "hms:errors.notSerious" });
	const { row } = await chosenCompany(visit, companyId);
	const id = newId(now.getTime());
	const staged = await Promise.all(photos.map((photo) => stageFile(visit, FILES_OF, photo as File)));
	await rows.commit([
		rows.adding(deviations, { id, companyId: row.id, ...report, createdBy: user.id }),
		...staged.flatMap(({ id: fileId }) => [
			attachingFile(visit, fileId),
			rows.adding(deviationFiles, { id: newId(now.getTime()), deviationId: id, fileId }),
		]),
		derivingCompany(visit, row.id),
	]);
	await tellOf(visit, "deviationReported", id, user.id);
	return findDeviation(visit, id);
}

const columnsOf = ({ dueOn, ...handling }: DeviationHandling) => ({
	...handling,
	...(dueOn !== undefined && { dueOn: dueOn ?? NO_DAY }),
});

/**
 * Changes how a deviation is handled, where it is still as it was at `updatedAt`; else throws `conflict`. A closed one is opened
 * again by it.
 */
export async function handleDeviation(
	visit: Visit,
	id: string,
	handling: DeviationHandling,
	updatedAt?: number,
): Promise<void> {
	const [{ row }] = await Promise.all([findDeviation(visit, id), assertPerson(visit, handling.ownerId, "ownerId")]);
	const [changed] = await visit.rows.commit([
		visit.rows.changing(
			deviations,
			id,
			{ ...columnsOf(handling), ...(handling.status !== undefined && { closedOn: "" }) },
			updatedAt,
		),
		derivingCompany(visit, row.companyId),
	]);
	if (!changed) throw conflict();
}

/**
 * Assesses the risk of a deviation in the company's matrix, or the organisation's, where it is still as it was at `updatedAt`; else throws
 * `conflict`. Throws `invalid` for half an assessment, and for a step that the matrix has not.
 */
export async function assessRisk(visit: Visit, id: string, risk: RiskAssessment, updatedAt?: number): Promise<void> {
	const read = await visit.rows.read({ found: readingDeviation(visit, id), settings: readingSettings(visit) });
	const { size } = riskMatrix(read.settings, String, deviationIn(read.found).safety?.risk);
	const { likelihood, consequence, residualLikelihood, residualConsequence } = risk;
	for (const [field, other] of [
		["likelihood", "consequence"],
		["residualLikelihood", "residualConsequence"],
	] as const) {
		if (risk[field] > size) throw invalid({ [field]: "wrongValue" });
		if (risk[other] > size) throw invalid({ [other]: "wrongValue" });
		if ((risk[field] === 0) !== (risk[other] === 0))
			throw invalid({ [risk[field] === 0 ? field : other]: "hms:errors.halfRisk" });
	}
	const assessed = { likelihood, consequence, residualLikelihood, residualConsequence, riskSize: size };
	const [changed] = await visit.rows.commit([visit.rows.changing(deviations, id, assessed, updatedAt)]);
	if (!changed) throw conflict();
}

/** Says what was done; from then on somebody else looks at the effect. Throws `invalid` (`form`) where that was said already. */
export async function concludeDeviation(visit: Visit, id: string, outcome: string): Promise<void> {
	const { row } = await findDeviation(visit, id);
	if (row.status === "closed") throw invalid({ form: "hms:errors.isClosed" });
	if (row.status === "effectCheck") throw invalid({ form: "hms:errors.isConcluded" });
	await visit.rows.commit([
		visit.rows.changing(deviations, id, {
			...{ status: "effectCheck", outcome, outcomeBy: visit.user.id, ...notLookedAt },
		}),
		derivingCompany(visit, row.companyId),
	]);
}

/**
 * Says what the effect was: a deviation is closed by it, or handled further where it was not enough. Throws `invalid`
 * (`form`) where nobody has said what was done, and for whoever has said it: two look at each deviation.
 */
export async function checkEffect(visit: Visit, id: string, isEnough: boolean, effect: string): Promise<void> {
	const { row } = await findDeviation(visit, id);
	if (row.status !== "effectCheck") throw invalid({ form: "hms:errors.notConcluded" });
	if (!mayCheckEffect(row, visit)) throw invalid({ form: "hms:errors.ownEffect" });
	const closedOn = isEnough ? today(visit.tenant.timeZone, visit.now) : "";
	const status = isEnough ? ("closed" as const) : ("handling" as const);
	const still = and(eq(deviations.status, "effectCheck"), wasDoneByAnother(deviations.outcomeBy, visit)) as SQL;
	const [changed] = await visit.rows.commit([
		visit.rows.changing(deviations, id, { status, effect, effectBy: visit.user.id, closedOn }, undefined, still),
		derivingCompany(visit, row.companyId),
	]);
	if (!changed) throw conflict();
}

/** Says that a step was taken by which somebody else is told, or that it was not. Throws `invalid` (`step`) for one that this report does not ask for. */
export async function setStep(visit: Visit, id: string, step: string, isTaken: boolean): Promise<void> {
	const { row } = await findDeviation(visit, id);
	const [addressee] = step.split(".");
	if (!addresseesOf(row).some((one) => one === addressee)) throw invalid({ step: "wrongValue" });
	const { [step]: _was, ...others } = row.steps;
	const steps = isTaken ? { ...others, [step]: row.steps[step] ?? visit.now.getTime() } : others;
	const changed = await visit.rows.change(deviations, id, { steps }, row.updatedAt);
	if (!changed) throw conflict();
}

/** Says whether somebody was badly hurt, or could have been. Throws `invalid` (`isSerious`) for a kind by which nobody is hurt. */
export async function setSerious(visit: Visit, id: string, isSerious: boolean): Promise<void> {
	const { row } = await findDeviation(visit, id);
	if (isSerious && !mayBeSerious(row.kind)) throw invalid({ isSerious: "wrongValue" });
	await visit.rows.change(deviations, id, { isSerious });
}
