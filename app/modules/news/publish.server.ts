import { publishing } from "#app/media/pictures.server";
import { purgeEdge } from "#app/platform/edge.server";
import { readInstant } from "#app/platform/local-time";
import { conflict, invalid } from "#app/platform/problems";
import { plainText, type RichDoc, type RichNode } from "#app/platform/rich-text/document";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse } from "#app/platform/tenant/condition.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { type Head, newsArticles, newsTexts, newsVersions } from "#db/schema/news";
import type { Article } from "./articles.server";
import { type Heads, titlesOf } from "./heads";
import { manifest } from "./manifest";
import type { PublishInput } from "./news.schema";
import { paths } from "./paths";
import { tellJob } from "./tell.server";
import {
	findArticle,
	findOwn,
	nextVersion,
	stateOf,
	type Text,
	textIn,
	unmoved,
	type Version,
	writeDraft,
} from "./texts.server";

type Change = {
	article: Article;
	text: Text;
	patch: Partial<Text>;
	shown: Version[];
	version?: Omit<Version, "tenantId" | "createdAt" | "updatedAt">;
};

/** Throws `invalid` where a text lacks what readers need, or its times do not fit; gives these as instants. */
export function assertPublishable(visit: Visit, { coverGuid }: Pick<Article, "coverGuid">, input: PublishInput) {
	if (plainText(input.body.doc) === "" && input.lead === "") throw invalid({ body: "required" });
	if (coverGuid && input.coverAlt === "") throw invalid({ coverAlt: "errors:altMissing" });
	const { timeZone } = visit.tenant;
	const now = visit.now.getTime();
	const publishAt = input.publishAt ? readInstant(input.publishAt, timeZone) : null;
	const unpublishAt = input.unpublishAt ? readInstant(input.unpublishAt, timeZone) : null;
	if (unpublishAt !== null && unpublishAt <= Math.max(now, publishAt ?? 0))
		throw invalid({ unpublishAt: "news:errors.endsBefore" });
	return { now, publishAt, unpublishAt };
}

/** Publishes a text now, or at its time, also one that is past; the draft is kept first, and what is read is that version. */
export async function publish(visit: Visit, input: PublishInput): Promise<"published" | "scheduled"> {
	const { article, texts, shown } = await findOwn(visit, input.id);
	const before = textIn(texts, input.language);
	if (input.updatedAt !== undefined && input.updatedAt !== before.updatedAt) throw conflict(before);
	const { now, publishAt, unpublishAt } = assertPublishable(visit, article, input);
	const text = await writeDraft(visit, article, before, input);
	const fresh = (await findArticle(visit, input.id)).article;
	const version = await nextVersion(visit, text, visit.user.id);
	if (publishAt !== null && publishAt > now) {
		const isLive = fresh.heads[text.language] !== undefined;
		const patch = { nextVersionId: version.id, publishAt, unpublishAt, status: "scheduled" as const };
		await writeChange(
			visit,
			{ article: fresh, text, patch, shown, version },
			isLive ? fresh.heads : without(fresh.heads, text.language),
		);
		return "scheduled";
	}
	await goLive(visit, { article: fresh, text, version, shown, unpublishAt, since: publishAt ?? undefined });
	await tellReaders(visit, input.id);
	return "published";
}

type Going = {
	article: Article;
	text: Text;
	version: Change["version"] & object;
	shown: Version[];
	unpublishAt: number | null;
	/** When it counts as published, where that is said: of news that were published elsewhere before. */
	since?: number;
	isNew?: boolean;
};

/** Makes a version the one that is read. */
async function goLive(
	ctx: TenantContext,
	{ article, text, version, shown, unpublishAt, since, isNew = true }: Going,
): Promise<void> {
	const at = since ?? text.publishedAt ?? ctx.now.getTime();
	const { title, lead, coverAlt, minutes } = version;
	const head: Head = {
		title,
		lead,
		coverAlt,
		minutes,
		versionId: version.id,
		at,
		until: unpublishAt,
	};
	const patch = {
		status: "published" as const,
		liveVersionId: version.id,
		nextVersionId: null,
		publishAt: null,
		unpublishAt,
		publishedAt: at,
	};
	const others = shown.filter(({ language }) => language !== text.language);
	const change = { article, text, patch, shown: [...others, version as Version], version: isNew ? version : undefined };
	await writeChange(ctx, change, { ...article.heads, [text.language]: head });
}

/** Tells those whom an item is for, where it is published and nobody has been told yet; twice has one effect. */
export async function tellReaders(ctx: TenantContext, id: string): Promise<void> {
	const article = await ctx.rows.find(newsArticles, id);
	if (article?.isLive && article.toldAt === null && (article.tellsBell || article.tellsMail))
		await ctx.enqueue(tellJob, { articleId: id, after: "" }, `news-tell:${id}:`);
}

/** Takes a text back, or calls off its schedule. */
export async function unpublish(ctx: TenantContext, { id, language }: { id: string; language: string }): Promise<void> {
	const { article, texts, shown } = await findArticle(ctx, id);
	const text = textIn(texts, language);
	const isLive = article.heads[language] !== undefined;
	const isPlannedOnly = text.status === "scheduled" && isLive;
	const patch = {
		status: isPlannedOnly ? ("published" as const) : isLive ? ("unpublished" as const) : ("draft" as const),
		publishAt: null,
		nextVersionId: null,
		...(!isPlannedOnly && { unpublishAt: null, liveVersionId: null }),
	};
	const left = shown.filter((version) => version.language !== language);
	const heads = isPlannedOnly ? article.heads : without(article.heads, language);
	await writeChange(ctx, { article, text, patch, shown: isPlannedOnly ? shown : left }, heads);
}

/** What the clock found due: publishes the version that was scheduled, or takes back what is over. Twice has one effect. */
export async function runSchedule(
	ctx: TenantContext,
	{ id, language }: { id: string; language: string },
): Promise<void> {
	const { article, texts, shown } = await findArticle(ctx, id);
	const text = texts.find((one) => one.language === language);
	const now = ctx.now.getTime();
	if (text?.status === "scheduled" && text.publishAt !== null && text.publishAt <= now && text.nextVersionId) {
		const version = await ctx.rows.find(newsVersions, text.nextVersionId);
		if (version) await goLive(ctx, { article, text, version, shown, unpublishAt: text.unpublishAt, isNew: false });
	} else if (text?.status === "published" && text.unpublishAt !== null && text.unpublishAt <= now) {
		await unpublish(ctx, { id, language });
	}
}

/** One commit for all that follows from a text's change: item, search, pictures; then the edge forgets the page. */
async function writeChange(
	ctx: TenantContext,
	{ article, text, patch, shown, version }: Change,
	heads: Heads,
): Promise<void> {
	const { rows } = ctx;
	const isLive = Object.keys(heads).length > 0;
	const first = Math.min(...Object.values(heads).map(({ at }) => at));
	const states = { ...article.states, [text.language]: stateOf({ ...text, ...patch }) };
	const commit = rows.commit([
		unmoved(ctx, article),
		...(version ? [rows.adding(newsVersions, version)] : []),
		rows.changing(newsTexts, text.id, patch),
		rows.changing(newsArticles, article.id, {
			heads,
			states,
			titles: titlesOf(states, article.firstLanguage),
			isLive,
			publishedAt: isLive ? first : article.publishedAt,
		}),
		rows.indexing(newsArticles, article.id, isLive ? shown.flatMap(wordsOfVersion) : []),
		...openingPictures(ctx, { ...article, isLive }, shown),
	]);
	await orElse(commit, () => conflict(article));
	await forget(ctx, article.guid);
}

/** The pictures and files of what is published for everybody are open, and no others. */
export function openingPictures(ctx: TenantContext, article: Article, shown: Version[]): PendingWrite[] {
	const guids = [
		...new Set([article.coverGuid ?? "", ...shown.flatMap(({ body }) => picturesIn(body as RichDoc))]),
	].filter(Boolean);
	if (guids.length === 0) return [];
	return [publishing(ctx, manifest.key, guids.slice(0, 90), article.isLive && article.audience === "public")];
}

/** What is kept at the edge of an item is gone. */
export const forget = (ctx: TenantContext, guid: string) => purgeEdge(paths(ctx.tenant.guid).view(guid));

/** What a search finds of a version. */
export const wordsOfVersion = ({ title, lead, body }: Version) => [
	title,
	lead,
	plainText(body as RichDoc).slice(0, 20_000),
];

function picturesIn(node: { content?: RichNode[]; type?: string; attrs?: RichNode["attrs"] }): string[] {
	const own = (node.type === "image" || node.type === "file") && node.attrs?.guid ? [String(node.attrs.guid)] : [];
	return [...own, ...(node.content ?? []).flatMap(picturesIn)];
}

const without = (heads: Heads, language: string): Heads =>
	Object.fromEntries(Object.entries(heads).filter(([one]) => one !== language));
