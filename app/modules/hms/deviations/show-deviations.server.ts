import { and, asc, eq, isNull } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { dayOrNone } from "#app/tasks/due";
import { mayCheckEffect } from "#app/tasks/effect.server";
import { measures } from "#db/schema/hms";
import { readingAreas } from "../areas.server";
import { readingCompanyChoices } from "../companies/companies.server";
import { measurePointers } from "../measures/measures.resource.server";
import { addMeasure } from "../measures/measures.server";
import { serializeMeasure } from "../measures/serialize";
import { paths } from "../paths";
import { assertPerson, readingPeople } from "../people.server";
import { causesOf, readingSettings, riskMatrix } from "../settings/settings.server";
import { privacyClock } from "./addressees";
import { deviationFields, deviationResource, type ListedDeviation } from "./deviations.resource.server";
import type {
	AnalysisInput,
	BulkOwnerInput,
	BulkStatusInput,
	CloseInput,
	DeviationFileNamed,
	DeviationFileRef,
	DeviationFilesInput,
	DeviationMeasureInput,
	DeviationNamed,
	DeviationsQuery,
	EffectInput,
	HandlingInput,
	NewDeviationInput,
	NewDeviationQuery,
	RiskInput,
	SeriousInput,
	StepInput,
} from "./deviations.schema";
import {
	assessRisk,
	checkEffect,
	concludeDeviation,
	deviationIn,
	findDeviation,
	handleDeviation,
	readingDeviation,
	reportDeviation,
	setSerious,
	setStep,
} from "./deviations.server";
import { files } from "./files.server";

const serialize = ({ row, company, owner, reporter, concluder, checker }: ListedDeviation, day: string) => ({
	...{ id: row.id, title: row.title, kind: row.kind, status: row.status, event: row.event, place: row.place },
	...{ area: row.area, happenedOn: row.happenedOn, happenedAt: row.happenedAt, cause: row.cause },
	...{ immediateAction: row.immediateAction, outcome: row.outcome, closedOn: row.closedOn || null },
	dueOn: dayOrNone(row.dueOn),
	isLate: row.status !== "closed" && row.dueOn < day,
	...{ createdAt: row.createdAt, updatedAt: row.updatedAt },
	company: company && { guid: company.guid, name: company.name },
	owner: owner && { id: owner.id, name: nameOf(owner) },
	reporter: reporter ? nameOf(reporter) : row.reporterName,
	...{ isFromPoster: row.posterId !== null, reporterContact: row.reporterContact },
	...{ requirement: row.requirement, whys: row.whys, causeKind: row.causeKind, effect: row.effect },
	...{ concluder: concluder && nameOf(concluder), checker: checker && nameOf(checker) },
	risk: { likelihood: row.likelihood, consequence: row.consequence },
	residual: { likelihood: row.residualLikelihood, consequence: row.residualConsequence },
	...{ riskSize: row.riskSize, isSerious: row.isSerious, steps: row.steps },
});
export type ShownDeviation = ReturnType<typeof serialize>;

const todayOf = ({ tenant, now }: Visit) => today(tenant.timeZone, now);

/** A page of the deviations, in one round trip. */
export async function showDeviations(visit: Visit, query: DeviationsQuery) {
	const reads = new ReadBatch();
	const page = deviationResource.read(visit, query, reads);
	const people = reads.add(readingPeople(visit));
	const settings = reads.add(readingSettings(visit));
	await reads.send(visit.rows);
	const { list, rows } = page();
	const day = todayOf(visit);
	const t = await translator(visit.language);
	return {
		...{ list, people: people(), matrix: riskMatrix(settings(), t), tenant: visit.tenant.guid },
		rows: rows.map((found) => ({
			...serialize(found, day),
			/** Its company's own matrix, where it has one. */
			matrix: found.safety?.risk ? riskMatrix([], t, found.safety.risk) : null,
		})),
	};
}

export type DeviationRow = Awaited<ReturnType<typeof showDeviations>>["rows"][number];

export async function setStatus(
	visit: Visit,
	{ status, ...chosen }: z.output<typeof BulkStatusInput>,
): Promise<BulkAnswer> {
	return (await deviationFields.set(visit, chosen, "status", status, { key: "hms:done.statusSet" })).answer;
}

export async function setOwner(
	visit: Visit,
	{ ownerId, ...chosen }: z.output<typeof BulkOwnerInput>,
): Promise<BulkAnswer> {
	await assertPerson(visit, ownerId, "ownerId");
	return (await deviationFields.set(visit, chosen, "ownerId", ownerId, { key: "hms:done.ownerSet" })).answer;
}

/** The page by which a deviation is reported. */
export async function showNewDeviation(visit: Visit, { company }: z.output<typeof NewDeviationQuery>) {
	const { companies, areas } = await visit.rows.read({
		companies: readingCompanyChoices(visit),
		areas: readingAreas(visit),
	});
	const chosen = companies.find(({ guid }) => guid === company)?.value ?? "";
	return { companies, areas, chosen, today: todayOf(visit), tenant: visit.tenant.guid };
}

export async function report(
	visit: Visit,
	{ company, files: photos, ...reported }: z.output<typeof NewDeviationInput>,
) {
	const { row } = await reportDeviation(visit, company, reported, photos);
	return done({ snackbar: { key: "hms:done.reported" }, to: paths(visit.tenant.guid).deviation(row.id) });
}

/** A deviation with its files and measures, in one round trip. */
export async function showDeviation(visit: Visit, { deviation: id }: z.output<typeof DeviationNamed>) {
	const read = await visit.rows.read({
		found: readingDeviation(visit, id),
		people: readingPeople(visit),
		files: files.reading(visit, id),
		settings: readingSettings(visit),
		measures: visit.rows.listingWith(measures, measurePointers, {
			where: and(eq(measures.deviationId, id), isNull(measures.deletedAt)),
			orderBy: [asc(measures.dueOn), asc(measures.id)],
		}),
	});
	const found = deviationIn(read.found);
	const day = todayOf(visit);
	const t = await translator(visit.language);
	return {
		...{ tenant: visit.tenant.guid, title: found.row.title, deviation: serialize(found, day) },
		...{ people: read.people, files: read.files, matrix: riskMatrix(read.settings, t, found.safety?.risk) },
		causes: causesOf(read.settings, t),
		clock: found.row.kind === "privacy" ? privacyClock(found.row, visit.now.getTime()) : null,
		mayCheck: mayCheckEffect(found.row, visit),
		measures: read.measures.map((measure) => serializeMeasure(measure, day)),
	};
}
export type DeviationView = Awaited<ReturnType<typeof showDeviation>>;

export async function saveHandling(
	visit: Visit,
	{ deviation: id, updatedAt, ...handling }: z.output<typeof HandlingInput>,
) {
	await handleDeviation(visit, id, handling, updatedAt);
	return done({ snackbar: { key: "hms:done.deviationSaved" } });
}

export async function close(visit: Visit, { deviation: id, outcome }: z.output<typeof CloseInput>) {
	await concludeDeviation(visit, id, outcome);
	return done({ snackbar: { key: "hms:done.deviationConcluded" } });
}

export async function saveAnalysis(
	visit: Visit,
	{ deviation: id, updatedAt, ...analysis }: z.output<typeof AnalysisInput>,
) {
	await handleDeviation(visit, id, analysis, updatedAt);
	return done({ snackbar: { key: "hms:done.deviationSaved" } });
}

export async function saveRisk(visit: Visit, { deviation: id, updatedAt, ...risk }: z.output<typeof RiskInput>) {
	await assessRisk(visit, id, risk, updatedAt);
	return done({ snackbar: { key: "hms:done.deviationSaved" } });
}

export async function takeStep(visit: Visit, { deviation: id, step, isTaken }: z.output<typeof StepInput>) {
	await setStep(visit, id, step, isTaken === "yes");
	return done({ snackbar: { key: "hms:done.deviationSaved" } });
}

export async function saveSerious(visit: Visit, { deviation: id, isSerious }: z.output<typeof SeriousInput>) {
	await setSerious(visit, id, isSerious === "yes");
	return done({ snackbar: { key: "hms:done.deviationSaved" } });
}

export async function saveEffect(visit: Visit, { deviation: id, isEnough, effect }: z.output<typeof EffectInput>) {
	await checkEffect(visit, id, isEnough === "yes", effect);
	return done({ snackbar: { key: isEnough === "yes" ? "hms:done.deviationClosed" : "hms:done.notEnough" } });
}

export async function addToDeviation(
	visit: Visit,
	{ deviation: id, ...facts }: z.output<typeof DeviationMeasureInput>,
) {
	const { row } = await findDeviation(visit, id);
	await addMeasure(visit, row.companyId, facts, { deviationId: id });
	return done({ snackbar: { key: "hms:done.measureAdded" } });
}

export const addFiles = (visit: Visit, { deviation, files: sent }: z.output<typeof DeviationFilesInput>) =>
	files.add(visit, deviation, sent);
export const removeFile = (visit: Visit, { deviation, id }: z.output<typeof DeviationFileRef>) =>
	files.remove(visit, deviation, id);
/** The bytes of a file. */
export const openFile = (visit: Visit, { deviation, file }: z.output<typeof DeviationFileNamed>) =>
	files.open(visit, deviation, file);
