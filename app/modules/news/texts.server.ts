import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { newGuid, newId } from "#app/platform/ids";
import { conflict, invalid, notAllowed, notFound } from "#app/platform/problems";
import { emptyDoc, plainText, type RichDoc } from "#app/platform/rich-text/document";
import { kept } from "#app/platform/rich-text/rich-text.schema";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { newsArticles, newsTexts, newsVersions, type State } from "#db/schema/news";
import type { Article } from "./articles.server";
import { refreshingFiles } from "./files.server";
import { minutesFor, titlesOf } from "./heads";
import type { DraftInput } from "./news.schema";
import { indexingTitles } from "./titles.server";

export type Text = Row<typeof newsTexts>;
export type Version = Row<typeof newsVersions>;

/** An item and its texts, whoever asks; `notFound` where it is not there or in the trash. */
export async function findArticle(ctx: TenantContext, id: string) {
	const { article, ...rest } = await articleWithTexts(ctx, id);
	if (!article || article.deletedAt !== null) throw notFound();
	return { article, ...rest };
}

/** The same, also where it lies in the trash; without `article` where it is not there at all. */
export const articleWithTexts = (ctx: TenantContext, id: string) => ctx.rows.read(readingArticle(ctx, id));

/** What reads an item, its texts and the versions of them that are live. */
export function readingArticle({ rows }: TenantContext, id: string) {
	const live = rows.select(newsTexts, { id: newsTexts.liveVersionId }).where(eq(newsTexts.articleId, id));
	return {
		article: rows.finding(newsArticles, id),
		texts: rows.listing(newsTexts, {
			where: eq(newsTexts.articleId, id),
			orderBy: [newsTexts.createdAt, newsTexts.id],
			limit: 20,
		}),
		shown: rows.listing(newsVersions, { where: inArray(newsVersions.id, live), limit: 20 }),
	};
}

/** The same for somebody who may change it: level 20 their own, level 30 all. */
export async function findOwn(visit: Visit, id: string) {
	const found = await findArticle(visit, id);
	assertOwn(visit, found.article);
	return found;
}

/** Throws `notAllowed` for an item that somebody may not change. */
export function assertOwn(visit: Visit, { authorId }: Pick<Article, "authorId">): void {
	if (visit.access.level < LEVEL_ALL && authorId !== visit.user.id) throw notAllowed();
}

/** One language of an item, or `notFound`. */
export function textIn(texts: Text[], language: string): Text {
	const text = texts.find((one) => one.language === language);
	if (!text) throw notFound();
	return text;
}

export const stateOf = ({ title, status, publishAt, publishedAt }: Text): State => ({
	title,
	status,
	at: status === "scheduled" ? publishAt : publishedAt,
});

/** Refuses a commit whose item has moved on since it was read. */
export const unmoved = (ctx: TenantContext, article: Article): PendingWrite =>
	requiring(
		ctx.context,
		sql`exists (select 1 from ${newsArticles} where ${and(eq(newsArticles.tenantId, ctx.tenant.id), eq(newsArticles.id, article.id), eq(newsArticles.updatedAt, article.updatedAt))})`,
	);

/** A new item with one draft. */
export async function createArticle(visit: Visit, { title, language }: { title: string; language: string }) {
	const { rows } = visit;
	const id = newId(visit.now.getTime());
	const states = { [language]: { title, status: "draft" as const, at: null } };
	const titles = titlesOf(states, language);
	await rows.commit([
		rows.adding(newsArticles, {
			id,
			guid: newGuid(),
			authorId: visit.user.id,
			firstLanguage: language,
			states,
			titles,
		}),
		indexingTitles(rows, id, titles),
		rows.adding(newsTexts, { id: newId(visit.now.getTime()), articleId: id, language, title, body: emptyDoc }),
	]);
	return id;
}

/** One more language of an item, which begins with the title of the first. */
export async function addLanguage(visit: Visit, { id, language }: { id: string; language: string }) {
	const { article, texts } = await findOwn(visit, id);
	if (texts.some((text) => text.language === language)) throw invalid({ language: "news:errors.languageThere" });
	const { rows } = visit;
	const title = texts[0]?.title ?? "";
	const states = { ...article.states, [language]: { title, status: "draft" as const, at: null } };
	await rows.commit([
		unmoved(visit, article),
		rows.adding(newsTexts, { id: newId(visit.now.getTime()), articleId: id, language, title, body: emptyDoc }),
		rows.changing(newsArticles, id, { states, titles: titlesOf(states, article.firstLanguage) }),
	]);
}

/** Keeps what was written; what is published stays as it is. Throws `conflict` where somebody else has written since. */
export async function saveDraft(visit: Visit, input: DraftInput): Promise<Text> {
	const { article, texts } = await findOwn(visit, input.id);
	const text = textIn(texts, input.language);
	if (input.updatedAt !== undefined && input.updatedAt !== text.updatedAt) throw conflict(text);
	return writeDraft(visit, article, text, input);
}

type Draft = Pick<DraftInput, "title" | "lead" | "coverAlt"> & { body?: DraftInput["body"] };

export async function writeDraft(visit: Visit, article: Article, text: Text, draft: Draft): Promise<Text> {
	const { rows } = visit;
	const { title, lead, coverAlt } = draft;
	const body = draft.body ? kept(text.body as RichDoc, draft.body) : text.body;
	const patch = { title, lead, coverAlt, body };
	const states = { ...article.states, [text.language]: stateOf({ ...text, title }) };
	const titled = { states, titles: titlesOf(states, article.firstLanguage) };
	const still = sql`exists (select 1 from ${newsTexts} where ${and(eq(newsTexts.tenantId, visit.tenant.id), eq(newsTexts.id, text.id), eq(newsTexts.updatedAt, text.updatedAt))})`;
	const commit = rows.commit([
		requiring(visit.context, still),
		rows.changing(newsTexts, text.id, patch),
		refreshingFiles(rows, article, title),
		...(article.states[text.language]?.title === title
			? []
			: [rows.changing(newsArticles, article.id, titled), indexingTitles(rows, article.id, titled.titles)]),
	]);
	const [, saved] = await orElse(commit, () => conflict(text));
	return saved as Text;
}

/** The next version of a text, as it is written now. */
export async function nextVersion(ctx: TenantContext, text: Text, editorId: string) {
	const [last] = await ctx.rows.list(newsVersions, {
		where: and(eq(newsVersions.articleId, text.articleId), eq(newsVersions.language, text.language)),
		orderBy: desc(newsVersions.number),
		limit: 1,
	});
	const { articleId, language, title, lead, body, coverAlt } = text;
	const minutes = minutesFor(`${lead} ${plainText(body as RichDoc)}`);
	const id = newId(ctx.now.getTime());
	return { id, articleId, language, title, lead, body, coverAlt, minutes, number: (last?.number ?? 0) + 1, editorId };
}

/** Puts an earlier version back into the draft; what is published stays until it is published again. */
export async function restoreVersion(
	visit: Visit,
	{ id, language, versionId }: { id: string; language: string; versionId: string },
) {
	const { article, texts } = await findOwn(visit, id);
	const version = await visit.rows.find(newsVersions, versionId);
	if (version?.articleId !== id || version.language !== language) throw notFound();
	const { title, lead, coverAlt, body } = version;
	await writeDraft(visit, article, textIn(texts, language), {
		title,
		lead,
		coverAlt,
		body: { doc: body as RichDoc, typed: "editor" },
	});
}
