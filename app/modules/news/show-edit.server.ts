import { and, desc, eq, sql } from "drizzle-orm";
import { pick } from "#app/directory/fields/field";
import { readTenantModules } from "#app/directory/tenant-modules.server";
import { type Language, languages } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { toLocal } from "#app/platform/local-time";
import { notFound } from "#app/platform/problems";
import { compareLines } from "#app/platform/rich-text/compare-lines";
import { plainText, type RichDoc } from "#app/platform/rich-text/document";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { people } from "#db/schema/directory";
import { newsCategories, newsFigures, newsTexts, newsVersions } from "#db/schema/news";
import { nameIn } from "./articles.server";
import { readOffered } from "./audience.server";
import { readAuthors } from "./authors.server";
import { readersOf, readingReceipts, receiptsOf } from "./confirm/receipts.server";
import { eventOf } from "./event/event";
import { summed } from "./figures.server";
import { minutesFor } from "./heads";
import { previewLetter } from "./letter.server";
import { countOf, pinnedDay } from "./settings.server";
import { serializePage } from "./show-news.server";
import { assertOwn, readingArticle, type Text } from "./texts.server";

/** What all languages of an item share, and its page shows as it is kept. */
const settings = [
	...(["categoryId", "moreCategoryIds", "authorId", "audience", "audienceFor"] as const),
	...(["tellsBell", "tellsMail", "asksConfirmation"] as const),
];

type Query = { id: string; language?: string; preview?: "desktop" | "phone" | "letter"; compare?: string };

/** What the page on which an item is written shows: one language of it, and what all its languages share. */
export async function showEdit(visit: Visit, query: Query) {
	const { id } = query;
	const { timeZone } = visit.tenant;
	const reads = new ReadBatch();
	const own = readingArticle(visit, id);
	const [found, written] = [reads.add(own.article), reads.add(own.texts)];
	const receipts = reads.add(readingReceipts(visit, id));
	const modules = readTenantModules(visit, reads);
	const categories = reads.add(visit.rows.listing(newsCategories, { orderBy: newsCategories.sortOrder, limit: 100 }));
	const figures = reads.add(visit.rows.listing(newsFigures, { where: eq(newsFigures.articleId, id), limit: 500 }));
	const versions = reads.add(
		visit.rows.listingWith(
			newsVersions,
			{ editor: [people, newsVersions.editorId] },
			{
				where: and(eq(newsVersions.articleId, id), eq(newsVersions.language, languageIn(visit, query))),
				orderBy: desc(newsVersions.number),
				limit: 20,
			},
		),
	);
	const authors = readAuthors(visit, reads);
	const offered = readOffered(visit, id, reads);
	const [t, readers] = await Promise.all([translator(visit.language), readersOf(visit, id), reads.send(visit.rows)]);
	const article = found();
	if (!article || article.deletedAt !== null) throw notFound();
	assertOwn(visit, article);
	const texts = written();
	const text = (texts.find((one) => one.language === query.language) ?? texts[0]) as Text;
	const kept = versions();
	const live = kept.find(({ row }) => row.id === text.liveVersionId)?.row;
	const compared = kept.find(({ row }) => row.id === query.compare)?.row;
	const plain = plainText(text.body as RichDoc);
	const category = categories().find(({ id }) => id === article.categoryId);
	const preview = query.preview && {
		as: query.preview,
		letter: query.preview === "letter" ? await previewLetter(visit, article, text) : null,
		article: {
			...(await serializePage({ ctx: visit, language: visit.language }, text.body as RichDoc)),
			title: text.title,
			lead: text.lead,
			language: text.language,
			at: text.publishAt ?? text.publishedAt ?? visit.now.getTime(),
			author: null,
			minutes: minutesFor(`${text.lead} ${plain}`),
			category: category
				? { id: category.id, name: nameIn(category.names, visit.language), icon: category.icon }
				: null,
			cover: article.coverGuid && { guid: article.coverGuid, x: article.focalX, y: article.focalY },
			coverAlt: text.coverAlt,
			event: eventOf(article, timeZone),
			languages: texts.map(({ language }) => language),
			guid: article.guid,
		},
	};
	return {
		title: text.title,
		tenant: visit.tenant.guid,
		tenantId: visit.tenant.id,
		tenantName: visit.tenant.name,
		timeZone,
		article: {
			...pick(article, ["id", "guid", "isLive", "toldAt", ...settings]),
			pinnedUntil: article.pinnedUntil > visit.now.getTime() ? pinnedDay(article.pinnedUntil, timeZone) : "",
			cover: article.coverGuid && { guid: article.coverGuid, x: article.focalX, y: article.focalY },
			event: eventOf(article, timeZone),
			questions: article.questions[text.language] ?? [],
		},
		text: {
			...pick(text, ["language", "title", "lead", "coverAlt", "status", "updatedAt", "publishAt", "publishedAt"]),
			body: text.body as RichDoc,
			plain,
			publishLocal: text.publishAt === null ? "" : toLocal(text.publishAt, timeZone),
			unpublishLocal: text.unpublishAt === null ? "" : toLocal(text.unpublishAt, timeZone),
			isLive: live !== undefined,
			isChanged: live !== undefined && !isSame(live, text),
		},
		languages: texts.map(({ language, status }) => ({ language, status })),
		otherLanguages: (Object.keys(languages) as Language[]).filter(
			(code) => !texts.some(({ language }) => language === code),
		),
		categories: categories().map(({ id, names }) => ({ id, name: nameIn(names, visit.language) })),
		/** Who may be its author, for those who decide it. */
		authors: authors(),
		/** Who may be chosen as readers. */
		offered: offered(),
		modules: modules()
			.filter(({ key, standing }) => key !== "news" && standing === "live")
			.map(({ key, label, translationKey }) => ({ key, name: t(translationKey, { defaultValue: label }) })),
		versions: kept.map(({ row, editor }) => ({
			id: row.id,
			number: row.number,
			at: row.createdAt,
			by: editor ? `${editor.firstName} ${editor.lastName}`.trim() : "",
			isLive: row.id === text.liveVersionId,
		})),
		compared: compared
			? { id: compared.id, number: compared.number, lines: compareLines(linesOf(compared), linesOf(text)) }
			: null,
		readers: countOf(readers, article),
		receipts: article.isLive ? receiptsOf(readers, receipts()) : null,
		figures: article.publishedAt === 0 ? null : summed(figures()),
		preview: preview ?? null,
	};
}

/** The language that is asked for where the item has it, else its first. */
function languageIn({ tenant }: Visit, { id, language }: Query) {
	const of = and(eq(newsTexts.tenantId, tenant.id), eq(newsTexts.articleId, id));
	return sql`(select ${newsTexts.language} from ${newsTexts} where ${of} order by ${newsTexts.language} = ${language ?? ""} desc, ${newsTexts.createdAt}, ${newsTexts.id} limit 1)`;
}

type Worded = { title: string; lead: string; coverAlt: string; body: unknown };
const linesOf = ({ title, lead, body }: Worded) =>
	[title, lead, ...plainText(body as RichDoc).split("\n")].map((line) => line.trim()).filter(Boolean);

const isSame = (one: Worded, other: Worded) =>
	one.title === other.title &&
	one.lead === other.lead &&
	one.coverAlt === other.coverAlt &&
	JSON.stringify(one.body) === JSON.stringify(other.body);
