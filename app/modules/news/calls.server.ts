import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { defaultLanguage } from "#app/platform/i18n";
import { conflict, invalid, isClosed, needId, withCurrent } from "#app/platform/problems";
import type { RichDoc } from "#app/platform/rich-text/document";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { changeAgain } from "#app/platform/tenant/change-again.server";
import type { Visit } from "#app/platform/tenant/context";
import { type Category, categoriesOf, listNews, type NewsItem, nameIn, readArticle } from "./articles.server";
import { audienceOf } from "./audience.server";
import type { NewsCall, SaveCall } from "./news.schema";
import { publish } from "./publish.server";
import { type Reader, readerByGrant, readerById, readerByTenant, readerIn, readerOf } from "./reader.server";
import { changeCover, sortedInto } from "./settings.server";
import { createArticle, findArticle, findOwn, saveDraft, textIn } from "./texts.server";
import { trashArticle } from "./trash.server";

type Args = Pick<LoaderFunctionArgs, "request" | "context">;

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** A tenant's published items for anybody: the public ones, and for a member those that are theirs. */
export async function publicNews(args: Args, { tenantGuid, category, q, cursor, limit }: NewsCall) {
	const reader = await readerIn(args, tenantGuid ?? "");
	const { items, pinned, next } = await listNews(reader, { category, q, cursor }, limit, { isWithin: true });
	return { items: [...pinned, ...items].map((item) => serializeItem(reader, item)), next };
}

/**
 * One item by guid (a public one for anybody) or id, or a tenant's items for its readers. One item opens by a temporary grant as well
 * to a member whom nothing else opens it to.
 */
export async function getNews(args: Args, input: NewsCall) {
	try {
		return await readNews(args, input);
	} catch (error) {
		const opened = isClosed(error) ? await readerByGrant(args, refOf(input)) : undefined;
		if (!opened) throw error;
		return serializeToReader(opened.reader, opened.id);
	}
}

const refOf = (input: NewsCall) => ({ guid: input.guid ?? input.newsGuid, id: input.id ?? input.newsId });

async function readNews(args: Args, input: NewsCall) {
	const { guid, id } = refOf(input);
	if (guid !== undefined) {
		const reader = await readerOf(args, guid, input.tenantGuid);
		return serializeWhole(reader, guid);
	}
	const tenantId = input.tenantId ?? input.newsTenantId;
	if (tenantId === undefined) {
		if (id === undefined) throw needId();
		return serializeToReader(await readerById(args, id), id);
	}
	const reader = await readerByTenant(args, tenantId);
	if (id !== undefined) return serializeToReader(reader, id);
	const { items, pinned, next } = await listNews(reader, input, input.limit, { isWithin: true });
	return { items: [...pinned, ...items].map((item) => serializeItem(reader, item)), next };
}

/** An item as it is read; to whoever writes it, as it is written where nothing of it is published. */
async function serializeToReader(reader: Reader, id: string) {
	const found = await findArticle(reader.ctx, id);
	const { article } = found;
	const isWriter = reader.level >= LEVEL_ALL || (reader.level >= LEVEL_CLIENTS && article.authorId === reader.user?.id);
	return isWriter && !article.isLive ? serializeWork(found) : serializeWhole(reader, article.guid);
}

async function serializeWhole(reader: Reader, guid: string) {
	const { article, item, version, languages } = await readArticle(reader, guid);
	return {
		...serializeItem(reader, item),
		body: version.body,
		languages,
		asks_confirmation: article.asksConfirmation,
		updated_at: iso(article.updatedAt),
	};
}

function serializeItem({ ctx }: Reader, item: NewsItem) {
	return {
		id: item.id,
		guid: item.guid,
		tenant_id: ctx.tenant.id,
		title: item.title,
		lead: item.lead,
		language: item.language,
		category_ids: item.categoryIds,
		category: item.category?.name ?? null,
		image_id: item.cover ? item.cover.guid : null,
		image_url: item.cover ? `${ctx.origin}/api/media/${item.cover.guid}` : null,
		image_alt: item.coverAlt,
		author: item.author || null,
		pinned: item.isPinned,
		event: item.event && {
			starts_at: iso(item.event.startsAt),
			ends_at: iso(item.event.endsAt),
			all_day: item.event.fromTime === "",
			place: item.event.place || null,
		},
		published_at: iso(item.at),
	};
}

/** Makes an item, or changes one, and publishes it (at `publish_at`, or now where that is null). */
export async function saveNews(visit: Visit, input: SaveCall) {
	const { title } = input;
	if (input.id === undefined && title === undefined) throw invalid({ title: "required" });
	const shared = await sharedOf(visit, input);
	const language = input.language ?? visit.user.language ?? defaultLanguage;
	const id = input.id ?? (await createArticle(visit, { title: title ?? "", language }));
	return changeAgain(input.updatedAt, () => changeNews(visit, id, input, shared));
}

type Shared = Awaited<ReturnType<typeof sharedOf>>;

async function changeNews(visit: Visit, id: string, { title, ...input }: SaveCall, shared: Shared) {
	const found = await findOwn(visit, id);
	const basedOn = input.updatedAt && Date.parse(input.updatedAt);
	if (basedOn && basedOn !== changedAt(found)) throw conflict(serializeWork(found));
	const text = textIn(found.texts, input.language ?? found.article.firstLanguage);
	if (Object.keys(shared).length > 0) await changeCover(visit, id, shared);
	const draft = {
		id,
		language: text.language as SaveCall["language"] & string,
		title: title ?? text.title,
		lead: input.lead ?? text.lead,
		body: input.body ?? { doc: text.body as RichDoc, typed: "editor" as const },
		coverAlt: text.coverAlt || (input.imageId ? (title ?? text.title) : ""),
		updatedAt: input.updatedAt ? text.updatedAt : undefined,
	};
	const { publishAt } = input;
	const saving = publishAt === undefined ? saveDraft(visit, draft) : publish(visit, { ...draft, publishAt });
	await withCurrent<unknown>(saving, async () => serializeWork(await findArticle(visit, id)));
	return serializeWork(await findArticle(visit, id));
}

/** What all languages of an item share, of what was sent; nothing is written where one part of it is wrong. */
async function sharedOf(visit: Visit, { imageId, categoryIds, audience, audienceFor = [] }: SaveCall) {
	return {
		...(imageId !== undefined && { coverGuid: imageId }),
		...(categoryIds !== undefined && (await sortedInto(visit, categoryIds, "categoryIds"))),
		...(audience !== undefined && (await audienceOf(visit, { audience, audienceFor }))),
	};
}

/** When an item or one of its texts was changed last. */
const changedAt = ({ article, texts }: Pick<Awaited<ReturnType<typeof findArticle>>, "article" | "texts">) =>
	Math.max(article.updatedAt, ...texts.map((text) => text.updatedAt));

export async function removeNews(visit: Visit, { id }: { id: string }) {
	await trashArticle(visit, id);
	return { id, deleted: true };
}

function serializeWork({ article, texts }: Awaited<ReturnType<typeof findArticle>>) {
	return {
		id: article.id,
		guid: article.guid,
		tenant_id: article.tenantId,
		category_ids: categoriesOf(article),
		image_id: article.coverGuid,
		...{ audience: article.audience, audience_for: article.audienceFor },
		texts: texts.map((text) => ({
			language: text.language,
			title: text.title,
			lead: text.lead,
			body: text.body,
			status: text.status,
			publish_at: iso(text.publishAt),
			unpublish_at: iso(text.unpublishAt),
			updated_at: iso(text.updatedAt),
		})),
		updated_at: iso(changedAt({ article, texts })),
	};
}

export const serializeCategory = (category: Category, language: string) => ({
	id: category.id,
	tenant_id: category.tenantId,
	name: nameIn(category.names, language),
	names: category.names,
	tint: category.tint,
	icon: category.icon,
	sort_order: category.sortOrder,
	updated_at: iso(category.updatedAt),
});
