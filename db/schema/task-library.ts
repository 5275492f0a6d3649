import { foreignKey, index, integer, text } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";

/** A text in several languages: language → text. */
type Localised = Record<string, string>;
/** A document of the editor. */
type Document = Record<string, unknown>;

/** A labelled part of a content, which stands beside it. */
export type ContentPart = { id: string; label: string; description: string };

/** Something to learn from. Which of its fields say what it is depends on its kind. */
export const learningContents = tenantTable(
	"learning_contents",
	{
		guid: text("guid").notNull(),
		authorId: text("author_id").notNull(),
		kind: text("kind", { enum: ["file", "external", "youtube", "audio", "text", "image"] }).notNull(),
		status: text("status", { enum: ["draft", "published"] })
			.notNull()
			.default("draft"),
		titles: text("titles", { mode: "json" }).$type<Localised>().notNull(),
		/** The language that it is in, and of the title for whoever has none in their own. */
		language: text("language").notNull(),
		/** The title of its own language in lower case: the library is sorted by it. */
		sortTitle: text("sort_title").notNull(),
		level: text("level", { enum: ["", "A1", "A2", "B1", "B2", "C1", "C2"] })
			.notNull()
			.default(""),
		/** What it is about, of which line of work, and what is practised; each one of the library's fixed lists. */
		subject: text("subject").notNull().default(""),
		profession: text("profession").notNull().default(""),
		skill: text("skill").notNull().default(""),
		/** Words of the author's own, by which it is found. */
		tags: text("tags", { mode: "json" }).$type<string[]>().notNull().default([]),
		minutes: integer("minutes").notNull().default(0),
		/** The address of something elsewhere. */
		url: text("url").notNull().default(""),
		/** Of a film: its id on YouTube, and its length in seconds where that is known. */
		videoId: text("video_id"),
		seconds: integer("seconds"),
		fileGuid: text("file_guid"),
		fileName: text("file_name").notNull().default(""),
		fileType: text("file_type").notNull().default(""),
		fileSize: integer("file_size").notNull().default(0),
		/** What is said in a film or a recording, with when. */
		cues: text("cues", { mode: "json" }).$type<{ from: number; to: number; text: string }[]>().notNull().default([]),
		/** What a picture shows. */
		alt: text("alt").notNull().default(""),
		body: text("body", { mode: "json" }).$type<Document>(),
		coverGuid: text("cover_guid"),
		parts: text("parts", { mode: "json" }).$type<ContentPart[]>().notNull().default([]),
		/** In place of a film or a recording on a slow line: its sound alone, and what it says as a text. */
		soundGuid: text("sound_guid"),
		soundName: text("sound_name").notNull().default(""),
		soundType: text("sound_type").notNull().default(""),
		soundSize: integer("sound_size").notNull().default(0),
		textInstead: text("text_instead").notNull().default(""),
		/** Of the same in another language: the content on whose card it stands. */
		variantOf: text("variant_of"),
		/** Of a card: the published contents in other languages, language → id. Counted whenever they change. */
		variants: text("variants", { mode: "json" }).$type<Localised>().notNull().default({}),
		/** Of what the provider shares: whose content it is a copy of, and which version. Nobody here changes it. */
		providedBy: text("provided_by"),
		providedOf: text("provided_of"),
		providedAt: integer("provided_at"),
		/** How long learners need: the median of those who were timed, in seconds, and how many they are. */
		learnerSeconds: integer("learner_seconds"),
		learnerCount: integer("learner_count").notNull().default(0),
		/** Counted whenever they change, so that the library is read from this table alone. */
		sceneCount: integer("scene_count").notNull().default(0),
		openCount: integer("open_count").notNull().default(0),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		index("learning_contents_by_age").on(t.tenantId, t.deletedAt, t.createdAt, t.id),
		index("learning_contents_by_title").on(t.tenantId, t.deletedAt, t.sortTitle, t.id),
		index("learning_contents_by_time").on(t.tenantId, t.deletedAt, t.minutes, t.id),
		index("learning_contents_by_use").on(t.tenantId, t.deletedAt, t.openCount, t.id),
		index("learning_contents_of_card").on(t.tenantId, t.variantOf),
		index("learning_contents_provided").on(t.tenantId, t.providedOf),
	],
);

/** Contents in an order, to be gone through one by one. */
export const learningScenes = tenantTable(
	"learning_scenes",
	{
		authorId: text("author_id").notNull(),
		status: text("status", { enum: ["draft", "published"] })
			.notNull()
			.default("draft"),
		titles: text("titles", { mode: "json" }).$type<Localised>().notNull(),
		language: text("language").notNull(),
		sortTitle: text("sort_title").notNull(),
		intro: text("intro").notNull().default(""),
		coverGuid: text("cover_guid"),
		/** Counted from the published contents in it. */
		contentCount: integer("content_count").notNull().default(0),
		minutes: integer("minutes").notNull().default(0),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		index("learning_scenes_by_title").on(t.tenantId, t.deletedAt, t.sortTitle, t.id),
		index("learning_scenes_by_age").on(t.tenantId, t.deletedAt, t.createdAt, t.id),
	],
);

/** A content in a scene; id = `<scene>:<content>`. */
export const learningSceneItems = tenantTable(
	"learning_scene_items",
	{
		sceneId: text("scene_id").notNull(),
		contentId: text("content_id").notNull(),
		sortOrder: integer("sort_order").notNull(),
		...stamps,
	},
	(t) => [
		index("learning_scene_items_in_order").on(t.tenantId, t.sceneId, t.sortOrder),
		index("learning_scene_items_of_content").on(t.tenantId, t.contentId),
		ofScene(t.tenantId, t.sceneId),
		ofContent(t.tenantId, t.contentId),
	],
);

/** That somebody has opened a content or marked it as a favourite; id = `<content>:<user>`. */
export const learningUses = tenantTable(
	"learning_uses",
	{
		contentId: text("content_id").notNull(),
		userId: text("user_id").notNull(),
		isFavourite: integer("is_favourite", { mode: "boolean" }).notNull().default(false),
		openedAt: integer("opened_at"),
		/** When they opened it for the use that goes on, and how many seconds they needed until it was done. */
		startedAt: integer("started_at"),
		seconds: integer("seconds"),
		/** How useful they find it, one to five. */
		stars: integer("stars"),
		...stamps,
	},
	(t) => [
		index("learning_uses_by_user").on(t.tenantId, t.userId, t.openedAt),
		index("learning_uses_of_content").on(t.tenantId, t.contentId),
		index("learning_uses_by_time").on(t.tenantId, t.contentId, t.seconds),
		ofContent(t.tenantId, t.contentId),
	],
);

/** That somebody has done a content of a scene; id = `<scene>:<content>:<user>`. */
export const learningProgress = tenantTable(
	"learning_progress",
	{
		sceneId: text("scene_id").notNull(),
		contentId: text("content_id").notNull(),
		userId: text("user_id").notNull(),
		doneAt: integer("done_at"),
		...stamps,
	},
	(t) => [
		index("learning_progress_by_user").on(t.tenantId, t.userId, t.sceneId),
		index("learning_progress_of_scene").on(t.tenantId, t.sceneId),
		index("learning_progress_of_content").on(t.tenantId, t.contentId),
		ofScene(t.tenantId, t.sceneId),
		ofContent(t.tenantId, t.contentId),
	],
);

/** A content that people are asked to work through until a day, and how they answer. */
export const learningTasks = tenantTable(
	"learning_tasks",
	{
		contentId: text("content_id").notNull(),
		/** Who gave it, and reads what is answered. */
		authorId: text("author_id").notNull(),
		answerType: text("answer_type", { enum: ["tick", "text", "file", "audio"] }).notNull(),
		/** What is asked, beside the content. */
		words: text("words").notNull().default(""),
		dueOn: text("due_on"),
		...stamps,
	},
	(t) => [
		index("learning_tasks_of_content").on(t.tenantId, t.contentId, t.createdAt),
		index("learning_tasks_by_author").on(t.tenantId, t.authorId, t.createdAt),
		index("learning_tasks_by_age").on(t.tenantId, t.createdAt),
		ofContent(t.tenantId, t.contentId),
	],
);

/** That somebody has got a task, and what they answered; id = `<task>:<user>`. */
export const learningTaskPeople = tenantTable(
	"learning_task_people",
	{
		taskId: text("task_id").notNull(),
		contentId: text("content_id").notNull(),
		userId: text("user_id").notNull(),
		/** As in the task: what somebody has to do is read in this order. */
		dueOn: text("due_on"),
		words: text("words").notNull().default(""),
		fileId: text("file_id"),
		answeredAt: integer("answered_at"),
		/** What whoever gave the task says to the answer. */
		comment: text("comment").notNull().default(""),
		commentedBy: text("commented_by"),
		commentedAt: integer("commented_at"),
		...stamps,
	},
	(t) => [
		index("learning_task_people_of_task").on(t.tenantId, t.taskId, t.id),
		index("learning_task_people_of_user").on(t.tenantId, t.userId, t.answeredAt),
		index("learning_task_people_of_content").on(t.tenantId, t.contentId),
		foreignKey({
			columns: [t.tenantId, t.taskId],
			foreignColumns: [learningTasks.tenantId, learningTasks.id],
		}).onDelete("cascade"),
		ofContent(t.tenantId, t.contentId),
	],
);

function ofScene(tenantId: unknown, sceneId: unknown) {
	return foreignKey({
		columns: [tenantId, sceneId] as [never, never],
		foreignColumns: [learningScenes.tenantId, learningScenes.id],
	}).onDelete("cascade");
}

function ofContent(tenantId: unknown, contentId: unknown) {
	return foreignKey({
		columns: [tenantId, contentId] as [never, never],
		foreignColumns: [learningContents.tenantId, learningContents.id],
	}).onDelete("cascade");
}
