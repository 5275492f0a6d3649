import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { and, asc, gte } from "drizzle-orm";
import { calendarFile, calendarResponse } from "#app/calendar/calendar-file";
import { addDays } from "#app/platform/clock";
import { PRIVATE } from "#app/platform/http.server";
import { translator } from "#app/platform/i18n.server";
import { DAY } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import type { TenantContext } from "#app/platform/tenant/context";
import { newsArticles } from "#db/schema/news";
import { type Article, readArticle } from "../articles.server";
import { isIn } from "../categories.server";
import { bestLanguage, readable } from "../heads";
import { paths } from "../paths";
import { guestIn, openTo, readerOf } from "../reader.server";
import { eventOf } from "./event";

/** How far back the feed goes, and how many events it has at most. */
const BACK = 90 * DAY;
const MOST = 300;

/** The events of a tenant's public news, all of them or those of one category, for a calendar that asks again. */
export async function eventFeed(args: LoaderFunctionArgs): Promise<Response> {
	const reader = await guestIn(args);
	const { ctx, language } = reader;
	const category = new URL(args.request.url).searchParams.get("category");
	const found = await ctx.rows.list(newsArticles, {
		where: and(
			openTo(reader),
			gte(newsArticles.eventStartsAt, ctx.now.getTime() - BACK),
			category ? isIn(category) : undefined,
		),
		orderBy: [asc(newsArticles.eventStartsAt), asc(newsArticles.id)],
		limit: MOST,
	});
	const t = await translator(language);
	const entries = found.flatMap((article) => entryOf(ctx, article, language) ?? []);
	const text = calendarOf(ctx, `${t("news:title")} – ${ctx.tenant.name}`, entries);
	return calendarResponse(text, "news.ics", {
		"Cache-Control": "public, max-age=300",
		Vary: "Accept-Language, Cookie",
	});
}

/** The event of one item, for whoever may read it; an item about none has no file. */
export async function eventFile(args: LoaderFunctionArgs): Promise<Response> {
	const reader = await readerOf(args, args.params.articleguid ?? "", args.params.guid);
	const wanted = new URL(args.request.url).searchParams.get("lang") ?? undefined;
	const { article, item } = await readArticle(reader, args.params.articleguid ?? "", wanted);
	const entry = entryOf(reader.ctx, article, item.language);
	if (!entry) throw notFound();
	return calendarResponse(calendarOf(reader.ctx, reader.ctx.tenant.name, [entry]), "event.ics", PRIVATE);
}

function entryOf({ now, origin, tenant }: TenantContext, article: Article, wanted: string) {
	const heads = readable(article.heads, now.getTime());
	const language = bestLanguage(heads, wanted, article.firstLanguage);
	const head = language === undefined ? undefined : heads[language];
	const event = eventOf(article, tenant.timeZone);
	if (!head || !event) return undefined;
	return { article, event, head, url: origin + paths(tenant.guid).view(article.guid) };
}

type Entry = NonNullable<ReturnType<typeof entryOf>>;

const calendarOf = ({ tenant }: TenantContext, name: string, entries: Entry[]): string =>
	calendarFile(
		name,
		entries.map(({ article, event, head, url }) => {
			const { eventIsAllDay, eventStartsAt, eventEndsAt } = article;
			return {
				...{ id: `${article.guid}@${tenant.guid}`, changedAt: article.updatedAt },
				starts: eventIsAllDay ? event.fromDay : (eventStartsAt ?? 0),
				ends: eventEndsAt === null ? null : eventIsAllDay ? addDays(event.toDay, 1) : eventEndsAt,
				...{ title: head.title, description: head.lead, place: event.place || null, url },
			};
		}),
	);
