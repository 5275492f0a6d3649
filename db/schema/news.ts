import { foreignKey, index, integer, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";

/** A text in several languages: language → text. */
type Localised = Record<string, string>;
/** A document of the editor. */
type Document = Record<string, unknown>;
/** What lists show of a published text, and the version that it is read in. */
export type Head = {
	title: string;
	lead: string;
	coverAlt: string;
	minutes: number;
	versionId: string;
	at: number;
	/** When it is taken back. */
	until: number | null;
};

/** A question that is asked with the read confirmation; `right` counts its answers from 0. */
export type ControlQuestion = { text: string; answers: string[]; right: number };

/** Where a text stands, for the list of those who write. */
export type State = { title: string; status: "draft" | "scheduled" | "published" | "unpublished"; at: number | null };

export const newsCategories = tenantTable(
	"news_categories",
	{
		names: text("names", { mode: "json" }).$type<Localised>().notNull(),
		/** One of the tints of the design, 1 to 5. */
		tint: integer("tint").notNull().default(1),
		icon: text("icon").notNull(),
		sortOrder: integer("sort_order").notNull(),
		...stamps,
	},
	(t) => [index("news_categories_in_order").on(t.tenantId, t.sortOrder, t.id)],
);

/** A news item: what all its languages share. What lists need of its texts stands here too. */
export const newsArticles = tenantTable(
	"news_articles",
	{
		guid: text("guid").notNull(),
		authorId: text("author_id").notNull(),
		categoryId: text("category_id"),
		/** The categories that it is in beside that one. */
		moreCategoryIds: text("more_category_ids", { mode: "json" }).$type<string[]>().notNull().default([]),
		/** What a reader gets whose own language is not there. */
		firstLanguage: text("first_language").notNull(),
		coverGuid: text("cover_guid"),
		/** What must stay in sight where the picture is cut, in percent from the left and from the top. */
		focalX: integer("focal_x").notNull().default(50),
		focalY: integer("focal_y").notNull().default(50),
		audience: text("audience", { enum: ["public", "tenant", "chosen"] })
			.notNull()
			.default("tenant"),
		/** Of `chosen`: `role:CLIENT`, `module:crm`. */
		audienceFor: text("audience_for", { mode: "json" }).$type<string[]>().notNull().default([]),
		/** Who is told when it is published. */
		tellsBell: integer("tells_bell", { mode: "boolean" }).notNull().default(true),
		tellsMail: integer("tells_mail", { mode: "boolean" }).notNull().default(false),
		toldAt: integer("told_at"),
		asksConfirmation: integer("asks_confirmation", { mode: "boolean" }).notNull().default(false),
		/** Language → what a reader has to answer to confirm. */
		questions: text("questions", { mode: "json" }).$type<Record<string, ControlQuestion[]>>().notNull().default({}),
		/** The event that the item is about. A day-long one starts and ends at midnight of the tenant's clock. */
		eventStartsAt: integer("event_starts_at"),
		eventEndsAt: integer("event_ends_at"),
		eventIsAllDay: integer("event_is_all_day", { mode: "boolean" }).notNull().default(false),
		eventPlace: text("event_place").notNull().default(""),
		pinnedUntil: integer("pinned_until").notNull().default(0),
		/** The published texts by language, so that a list is read from this table alone. */
		heads: text("heads", { mode: "json" }).$type<Record<string, Head>>().notNull().default({}),
		/** All its texts by language, also those that are not published. */
		states: text("states", { mode: "json" }).$type<Record<string, State>>().notNull().default({}),
		/** The titles of all of them in lower case, that of the first language first: the list of those who write sorts and searches by it. */
		titles: text("titles").notNull().default(""),
		/** Whether a text of it is published; kept beside the texts so that one index serves the list. */
		isLive: integer("is_live", { mode: "boolean" }).notNull().default(false),
		/** When the first text of it was published; 0 where none was. */
		publishedAt: integer("published_at").notNull().default(0),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		uniqueIndex("news_articles_by_guid").on(t.tenantId, t.guid),
		index("news_articles_guid").on(t.guid),
		index("news_articles_live").on(t.tenantId, t.isLive, t.publishedAt, t.id),
		index("news_articles_pinned").on(t.tenantId, t.isLive, t.pinnedUntil),
		index("news_articles_by_category").on(t.tenantId, t.categoryId, t.isLive, t.publishedAt, t.id),
		index("news_articles_by_event").on(t.tenantId, t.isLive, t.eventStartsAt, t.id),
		index("news_articles_by_change").on(t.tenantId, t.deletedAt, t.updatedAt, t.id),
		index("news_articles_by_title").on(t.tenantId, t.deletedAt, t.titles, t.id),
		index("news_articles_by_day").on(t.tenantId, t.deletedAt, t.publishedAt, t.id),
		index("news_articles_by_author").on(t.tenantId, t.authorId, t.deletedAt, t.updatedAt, t.id),
	],
);

/** The kind in the search by which those who write find an item: by all its titles, of drafts too, which readers must not find. */
export const TITLES = "news_titles";

/** One language of a news item, as it is being written; what is read is the version that is live. */
export const newsTexts = tenantTable(
	"news_texts",
	{
		articleId: text("article_id").notNull(),
		language: text("language").notNull(),
		title: text("title").notNull(),
		lead: text("lead").notNull().default(""),
		body: text("body", { mode: "json" }).$type<Document>().notNull(),
		coverAlt: text("cover_alt").notNull().default(""),
		status: text("status", { enum: ["draft", "scheduled", "published", "unpublished"] })
			.notNull()
			.default("draft"),
		publishAt: integer("publish_at"),
		unpublishAt: integer("unpublish_at"),
		/** The version that is read, and the one that will be at `publishAt`. */
		liveVersionId: text("live_version_id"),
		nextVersionId: text("next_version_id"),
		publishedAt: integer("published_at"),
		...stamps,
	},
	(t) => [
		uniqueIndex("news_texts_by_language").on(t.tenantId, t.articleId, t.language),
		index("news_texts_to_publish").on(t.status, t.publishAt),
		index("news_texts_to_unpublish").on(t.status, t.unpublishAt),
		ofArticle(t.tenantId, t.articleId),
	],
);

/** What a text said when it was published, scheduled or kept. Never changed. */
export const newsVersions = tenantTable(
	"news_versions",
	{
		articleId: text("article_id").notNull(),
		language: text("language").notNull(),
		number: integer("number").notNull(),
		title: text("title").notNull(),
		lead: text("lead").notNull(),
		body: text("body", { mode: "json" }).$type<Document>().notNull(),
		coverAlt: text("cover_alt").notNull(),
		minutes: integer("minutes").notNull(),
		editorId: text("editor_id").notNull(),
		...stamps,
	},
	(t) => [
		index("news_versions_by_text").on(t.tenantId, t.articleId, t.language, t.number),
		ofArticle(t.tenantId, t.articleId),
	],
);

/** That a member has read a news item, and confirmed it where that was asked. */
export const newsReceipts = tenantTable(
	"news_receipts",
	{
		articleId: text("article_id").notNull(),
		userId: text("user_id").notNull(),
		language: text("language").notNull(),
		readAt: integer("read_at").notNull(),
		confirmedAt: integer("confirmed_at"),
		/** Control questions that were answered with the confirmation. */
		answered: integer("answered").notNull().default(0),
		...stamps,
	},
	(t) => [
		uniqueIndex("news_receipts_once").on(t.tenantId, t.articleId, t.userId),
		index("news_receipts_of_user").on(t.tenantId, t.userId, t.confirmedAt),
		ofArticle(t.tenantId, t.articleId),
	],
);

/**
 * How an item is read, summed up by language and, where `link` is not "", by the link that was pressed. No reader is in
 * it: nobody can be told from these numbers.
 */
export const newsFigures = tenantTable(
	"news_figures",
	{
		articleId: text("article_id").notNull(),
		language: text("language").notNull(),
		link: text("link").notNull().default(""),
		/** Visits, or presses of the link. */
		count: integer("count").notNull(),
		/** Seconds that the item was in sight, of all visits together. */
		seconds: integer("seconds").notNull(),
		...stamps,
	},
	(t) => [
		uniqueIndex("news_figures_once").on(t.tenantId, t.articleId, t.language, t.link),
		ofArticle(t.tenantId, t.articleId),
	],
);

function ofArticle(tenantId: unknown, articleId: unknown) {
	return foreignKey({
		columns: [tenantId, articleId] as [never, never],
		foreignColumns: [newsArticles.tenantId, newsArticles.id],
	}).onDelete("cascade");
}
