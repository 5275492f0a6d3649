import { and, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type * as z from "zod";
import { isModulePerson } from "#app/directory/module-people.server";
import { readingOneForm } from "#app/forms/one-form/one-form.server";
import { done } from "#app/platform/guard.server";
import { invalid } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { entrepreneurRatings } from "#db/schema/business-evaluator";
import { area } from "../area";
import { findEntrepreneur, findReadable } from "../entrepreneurs/entrepreneurs.server";
import { manifest } from "../manifest";
import type { AssessorsInput, RatingInput } from "./ratings.schema";
import type { Points } from "./spread";

const PANEL = "panel";
const idOf = (entrepreneur: string, whose: string) => `${entrepreneur}:${whose}`;

/** How many of the panel have assessed an entrepreneur, in SQL; `but`: of the others. */
const assessed = ({ tenant }: Visit, entrepreneur: string, but?: string) =>
	sql`(select count(*) from ${entrepreneurRatings} where ${and(
		eq(entrepreneurRatings.tenantId, tenant.id),
		eq(entrepreneurRatings.entrepreneurId, entrepreneur),
		isNotNull(entrepreneurRatings.assessorId),
		isNotNull(entrepreneurRatings.ratedAt),
		but === undefined ? undefined : ne(entrepreneurRatings.assessorId, but),
	)})`;

/** The points of all areas of the form. Throws `invalid` where one is missing. */
async function pointsIn(visit: Visit, { areas, points }: z.output<typeof RatingInput>): Promise<Points> {
	const { found } = await visit.rows.read({ found: readingOneForm(visit, { area }) });
	const scores = found[0]?.version?.definition.scores ?? [];
	const given = new Map(areas.map((key, at) => [key, points[at]]));
	const whole = scores.map(({ id }) => [id, given.get(id)] as const);
	if (whole.length === 0 || whole.some(([, value]) => value === undefined))
		throw invalid({ points: "businessEvaluator:errors.points" });
	return Object.fromEntries(whole) as Points;
}

const keeping = (
	{ rows }: Visit,
	row: { id: string } & Partial<typeof entrepreneurRatings.$inferInsert>,
): PendingWrite[] => {
	const { id, ...patch } = row;
	return [rows.changing(entrepreneurRatings, id, patch), rows.addingMissing(entrepreneurRatings, row as never)];
};

/** Keeps one's own assessment. It may be changed until another one is there, which one sees from then on. */
export async function rate(visit: Visit, input: z.output<typeof RatingInput>) {
	const { entrepreneur, note } = input;
	const [points] = await Promise.all([pointsIn(visit, input), findReadable(visit, entrepreneur)]);
	const { user, context, now, tenant } = visit;
	const id = idOf(entrepreneur, user.id);
	const own = and(eq(entrepreneurRatings.tenantId, tenant.id), eq(entrepreneurRatings.id, id));
	const isNew = sql`not exists (select 1 from ${entrepreneurRatings} where ${and(own, isNotNull(entrepreneurRatings.ratedAt))})`;
	const isBlind = or(isNew, sql`${assessed(visit, entrepreneur, user.id)} = 0`);
	const row = { id, entrepreneurId: entrepreneur, assessorId: user.id, points, note, ratedAt: now.getTime() };
	const writes = [requiring(context, isBlind as never), ...keeping(visit, row)];
	await orElse(visit.rows.commit(writes), () => invalid({ form: "businessEvaluator:errors.ratingLocked" }));
	return done({ snackbar: { key: "businessEvaluator:told.rated" } });
}

/** Asks colleagues to assess an entrepreneur too; who was asked stays so. */
export async function askAssessors(visit: Visit, { entrepreneur, assessors }: z.output<typeof AssessorsInput>) {
	await findEntrepreneur(visit, entrepreneur);
	const known = await Promise.all(
		assessors.map((id) => isModulePerson(visit, id, { moduleKey: manifest.key, level: 10 })),
	);
	if (known.includes(false)) throw invalid({ assessors: "businessEvaluator:errors.noAssessor" });
	await visit.rows.commit(
		assessors.map((assessorId) =>
			visit.rows.addingMissing(entrepreneurRatings, {
				...{ id: idOf(entrepreneur, assessorId), entrepreneurId: entrepreneur, assessorId },
			}),
		),
	);
	return done({ snackbar: { key: "businessEvaluator:told.asked", params: { count: assessors.length } } });
}

/** Keeps what those who have assessed an entrepreneur have agreed on; from two of them on. */
export async function agree(visit: Visit, input: z.output<typeof RatingInput>) {
	const { entrepreneur, note } = input;
	const [points] = await Promise.all([pointsIn(visit, input), findEntrepreneur(visit, entrepreneur)]);
	const id = idOf(entrepreneur, PANEL);
	const row = { id, entrepreneurId: entrepreneur, assessorId: null, points, note, ratedAt: visit.now.getTime() };
	const writes = [requiring(visit.context, sql`${assessed(visit, entrepreneur)} > 1`), ...keeping(visit, row)];
	await orElse(visit.rows.commit(writes), () => invalid({ form: "businessEvaluator:errors.panelSmall" }));
	return done({ snackbar: { key: "businessEvaluator:told.agreed" } });
}

/** A condition on ratings: somebody was asked and has not assessed yet. */
export const waitsFor = (userId: string) =>
	and(eq(entrepreneurRatings.assessorId, userId), isNull(entrepreneurRatings.ratedAt));
