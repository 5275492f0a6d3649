import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { data, redirect } from "@remix-run/cloudflare";
import { brand } from "#app/brand";
import { OPEN_PAGE } from "#app/platform/edge.server";
import { parseInput } from "#app/platform/handler.server";
import { translator } from "#app/platform/i18n.server";
import { toLocal } from "#app/platform/local-time";
import type { RichDoc } from "#app/platform/rich-text/document";
import { calloutNames, renderRichText } from "#app/platform/rich-text/render.server";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { listNews, nameIn, readArticle } from "./articles.server";
import { askedIn } from "./confirm/questions.server";
import { noteReading } from "./confirm/receipts.server";
import { ListInput } from "./news.schema";
import { paths } from "./paths";
import { type Reader, readerIn, readerOf } from "./reader.server";

type ListInputOut = ReturnType<typeof ListInput.parse>;

/** The list of a tenant's news for whoever comes. */
export async function showNews(args: LoaderFunctionArgs) {
	const { params, request } = args;
	const query = parseInput(ListInput, Object.fromEntries(new URL(request.url).searchParams)) as ListInputOut;
	const reader = await readerIn(args, params.tenant_guid ?? params.guid);
	const { ctx, level, language } = reader;
	const writes = level >= LEVEL_CLIENTS;
	// Where the list of those who write has been.
	if (query.view === "work" && writes) throw redirect(paths(ctx.tenant.guid).work);
	const t = await translator(language);
	const common = {
		title: `${t("news:title")} – ${ctx.tenant.name} – ${brand.product}`,
		tenant: { guid: ctx.tenant.guid, name: ctx.tenant.name },
		brand: { ...tenantBrand(ctx.tenant), to: paths(ctx.tenant.guid).list },
		writes,
		sorts: level >= LEVEL_ALL,
		query: { category: query.category ?? null, q: query.q ?? "", year: query.year ?? null },
	};
	const found = await listNews(reader, query);
	const thisYear = Number(toLocal(ctx.now.getTime(), ctx.tenant.timeZone).slice(0, 4));
	const firstYear = found.since ? Number(toLocal(found.since, ctx.tenant.timeZone).slice(0, 4)) : thisYear;
	const list = {
		pinned: found.pinned,
		items: found.items,
		categories: found.categories.map(({ id, names }) => ({ id, name: nameIn(names, language) })),
		years: Array.from({ length: Math.min(30, thisYear - firstYear + 1) }, (_, index) => thisYear - index),
	};
	return { ...common, list, next: found.next };
}

/** One published item for whoever may read it; a guest's page may be kept at the edge. */
export async function showArticle(args: LoaderFunctionArgs) {
	const { params, request, context } = args;
	const guid = params.articleguid ?? "";
	const wanted = new URL(request.url).searchParams.get("lang") ?? undefined;
	const reader = await readerOf(args, guid, params.guid);
	const { ctx, level, user } = reader;
	if (params.guid === undefined) throw redirect(paths(ctx.tenant.guid).view(guid));
	const found = await readArticle(reader, guid, wanted);
	const { article, item, version, receipt } = found;
	if (user && !receipt) context.waitUntil(noteReading(reader, article, item.language));
	const page = {
		...(await serializePage(reader, version.body as RichDoc)),
		...found.item,
		languages: found.languages,
		newer: found.newer,
		older: found.older,
		related: found.related,
		asks: article.asksConfirmation && user !== null,
		asked: askedIn(article, item.language),
		confirmedAt: receipt?.confirmedAt ?? null,
		edits: level >= LEVEL_ALL || (level >= LEVEL_CLIENTS && article.authorId === user?.id) ? article.id : null,
		brand: { ...tenantBrand(ctx.tenant), to: paths(ctx.tenant.guid).list },
		url: `${ctx.origin}${paths(ctx.tenant.guid).view(guid)}`,
		picture: item.cover && item.isPublic ? `${ctx.origin}/api/media/${item.cover.guid}` : null,
		head: `${item.title} – ${ctx.tenant.name}`,
	};
	const isOpen = user === null && item.isPublic;
	return data(page, { headers: isOpen ? OPEN_PAGE : {} });
}

/** What a page shows of a document, in the language that it is written in. */
export async function serializePage({ ctx, language }: Pick<Reader, "ctx" | "language">, body: RichDoc) {
	const t = await translator(language);
	return {
		tenant: { guid: ctx.tenant.guid, name: ctx.tenant.name },
		body: renderRichText(body, { words: { video: t("news:watch"), language, callouts: await calloutNames(language) } }),
	};
}
