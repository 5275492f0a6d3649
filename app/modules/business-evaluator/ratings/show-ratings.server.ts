import { and, asc, eq, isNotNull } from "drizzle-orm";
import type * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { readReply } from "#app/forms/replies/read-reply.server";
import { aroundOf, readable, wordsIn } from "#app/forms/replies/readable";
import { resultOf } from "#app/forms/results/result";
import { translator } from "#app/platform/i18n.server";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { entrepreneurRatings } from "#db/schema/business-evaluator";
import { people } from "#db/schema/directory";
import { area } from "../area";
import { readingAdvisors } from "../entrepreneurs/advisors.server";
import { findReadable, readingReplies } from "../entrepreneurs/entrepreneurs.server";
import { hintsIn } from "../form/hints";
import { seesOneOf } from "../visible.server";
import type { RatingsPage } from "./ratings.schema";
import { type Points, shareOfPoints, spreadOf } from "./spread";

/** People who assess one entrepreneur. */
const MOST = 40;

/**
 * How an entrepreneur is assessed beside the self-evaluation. Whoever has not assessed yet learns of the others no more than whether they have.
 */
export async function showRatings(visit: Visit, { entrepreneur: id }: z.output<typeof RatingsPage>) {
	const row = await findReadable(visit, id);
	const reads = new ReadBatch();
	const replies = reads.add(readingReplies(visit, id));
	const advisors = reads.add(readingAdvisors(visit));
	const rated = reads.add(
		visit.rows.listingWith(
			entrepreneurRatings,
			{ assessor: [people, entrepreneurRatings.assessorId, NAMED] },
			{ where: eq(entrepreneurRatings.entrepreneurId, id), orderBy: asc(entrepreneurRatings.id), limit: MOST },
		),
	);
	await reads.send(visit.rows);
	const last = replies().at(-1);
	if (!last) throw notFound();
	const [{ reply, version }, t] = await Promise.all([readReply(visit, area, last.id), translator(visit.language)]);
	const { definition } = version;
	const result = resultOf(definition, reply.scores, visit.language);
	const all = rated();
	const asked = all.filter(({ row: one }) => one.assessorId !== null);
	const done = asked.filter(({ row: one }) => one.ratedAt !== null);
	const own = done.find(({ row: one }) => one.assessorId === visit.user.id)?.row;
	const panel = own ? all.find(({ row: one }) => one.assessorId === null)?.row : undefined;
	const points: Points[] = own ? done.map(({ row: one }) => one.points) : [];
	return {
		...{ tenant: visit.tenant.guid, title: row.name, entrepreneur: { id, name: row.name, idea: row.idea } },
		mayLead: seesOneOf(visit, row.advisorId),
		areas: (result?.areas ?? []).map(({ id: key, name, share }) => {
			const spread = spreadOf(key, points);
			const agreed = panel?.points[key];
			const other = agreed ?? spread?.mean;
			const assessed = other === undefined ? null : shareOfPoints(other);
			return {
				...{ id: key, name, share, assessed, spread: spread ?? null, agreed: agreed ?? null },
				...{ own: own?.points[key] ?? null, gap: assessed === null ? null : assessed - share },
			};
		}),
		own: own ? { note: own.note, mayChange: done.length === 1 } : null,
		panel: panel ? { note: panel.note } : null,
		number: done.length,
		assessors: asked.map(({ row: one, assessor }) => ({
			...{ id: one.id, name: assessor ? nameOf(assessor) : "", isDone: one.ratedAt !== null },
			note: own ? one.note : "",
		})),
		advisors: advisors().filter(({ value }) => !asked.some(({ row: one }) => one.assessorId === value)),
		hints: hintsIn(definition, reply.answers, visit.language),
		parts: readable(
			definition,
			reply.answers,
			wordsIn(t, visit.language, definition.languages),
			aroundOf(visit, reply),
		),
	};
}
export type RatingsView = Awaited<ReturnType<typeof showRatings>>;

/** Reads how an entrepreneur was assessed, for the page of who follows them: whether, not how. */
export const countingRatings = ({ rows }: Visit, id: string) =>
	rows.counting(
		entrepreneurRatings,
		and(
			...[eq(entrepreneurRatings.entrepreneurId, id), isNotNull(entrepreneurRatings.ratedAt)],
			isNotNull(entrepreneurRatings.assessorId),
		),
		MOST,
	);
