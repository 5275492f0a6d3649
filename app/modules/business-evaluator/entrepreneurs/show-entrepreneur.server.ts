import { eq } from "drizzle-orm";
import type * as z from "zod";
import { readHandingOver, readOffers } from "#app/directory/handing-over.server";
import { nameOf } from "#app/directory/names";
import { replyAddress } from "#app/forms/area";
import { readingOneForm } from "#app/forms/one-form/one-form.server";
import { followReplies } from "#app/forms/over-time/follow.server";
import { readReply } from "#app/forms/replies/read-reply.server";
import { aroundOf, readable, wordsIn } from "#app/forms/replies/readable";
import { overallOf, resultOf } from "#app/forms/results/result";
import { closedFor } from "#app/forms/store/settings";
import { done } from "#app/platform/guard.server";
import { translator } from "#app/platform/i18n.server";
import { to } from "#app/platform/portal-paths";
import { notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { readingHistory } from "#app/platform/tenant/record-history.server";
import { canvases, entrepreneurFiles, entrepreneurs } from "#db/schema/business-evaluator";
import { people } from "#db/schema/directory";
import { area } from "../area";
import { hintsIn } from "../form/hints";
import { paths } from "../paths";
import { readingPlan } from "../plan/plan.server";
import { readingLinks } from "../profile/profile-links.server";
import { countingRatings } from "../ratings/show-ratings.server";
import { seesOneOf } from "../visible.server";
import { readingAdvisors } from "./advisors.server";
import type {
	ChecksInput,
	EntrepreneurInput,
	EntrepreneurNamed,
	EntrepreneurQuery,
	MoveOnInput,
} from "./entrepreneurs.schema";
import { changeEntrepreneur, readingEntrepreneur, readingReplies, removeEntrepreneur } from "./entrepreneurs.server";
import { scoreOf } from "./entrepreneurs.source.server";
import { files, notes } from "./parts.server";

/** Changes that the page shows, and the fields that it names. */
const CHANGES = 20;
const shownFields = [
	...(["name", "email", "phone", "municipality", "idea", "orgNo"] as const),
	...(["stage", "checks", "status", "advisorId", "contactOn", "score"] as const),
	...(["customerPath", "askedMonths"] as const),
];
type ShownField = (typeof shownFields)[number];

/** An entrepreneur with what was answered and what it comes to, notes, files, and what was done. */
export async function showEntrepreneur(
	visit: Visit,
	{ entrepreneur: id, reply: chosen }: z.output<typeof EntrepreneurQuery>,
) {
	const { tenant, language, now, access } = visit;
	const reads = new ReadBatch();
	const found = reads.add(readingEntrepreneur(visit, id));
	const advisors = reads.add(readingAdvisors(visit));
	const replies = reads.add(readingReplies(visit, id));
	const noted = reads.add(notes.reading(visit, id));
	const filed = reads.add(files.reading(visit, id));
	const form = reads.add(readingOneForm(visit, { area }));
	const plan = reads.add(readingPlan(visit, id));
	const links = reads.add(readingLinks(visit, id));
	const rated = reads.add(countingRatings(visit, id));
	const canvas = reads.add(visit.rows.counting(canvases, eq(canvases.id, id), 1));
	const kinds = reads.add(
		visit.rows.countingBy(entrepreneurFiles, entrepreneurFiles.kind, eq(entrepreneurFiles.entrepreneurId, id)),
	);
	const offered = readHandingOver(visit, reads);
	const offers = readOffers(visit, reads);
	const history = reads.add(
		readingHistory(visit.rows, { table: entrepreneurs, recordId: id, actors: people, limit: CHANGES }),
	);
	await reads.send(visit.rows);
	const [one] = found();
	if (!one) throw notFound();
	const { row, advisor } = one;
	const all = replies().reverse();
	const last = all.find((reply) => reply.id === chosen) ?? all[0];
	const [opened] = form();
	const [shown, followed] = await Promise.all([
		last ? showReply(visit, last.id) : null,
		opened && all.length > 1 ? followReplies(visit, opened, [...all].reverse()) : null,
	]);
	const isOpen = opened?.version && closedFor(opened.form, now.getTime()) === undefined;
	return {
		...{ tenant: tenant.guid, title: row.name },
		entrepreneur: {
			...{ id, name: row.name, email: row.email, phone: row.phone, municipality: row.municipality, idea: row.idea },
			...{ orgNo: row.orgNo, stage: row.stage, status: row.status, score: scoreOf(row), source: row.source },
			...{ checks: row.checks, customer: row.customerPath && to.inTenant(tenant.guid, row.customerPath) },
			...{ contactOn: row.contactOn || null, createdAt: row.createdAt, updatedAt: row.updatedAt },
			advisor: advisor && { id: advisor.id, name: nameOf(advisor) },
		},
		advisors: advisors(),
		replies: all.map((reply) => ({ id: reply.id, day: reply.day, mode: reply.mode, isShown: reply.id === last?.id })),
		...{ shown, followed },
		plan: plan().map(({ id: key, title, area: name, path, pathTitle, doneOn }) => ({
			...{ id: key, title, area: name, path, pathTitle, doneOn: doneOn || null },
		})),
		...{ offers: offers(), links: links(), rated: rated() },
		documents: { canvas: canvas() > 0, kinds: Object.fromEntries(kinds()) as Record<string, number> },
		mayHandOver: offered().customer && row.orgNo !== null && row.customerPath === null,
		answer: isOpen ? `${replyAddress(area, tenant.guid, opened.form.guid)}?about=${id}&lang=${language}` : null,
		...{ notes: noted(), files: filed() },
		history: history().map(({ row: event, actor }) => ({
			...{ id: event.id, at: event.at, isNew: event.action === "added", by: actor && nameOf(actor) },
			fields: event.fields.filter((field): field is ShownField => shownFields.includes(field as ShownField)),
		})),
		mayRemove: access.level >= LEVEL_ALL,
	};
}
export type EntrepreneurView = Awaited<ReturnType<typeof showEntrepreneur>>;

/** A reply as it is read, with what it comes to. */
async function showReply(visit: Visit, id: string) {
	const [{ reply, version }, t] = await Promise.all([readReply(visit, area, id), translator(visit.language)]);
	const { definition } = version;
	const words = wordsIn(t, visit.language, definition.languages);
	return {
		...{ id, score: overallOf(definition, reply.scores), result: resultOf(definition, reply.scores, visit.language) },
		hints: hintsIn(definition, reply.answers, visit.language),
		parts: readable(definition, reply.answers, words, aroundOf(visit, reply)),
	};
}

export async function save(visit: Visit, { entrepreneur, updatedAt, ...change }: z.output<typeof EntrepreneurInput>) {
	const { advisorId } = await changeEntrepreneur(visit, entrepreneur, change, updatedAt);
	// Whoever has handed somebody over does not see them any more.
	const leadsTo = seesOneOf(visit, advisorId) ? undefined : paths(visit.tenant.guid).entrepreneurs;
	return done({ snackbar: { key: "businessEvaluator:told.saved" }, to: leadsTo });
}

/** Keeps which entry checks are met. */
export async function saveChecks(visit: Visit, { entrepreneur, updatedAt, checks }: z.output<typeof ChecksInput>) {
	await changeEntrepreneur(visit, entrepreneur, { checks }, updatedAt);
	return done({ snackbar: { key: "businessEvaluator:told.saved" } });
}

/** Moves on to a stage whose entry checks are met. */
export async function moveOn(visit: Visit, { entrepreneur, updatedAt, checks, stage }: z.output<typeof MoveOnInput>) {
	await changeEntrepreneur(visit, entrepreneur, { checks, stage }, updatedAt);
	return done({ snackbar: { key: "businessEvaluator:told.movedOn" } });
}

export async function remove(visit: Visit, { entrepreneur }: z.output<typeof EntrepreneurNamed>) {
	await removeEntrepreneur(visit, entrepreneur);
	const snackbar = { key: "businessEvaluator:told.removed" };
	return done({ snackbar, to: paths(visit.tenant.guid).entrepreneurs });
}
