import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { chooseLanguage } from "#app/platform/i18n.server";
import { invalid, needId } from "#app/platform/problems";
import type { RichDoc } from "#app/platform/rich-text/document";
import type { Visit } from "#app/platform/tenant/context";
import { type Category, listNews, type NewsItem, nameIn, readArticle } from "./articles.server";
import type { NewsCall, SaveCall } from "./news.schema";
import { publish } from "./publish.server";
import { type Reader, readerById, readerByTenant, readerIn, readerOf } from "./reader.server";
import { changeCover } from "./settings.server";
import { createArticle, findArticle, findOwn, saveDraft, textIn } from "./texts.server";
import { trashArticle } from "./trash.server";

type Args = Pick<LoaderFunctionArgs, "request" | "context">;

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** A tenant's published items for anybody: the public ones, and for a member those that are theirs. */
export async function publicNews(args: Args, { tenantGuid, category, q, cursor, limit }: NewsCall) {
	const reader = await readerIn(args, tenantGuid ?? "");
	const { items, pinned, next } = await listNews(reader, { category, q, cursor }, limit);
	return { items: [...pinned, ...items].map((item) => presentItem(reader, item)), next };
}

/** One item by guid (a public one for anybody) or id, or a tenant's items for its readers. */
export async function getNews(args: Args, input: NewsCall) {
	const guid = input.guid ?? input.newsGuid;
	if (guid !== undefined) {
		const reader = await readerOf(args, guid, input.tenantGuid);
		return presentWhole(reader, guid);
	}
	const tenantId = input.tenantId ?? input.newsTenantId;
	const id = input.id ?? input.newsId;
	if (tenantId === undefined) {
		if (id === undefined) throw needId();
		const found = await readerById(args, id);
		return presentWhole(found.reader, found.guid);
	}
	const reader = await readerByTenant(args, tenantId);
	if (id !== undefined) return presentWhole(reader, (await findArticle(reader.ctx, id)).article.guid);
	const { items, pinned, next } = await listNews(reader, input, input.limit);
	return { items: [...pinned, ...items].map((item) => presentItem(reader, item)), next };
}

async function presentWhole(reader: Reader, guid: string) {
	const { article, item, version, languages } = await readArticle(reader, guid);
	return {
		...presentItem(reader, item),
		body: version.body,
		languages,
		asks_confirmation: article.asksConfirmation,
		updated_at: iso(article.updatedAt),
	};
}

function presentItem({ ctx }: Reader, item: NewsItem) {
	return {
		id: item.id,
		guid: item.guid,
		tenant_id: ctx.tenant.id,
		title: item.title,
		lead: item.lead,
		language: item.language,
		category_ids: item.category ? [item.category.id] : [],
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
	const language = input.language ?? chooseLanguage(new Request(visit.origin), visit.user.language);
	const { title } = input;
	if (input.id === undefined && title === undefined) throw invalid({ title: "required" });
	const id = input.id ?? (await createArticle(visit, { title: title ?? "", language }));
	const { article, texts } = await findOwn(visit, id);
	const text = textIn(texts, input.language ?? article.firstLanguage);
	if (input.imageId !== undefined) await changeCover(visit, id, { coverGuid: input.imageId });
	if (input.categoryIds !== undefined) await changeCover(visit, id, { categoryId: input.categoryIds[0] ?? null });
	const draft = {
		id,
		language: text.language as SaveCall["language"] & string,
		title: title ?? text.title,
		lead: input.lead ?? text.lead,
		body: input.body ?? { doc: text.body as RichDoc, typed: "editor" as const },
		coverAlt: text.coverAlt || (input.imageId ? (title ?? text.title) : ""),
		updatedAt: input.updatedAt ? Date.parse(input.updatedAt) : undefined,
	};
	if (input.publishAt !== undefined) await publish(visit, { ...draft, publishAt: input.publishAt });
	else await saveDraft(visit, draft);
	return presentWork(await findArticle(visit, id));
}

export async function removeNews(visit: Visit, { id }: { id: string }) {
	await trashArticle(visit, id);
	return { id, deleted: true };
}

function presentWork({ article, texts }: Awaited<ReturnType<typeof findArticle>>) {
	return {
		id: article.id,
		guid: article.guid,
		tenant_id: article.tenantId,
		category_ids: article.categoryId ? [article.categoryId] : [],
		image_id: article.coverGuid,
		audience: article.audience,
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
		updated_at: iso(article.updatedAt),
	};
}

export const presentCategory = (category: Category, language: string) => ({
	id: category.id,
	tenant_id: category.tenantId,
	name: nameIn(category.names, language),
	names: category.names,
	tint: category.tint,
	icon: category.icon,
	sort_order: category.sortOrder,
});
