import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { and, asc, eq, isNull } from "drizzle-orm";
import type * as z from "zod";
import { today } from "#app/platform/clock";
import { parseInput } from "#app/platform/handler.server";
import { type Language, languageCodes } from "#app/platform/i18n";
import { languageOfPage } from "#app/platform/i18n.server";
import { bestLanguage, textFor } from "#app/platform/localised";
import { after, pageOf } from "#app/platform/paging.server";
import { notFound, notLoggedIn } from "#app/platform/problems";
import type { RichDoc } from "#app/platform/rich-text/document";
import type { TenantContext } from "#app/platform/tenant/context";
import { readPrincipal } from "#app/platform/tenant/principal.server";
import { enterOpenModule, enterPublicTargetAs } from "#app/platform/tenant/public-target.server";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { courses, courseTexts } from "#db/schema/courses";
import type { WayToRead } from "./choices";
import { serializeContents, serveContentFile } from "./contents.server";
import { TutorialFileQuery, TutorialQuery } from "./courses.schema";
import { type Course, type Part, readingParts, stepsOf } from "./courses.server";
import { readingContents } from "./linked-contents.server";
import { closedOn } from "./locks.server";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { renderBody, renderOtherWays } from "./render.server";
import { outlineOf } from "./show-course.server";

/** Courses on a page of the list. */
const PAGE = 24;
/** A guest has completed nothing. */
const NOTHING_DONE: ReadonlySet<string> = new Set();
const isOpen = and(eq(courses.status, "published"), eq(courses.audience, "public"), isNull(courses.deletedAt));

/** The courses of a tenant that everybody may read, and one of them a chapter at a time: each chapter and language has its own address. */
export async function showTutorial(args: LoaderFunctionArgs) {
	const { request, context, params } = args;
	const input = parseInput(TutorialQuery, Object.fromEntries(new URL(request.url).searchParams)) as z.output<
		typeof TutorialQuery
	>;
	if (params.guid === undefined) throw redirect(paths(await ownTenant(args)).tutorial());
	const [ctx, own] = await Promise.all([
		enterOpenModule(context, manifest.key, params.guid),
		languageOfPage(request, context),
	]);
	if (!ctx) throw notFound();
	const language = input.language ?? own;
	const common = {
		brand: { ...tenantBrand(ctx.tenant), to: paths(ctx.tenant.guid).tutorial() },
		...{ tenant: { guid: ctx.tenant.guid, name: ctx.tenant.name } },
	};
	if (input.course === undefined) {
		const order = [courses.sortTitle, courses.id];
		const found = await ctx.rows.list(courses, {
			where: and(isOpen, after(order, input.cursor)),
			orderBy: order.map((column) => asc(column)),
			limit: PAGE + 1,
		});
		const { items, next } = pageOf(found, PAGE, ({ sortTitle, id }) => [sortTitle, id]);
		return { ...common, courses: items.map((course) => openCourse(course, language)), next, reading: null };
	}
	return {
		...common,
		courses: [],
		next: null,
		reading: await readOpen(ctx, own, { ...input, course: input.course, language }),
	};
}

/** Whoever comes without an organisation gets their own. */
async function ownTenant({ request, context }: LoaderFunctionArgs): Promise<string> {
	const principal = await readPrincipal(request, context, { kind: "all" });
	if (!principal.user) throw notLoggedIn();
	const tenant = principal.memberships[0]?.tenant;
	if (!tenant) throw notFound();
	return tenant.guid;
}

function openCourse(course: Course, language: string) {
	const { text, lang } = textFor(course.titles, language, course.firstLanguage);
	const summary = textFor(course.summaries, language, course.firstLanguage).text;
	const { guid, coverGuid, minutes, chapterCount } = course;
	return { guid, coverGuid, minutes, chapterCount, title: text, lang, summary, languages: Object.keys(course.titles) };
}

type Wanted = { course: string; part?: string; language: Language; reads?: WayToRead };

/** A course that everybody may read, with the steps that are open to guests now. */
async function findOpen({ rows, tenant, now }: TenantContext, guid: string) {
	const [course] = await rows.list(courses, { where: and(isOpen, eq(courses.guid, guid.toLowerCase())), limit: 1 });
	if (!course) throw notFound();
	const { parts } = await rows.read({ parts: readingParts(rows, course.id) });
	// What opens on a day opens to guests too on that day; nothing else can be asked of them.
	const locks = closedOn(parts, today(tenant.timeZone, now));
	return { course, parts, locks, steps: stepsOf(parts).filter(({ id }) => !locks.has(id)) };
}

/** A file of a content that a step of a public course shows. Who asks is read along: what is not there is said on their page. */
export async function openTutorialFile({ request, context, params }: LoaderFunctionArgs): Promise<Response> {
	const input = parseInput(TutorialFileQuery, params) as z.output<typeof TutorialFileQuery>;
	const place = { table: courses, moduleKey: manifest.key, guid: input.course, tenantGuid: params.guid };
	const opened = await enterPublicTargetAs(request, context, place);
	if (!opened) throw notFound();
	const step = (await findOpen(opened.ctx, input.course)).steps.find(({ id }) => id === input.part_id);
	if (!step) throw notFound();
	return serveContentFile(opened.ctx, step.id, input.file);
}

/** What a step says in every language, and what it shows of the task library. */
function readingStep(ctx: TenantContext, { id, courseId }: Pick<Part, "id" | "courseId">) {
	const texts = ctx.rows.listing(courseTexts, {
		where: and(eq(courseTexts.partId, id), eq(courseTexts.courseId, courseId)),
		limit: languageCodes.length,
	});
	return ctx.rows.read({ texts, ...readingContents(ctx, id) });
}

async function readOpen(ctx: TenantContext, own: Language, { course: guid, part, language, reads }: Wanted) {
	const { course, parts, locks, steps } = await findOpen(ctx, guid);
	const step = part === undefined ? steps[0] : steps.find(({ id }) => id === part);
	if (part !== undefined && !step) throw notFound();
	const { texts, links, pieces } = step ? await readingStep(ctx, step) : { texts: [], links: [], pieces: [] };
	const fileAt = (file: string) => paths(ctx.tenant.guid).tutorialFile(course.guid, step?.id ?? "", file);
	const byLanguage = Object.fromEntries(texts.map((text) => [text.language, text]));
	const text = byLanguage[bestLanguage(byLanguage, language, course.firstLanguage)];
	const at = step ? steps.indexOf(step) : -1;
	return {
		course: openCourse(course, language),
		outline: outlineOf(course, parts, language, NOTHING_DONE, locks),
		step: step && {
			id: step.id,
			title: text?.title ?? textFor(step.titles, language, course.firstLanguage).text,
			language: text?.language ?? course.firstLanguage,
			languages: Object.keys(byLanguage),
			isTranslated: text?.language === language,
		},
		body: await renderBody(own, (text?.body ?? null) as RichDoc | null, text?.language ?? own),
		reading: { ...(await renderOtherWays(own, text)), as: reads ?? "standard", isAsked: reads !== undefined },
		contents: await serializeContents({ language: own, fileAt }, links, pieces),
		media: text?.mediaGuid
			? {
					...{ guid: text.mediaGuid, name: text.mediaName, type: text.mediaType, cues: text.cues },
					...{ language: text.language, position: 0 },
				}
			: null,
		previous: steps[at - 1]?.id ?? null,
		next: at >= 0 ? (steps[at + 1]?.id ?? null) : null,
		language,
	};
}
