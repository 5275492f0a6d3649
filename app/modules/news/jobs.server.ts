import { and, asc, eq, isNull, lte, or, sql } from "drizzle-orm";
import * as z from "zod";
import { notFound, Problem, unavailable } from "#app/platform/problems";
import { onceOnly } from "#app/platform/queue/consume.server";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import type { Row, TenantRows } from "#app/platform/tenant/rows.server";
import { trashSweep } from "#app/platform/trash-sweep.server";
import { tempGrants } from "#db/schema/directory";
import { newsArticles, newsTexts } from "#db/schema/news";
import { droppingPicturesOf } from "./dropping-pictures.server";
import { runSchedule, tellReaders } from "./publish.server";
import { tellJob } from "./tell.server";
import { indexingTitles } from "./titles.server";

/** Texts that one run of the clock takes on; the rest waits for the next. */
const MOST = 500;

const Due = z.object({ id: z.string(), language: z.string() });

/** Publishes or takes back a text whose time has come. */
const dueJob = defineJob("news.due", Due, async ({ tenant: ctx }, due) => {
	if (!ctx) throw notFound();
	try {
		await onceOnly(() => runSchedule(ctx, due));
	} catch (error) {
		// Somebody wrote at the same moment: the message comes again.
		if (error instanceof Problem && error.kind === "conflict") throw unavailable();
		// It was put into the trash at the same moment.
		if (error instanceof Problem && error.kind === "notFound") return;
		throw error;
	}
	await tellReaders(ctx, due.id);
});

/** Finds the texts whose time has come, also those that an earlier run has missed. */
async function sweepDue(context: RequestContext): Promise<void> {
	const now = context.now.getTime();
	const due = await overTenants(context, (db) =>
		db
			.select()
			.from(newsTexts)
			.where(
				and(
					or(
						and(eq(newsTexts.status, "scheduled"), lte(newsTexts.publishAt, now)),
						and(eq(newsTexts.status, "published"), lte(newsTexts.unpublishAt, now)),
					),
					isKept,
				),
			)
			.orderBy(asc(newsTexts.publishAt))
			.limit(MOST),
	);
	await enqueueMany(
		context,
		dueJob,
		due.map(({ id, tenantId, articleId, language, status, publishAt, unpublishAt }) => ({
			tenantId,
			payload: { id: articleId, language },
			id: `news-due:${id}:${status}:${status === "scheduled" ? publishAt : unpublishAt}`,
		})),
	);
}

export const jobs = [dueJob, tellJob];

/** What lies in the trash waits there: neither published nor taken back. */
const isKept = sql`exists (select 1 from ${newsArticles} where ${and(
	eq(newsArticles.tenantId, newsTexts.tenantId),
	eq(newsArticles.id, newsTexts.articleId),
	isNull(newsArticles.deletedAt),
)})`;

/** What the clock starts every five minutes. */
export const frequentSweeps = { newsDue: sweepDue };

const goingWith = (rows: TenantRows, article: Row<typeof newsArticles>) => [
	...droppingPicturesOf(rows, article),
	indexingTitles(rows, article.id, ""),
	rows.clearing(tempGrants, article.id, eq(tempGrants.recordId, article.id)),
];

/** What it starts each hour; texts, versions, receipts and pictures go with their item. */
export const sweeps = { newsTrash: trashSweep([{ table: newsArticles, with: goingWith }] as never) };
