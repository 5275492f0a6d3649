import { redirect } from "@remix-run/cloudflare";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { addDays, today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { doneAt } from "#app/platform/kept-at.schema";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { readingAreas } from "../areas.server";
import { ownTemplates, readingChecklists } from "../checklists/checklists.server";
import { readingCompany, readingCompanyChoices } from "../companies/companies.server";
import { paths } from "../paths";
import { readingPeople } from "../people.server";
import { answerPoint } from "./answers.server";
import { readBefore } from "./before.server";
import { readingGiven, readingRound } from "./reading.server";
import { type ListedRound, roundResource } from "./rounds.resource.server";
import type {
	AnswerInput,
	FinishRoundInput,
	NewRoundInput,
	NewRoundQuery,
	PhaseInput,
	PlanInput,
	PointNamed,
	ProtocolQuery,
	RoundNamed,
	RoundsQuery,
	ThemeInput,
} from "./rounds.schema";
import { changePlan, findRound, finishRound, planRound, reopenRound, roundIn, setPhase } from "./rounds.server";
import { type ShownRound, serializeRound } from "./serialize";

const todayOf = ({ tenant, now }: Visit) => today(tenant.timeZone, now);

/** A page of the rounds, in one round trip. */
export async function showRounds(visit: Visit, query: RoundsQuery) {
	const reads = new ReadBatch();
	const page = roundResource.read(visit, query, reads);
	const people = reads.add(readingPeople(visit));
	await reads.send(visit.rows);
	const { list, rows } = page();
	return {
		list,
		rows: rows.map(({ row, company, leader }) => ({
			...{ id: row.id, title: row.title, area: row.area, topic: row.topic, status: row.status },
			...{ plannedOn: row.plannedOn, heldOn: row.heldOn || null, createdAt: row.createdAt },
			...{ company: company?.name ?? "", leader: leader && nameOf(leader) },
		})),
		...{ people: people(), today: todayOf(visit), tenant: visit.tenant.guid },
	};
}
export type RoundRow = Awaited<ReturnType<typeof showRounds>>["rows"][number];

/** Days from today at which a new round is proposed. */
const AHEAD = 14;

/** The page by which a round is planned: the company and the checklist may be chosen by the address. */
export async function showNewRound(visit: Visit, { company, checklist }: z.output<typeof NewRoundQuery>) {
	const { companies, people, own, areas, found } = await visit.rows.read({
		companies: readingCompanyChoices(visit),
		people: readingPeople(visit),
		own: readingChecklists(visit),
		areas: readingAreas(visit),
		found: readingCompany(visit, { guid: company ?? "" }),
	});
	return {
		...{ companies, people, areas, me: visit.user.id, tenant: visit.tenant.guid },
		chosen: found[0]?.row.id ?? "",
		representative: found[0]?.row.representative ?? "",
		checklist: checklist ?? "office",
		checklists: [
			...ownTemplates(visit).map(({ key, name, count }) => ({ key, name, count, isOwn: false })),
			...own.map(({ id, name, sections }) => ({
				...{ key: id, name, isOwn: true },
				count: sections.reduce((count, { points }) => count + points.length, 0),
			})),
		],
		plannedOn: addDays(todayOf(visit), AHEAD),
	};
}

export async function plan(visit: Visit, input: z.output<typeof NewRoundInput>) {
	const { row } = await planRound(visit, input);
	return done({ snackbar: { key: "hms:done.roundPlanned" }, to: paths(visit.tenant.guid).round(row.id) });
}

async function readRound(visit: Visit, id: string) {
	const read = await visit.rows.read(readingRound(visit, id));
	const found = roundIn(read.found as ListedRound[]);
	return { found, round: serializeRound(found, read, todayOf(visit)) };
}

/** A round at work: its phase, what the meeting before it looks at, its points and its participants. */
export async function showRound(visit: Visit, { round: id }: z.output<typeof RoundNamed>) {
	const { found, round } = await readRound(visit, id);
	const [before, { people, areas }] = await Promise.all([
		readBefore(visit, found.row),
		visit.rows.read({ people: readingPeople(visit), areas: readingAreas(visit) }),
	]);
	return { tenant: visit.tenant.guid, title: round.title, round, before, people, areas };
}
export type RoundView = Awaited<ReturnType<typeof showRound>>;

/** The protocol of a round, to be read and signed; without a round the list of them. */
export async function showProtocol(visit: Visit, { round: id }: z.output<typeof ProtocolQuery>) {
	if (id === undefined) throw redirect(paths(visit.tenant.guid).rounds);
	const { round } = await readRound(visit, id);
	return { tenant: visit.tenant.guid, title: round.title, round };
}

const pointsIn = ({ sections }: ShownRound) =>
	sections.flatMap(({ title, points }) => points.map((point) => ({ ...point, section: title })));

/** One point of a round, as it is answered on a phone, with what comes before and after it. */
export async function showPoint(visit: Visit, { round: id, point: pointId }: z.output<typeof PointNamed>) {
	const [{ round }, { people, given }] = await Promise.all([
		readRound(visit, id),
		visit.rows.read({ people: readingPeople(visit), given: readingGiven(visit, id, pointId) }),
	]);
	const points = pointsIn(round);
	const at = points.findIndex((point) => point.id === pointId);
	const point = points[at];
	if (!point) throw notFound();
	return {
		...{ tenant: visit.tenant.guid, title: round.title, point, number: at + 1, count: round.count, people },
		...{ before: points[at - 1]?.id ?? null, after: points[at + 1]?.id ?? null },
		given: given.map(({ id: one, answer, comment, answeredAt, answeredBy }) => ({
			...{ id: one, answer, comment, answeredAt },
			by: people.find(({ value }) => value === answeredBy)?.label ?? "",
		})),
		round: {
			...{ id: round.id, title: round.title, area: round.area, language: round.language, status: round.status },
			answered: round.answered,
		},
	};
}

/** Answers a point, and goes on to the next. */
export async function answer(
	visit: Visit,
	{ round: id, point, photos, keptAt, ...given }: z.output<typeof AnswerInput>,
) {
	await answerPoint(visit, id, point, given, photos, doneAt(visit.now, keptAt));
	const { row } = await findRound(visit, id);
	const all = row.sections.flatMap(({ points }) => points);
	const next = all[all.findIndex((one) => one.id === point) + 1];
	const at = paths(visit.tenant.guid);
	return done({ snackbar: { key: "hms:done.answerSaved" }, to: next ? at.point(id, next.id) : at.round(id) });
}

export async function savePlan(visit: Visit, { round: id, updatedAt, ...plan }: z.output<typeof PlanInput>) {
	await changePlan(visit, id, plan, updatedAt);
	return done({ snackbar: { key: "hms:done.roundSaved" } });
}

/** Takes what was suggested as the theme of the round. */
export async function takeTheme(visit: Visit, { round: id, topic }: z.output<typeof ThemeInput>) {
	await changePlan(visit, id, { topic });
	return done({ snackbar: { key: "hms:done.roundSaved" } });
}

export async function goOn(visit: Visit, { round: id, status }: z.output<typeof PhaseInput>) {
	await setPhase(visit, id, status);
	return done({ snackbar: { key: "hms:done.phaseSet" } });
}

export async function finish(visit: Visit, { round: id, summary }: z.output<typeof FinishRoundInput>) {
	await finishRound(visit, id, summary);
	return done({ snackbar: { key: "hms:done.roundDone" }, to: paths(visit.tenant.guid).protocol(id) });
}

export async function reopen(visit: Visit, { round: id }: z.output<typeof RoundNamed>) {
	await reopenRound(visit, id);
	return done({ snackbar: { key: "hms:done.roundReopened" }, to: paths(visit.tenant.guid).round(id) });
}
