import { and, eq, isNotNull, sql } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { newId } from "#app/platform/ids";
import { notifying } from "#app/platform/notify.server";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { learningUses } from "#db/schema/task-library";
import { readingOpen } from "./contents.server";
import { paths } from "./paths";
import type { RateInput, ReportInput } from "./task-library.schema";
import { titleOf } from "./titles.server";
import { idOfUse } from "./uses.server";

async function findOpen(visit: Visit, id: string) {
	const { content } = await visit.rows.read({ content: readingOpen(visit, id) });
	if (!content) throw notFound();
	return content;
}

/** Keeps how useful somebody finds a content; said again it takes the place of what was said before. */
export async function rate(visit: Visit, { id: contentId, stars }: z.output<typeof RateInput>): Promise<void> {
	const { rows, user } = visit;
	await findOpen(visit, contentId);
	const id = idOfUse(contentId, user.id);
	await rows.commit([
		rows.addingMissing(learningUses, { id, contentId, userId: user.id }),
		rows.changing(learningUses, id, { stars }),
	]);
}

/** Tells the author of a content what somebody found wrong with it. */
export async function report(visit: Visit, { id, words }: z.output<typeof ReportInput>): Promise<void> {
	const { rows, user, tenant, now } = visit;
	const content = await findOpen(visit, id);
	const notice = {
		...{ type: "contentReported" as const, noticeId: newId(now.getTime()), url: paths(tenant.guid).content(id) },
		params: { title: titleOf(content), name: nameOf(user), words },
	};
	await rows.commit([notifying(visit, notice, [content.authorId])]);
}

/** For one `rows.read`: how many have rated a content, how well on average, and how well the visitor. */
export function readingRating({ rows, user }: Visit, contentId: string): PendingQuery<Rating> {
	const query = rows
		.select(learningUses, {
			count: sql<number>`count(*)`.as("count"),
			average: sql<number | null>`avg(${learningUses.stars})`.as("average"),
			own: sql<number | null>`max(case when ${learningUses.userId} = ${user.id} then ${learningUses.stars} end)`.as(
				"own",
			),
		})
		.where(and(eq(learningUses.contentId, contentId), isNotNull(learningUses.stars)));
	return { query, shape: (found) => found[0] as Rating };
}

export type Rating = { count: number; average: number | null; own: number | null };
