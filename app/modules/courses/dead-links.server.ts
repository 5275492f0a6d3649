import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import * as z from "zod";
import type { OfferedPiece } from "#app/directory/content-offer.server";
import { newId } from "#app/platform/ids";
import { DAY } from "#app/platform/limits";
import { textFor } from "#app/platform/localised";
import { notifying } from "#app/platform/notify.server";
import { lookAt } from "#app/platform/outside.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import type { RichDoc, RichNode } from "#app/platform/rich-text/document";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { courses, type DeadLink } from "#db/schema/courses";
import { readingChecked } from "./barriers.server";
import { nodesOf } from "./content-nodes";
import { readingContentsOf } from "./linked-contents.server";
import { paths } from "./paths";

/** How often the links of a course are looked at, in milliseconds; and courses that one run of the clock takes on. */
const EVERY = 7 * DAY;
const COURSES_MOST = 50;
/** Addresses of one course that are asked, and how many at the same time. */
const LINKS_MOST = 40;
const AT_ONCE = 4;

/** What a page of YouTube says of a film that was removed is a page all the same: this one says that it is not there. */
const filmAddress = (id: string) =>
	`https://www.youtube.com/oembed?format=json&url=${encodeURIComponent(`https://www.youtube.com/watch?v=${id}`)}`;

/** The pages elsewhere that a text leads to by its links and buttons, and its films, each with the address by which it is asked for. */
export function linksIn(body: unknown): Map<string, string> {
	const found = new Map<string, string>();
	const leadTo = (href: unknown) => {
		if (typeof href === "string" && /^https?:/.test(href)) found.set(href, href);
	};
	const walk = (node: RichNode) => {
		const film = node.type === "video" ? node.attrs?.id : undefined;
		if (typeof film === "string") found.set(`https://www.youtube.com/watch?v=${film}`, filmAddress(film));
		if (node.type === "button") leadTo(node.attrs?.href);
		for (const { type, attrs } of node.marks ?? []) if (type === "link") leadTo(attrs?.href);
		for (const child of node.content ?? []) walk(child);
	};
	for (const node of (body as RichDoc | null)?.content ?? []) walk(node);
	return found;
}

/** The same of what a step shows of the task library. */
const linksOf = (piece: OfferedPiece) => linksIn({ content: nodesOf(piece, "", (guid) => guid) });

const Look = z.object({ courseId: z.string(), since: z.number() });

/** Looks at the links of a course, keeps those that lead nowhere and tells its author of new ones. */
export const linksJob = defineJob("courses.links", Look, async ({ tenant: ctx }, { courseId, since }) => {
	if (!ctx) throw notFound();
	const {
		course,
		texts,
		links: shown,
		pieces,
	} = await ctx.rows.read({
		course: ctx.rows.finding(courses, courseId),
		texts: readingChecked(ctx.rows, courseId),
		...readingContentsOf(ctx, courseId),
	});
	if (!course || course.deletedAt !== null || (course.linksCheckedAt ?? 0) !== since) return;
	const linksAt = (place: Pick<DeadLink, "partId" | "language" | "contentId">, found: Map<string, string>) =>
		[...found].map(([address, asked]) => ({ ...place, address, asked }));
	const links = [
		...texts.flatMap(({ row: { partId, language, body, easyBody } }) =>
			linksAt({ partId, language }, new Map([...linksIn(body), ...linksIn(easyBody)])),
		),
		...shown.flatMap(({ partId, contentId }) => {
			const piece = pieces.find(({ id }) => id === contentId);
			return piece ? linksAt({ partId, language: piece.language, contentId }, linksOf(piece)) : [];
		}),
	];
	const left = [...new Set(links.map(({ asked }) => asked))].slice(0, LINKS_MOST);
	const answers = new Map<string, Awaited<ReturnType<typeof lookAt>>>();
	const work = async () => {
		for (let asked = left.shift(); asked !== undefined; asked = left.shift())
			answers.set(asked, await lookAt(asked, ctx.origin));
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
	const deadLinks = links.flatMap(({ asked, ...link }): DeadLink[] => {
		const reason = answers.get(asked);
		return reason === "gone" || reason === "silent" ? [{ ...link, reason }] : [];
	});
	const known = new Set(course.deadLinks.map(({ address }) => address));
	const isNews = deadLinks.some(({ address }) => !known.has(address));
	const patch = { deadLinks, linksCheckedAt: ctx.now.getTime() };
	const moved = ctx.rows.changing(
		courses,
		courseId,
		patch,
		undefined,
		eq(sql`coalesce(${courses.linksCheckedAt}, 0)`, since),
	);
	const notice = {
		...{ type: "courseDeadLinks" as const, noticeId: newId(ctx.now.getTime()) },
		url: paths(ctx.tenant.guid).check(courseId),
		params: { title: textFor(course.titles, ctx.tenant.language, course.firstLanguage).text, count: deadLinks.length },
	};
	await ctx.rows.commit([moved, ...(isNews ? [notifying(ctx, notice, [course.authorId], moved)] : [])]);
});

/** Finds the published courses whose links were not looked at for a week, and enqueues one message for each. */
export async function sweepLinks(context: RequestContext): Promise<void> {
	const due = await overTenants(context, (db) =>
		db
			.select({
				id: courses.id,
				tenantId: courses.tenantId,
				since: sql<number>`coalesce(${courses.linksCheckedAt}, 0)`,
			})
			.from(courses)
			.where(
				and(
					sql`${courses.tenantId} in (select id from tenants)`,
					...[eq(courses.status, "published"), isNull(courses.deletedAt)],
					or(isNull(courses.linksCheckedAt), lt(courses.linksCheckedAt, context.now.getTime() - EVERY)),
				),
			)
			.limit(COURSES_MOST),
	);
	await enqueueMany(
		context,
		linksJob,
		due.map(({ id, tenantId, since }) => ({
			...{ tenantId, payload: { courseId: id, since } },
			id: `courses-links-${id}-${since}`,
		})),
	);
}
