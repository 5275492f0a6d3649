import { Upload } from "../requests";
import { literal } from "../statements";
import { imports, views } from "./crm-lists";
import { type About, person, type Recipe, type Recipes, rowOf } from "./recipe";

const BASE = "/:guid?/task_library";
const NEW = `POST ${BASE}/library/new`;
const EDIT = `POST ${BASE}/library/content/:content_id/edit`;
const SCENES = `POST ${BASE}/learningscenes`;
const SCENE = `POST ${BASE}/learningscenes/scene/:scene_id/edit`;
const LESSON = `POST ${BASE}/lessonview/:course_id`;
const contentOf = (about: About, nth = 0) => String(rowOf(about, "learning_contents", nth).id);
const sceneOf = (about: About) => String(rowOf(about, "learning_scenes").id);
const picture = () => new Upload("GIF89a, and no more is looked at", "picture.gif", "image/gif");

/** The first content and the first scene are there and published (`linked.ts`). */
const open = (about: About) => [
	`update learning_contents set status = 'published', deleted_at = null where tenant_id = ${literal(String(rowOf(about, "learning_contents").tenantId))}`,
	`update learning_scenes set status = 'published', deleted_at = null where id = ${literal(sceneOf(about))}`,
];
const recipe =
	(values: (about: About) => object, before: (about: About) => string[] = () => []) =>
	(about: About): Recipe => ({ values: { ...values(about) }, before: [...open(about), ...before(about)] });

const titles = { language: "nb", title: "words", titleLanguages: ["en"], titleTexts: ["words"] };
const shared = {
	level: "",
	subject: "health",
	profession: "care",
	skill: "reading",
	tags: ["words"],
	minutes: 3,
	url: "",
	alt: "",
	media: [],
	sound: [],
	textInstead: "words",
	updatedAt: "",
};
const text = { ...titles, ...shared, kind: "text", body: "words" };
const onContent = (more: object = {}, before?: (about: About) => string[]) =>
	recipe((about) => ({ content_id: contentOf(about), id: contentOf(about), ...more }), before);
const onScene = (more: (about: About) => object = () => ({}), before?: (about: About) => string[]) =>
	recipe((about) => ({ scene_id: sceneOf(about), id: sceneOf(about), ...more(about) }), before);
const favourite = recipe((about) => ({ id: contentOf(about), isFavourite: "yes" }));
const step = recipe((about) => ({ course_id: sceneOf(about), content: contentOf(about) }));
const contentInTrash = (about: About) => [
	`update learning_contents set deleted_at = 1 where id = ${literal(contentOf(about))}`,
];
const sceneInTrash = (about: About) => [
	`update learning_scenes set deleted_at = 1 where id = ${literal(sceneOf(about))}`,
];
const TASK = `${BASE}/tasks/task/:task_id`;
const taskOf = (about: About) => String(rowOf(about, "learning_tasks").id);
/** The caller has given a task to themselves, answered it with a file, and works with words. */
const given = (about: About, answerer = String(about.caller.userId)) => [
	`update learning_contents set status = 'published', deleted_at = null where tenant_id = ${literal(String(rowOf(about, "learning_contents").tenantId))}`,
	`update learning_tasks set author_id = ${literal(String(about.caller.userId))}, answer_type = 'text' where id = ${literal(taskOf(about))}`,
	`update learning_task_people set id = ${literal(`${taskOf(about)}:${answerer}`)}, user_id = ${literal(answerer)}, answered_at = 1, file_id = ${literal(String(rowOf(about, "files").id))} where task_id = ${literal(taskOf(about))}`,
	`update files set state = 'ready', deleted_at = null where id = ${literal(String(rowOf(about, "files").id))}`,
];
const clientOf = (about: About) => String(person(about, "CLIENT").id);
const onTask =
	(more: (about: About) => object = () => ({}), who?: (about: About) => string) =>
	(about: About): Recipe => ({
		values: { task_id: taskOf(about), ...more(about) },
		before: given(about, who?.(about)),
	});
const undoing = (id: string) => ({ before: JSON.stringify({ ids: [id] }) });

/** A content of the caller's organisation is one that the provider shares. */
const provided = (about: About): Recipe => ({
	values: { content: "the-source", tenant: "" },
	before: [
		...open(about),
		`update learning_contents set provided_of = 'the-source', provided_by = ${literal(String(about.caller.own.tenant.id))} where id = ${literal(contentOf(about))}`,
	],
});

export const taskLibraryRecipes: Recipes = {
	...views(`POST ${BASE}/library`, "task_library.contents"),
	...views(SCENES, "task_library.scenes"),
	...imports(`POST ${BASE}/library`, "task_library.contents", "Referanse\nwords\n", "reference"),
	[`POST ${BASE}/library undoRemove`]: recipe((about) => undoing(contentOf(about)), contentInTrash),
	[`POST ${BASE}/library/trash bulkRestore`]: recipe((about) => ({ ids: [contentOf(about)] }), contentInTrash),
	[`${SCENES} bulkRemove`]: recipe((about) => ({ ids: [sceneOf(about)] })),
	[`${SCENES} undoRemove`]: recipe((about) => undoing(sceneOf(about)), sceneInTrash),
	[`${SCENES}/trash bulkRestore`]: recipe((about) => ({ ids: [sceneOf(about)] }), sceneInTrash),
	[`page ${BASE}/library`]: () => ({ values: {} }),
	[`page ${BASE}/library/content/:content_id`]: recipe((about) => ({ content_id: contentOf(about) })),
	[`page ${BASE}/library/content/:content_id/edit`]: recipe((about) => ({ content_id: contentOf(about) })),
	[`page ${BASE}/learningscenes/scene/:scene_id/edit`]: recipe((about) => ({ scene_id: sceneOf(about) })),
	[`page ${BASE}/lessonview/:course_id`]: step,
	[`POST ${BASE}/dashboard favourite`]: favourite,
	[`POST ${BASE}/library favourite`]: favourite,
	[`POST ${BASE}/library/content/:content_id favourite`]: recipe((about) => ({
		...{ content_id: contentOf(about), id: contentOf(about), isFavourite: "yes" },
	})),
	[`POST ${BASE}/library/content/:content_id copy`]: onContent(),
	[`${EDIT} variant`]: onContent({ variant: "tr" }),
	...Object.fromEntries(
		Object.entries({ Level: "A2", Subject: "safety", Profession: "shop", Skill: "grammar", Status: "draft" }).map(
			([field, value]) => [
				`POST ${BASE}/library bulk${field}`,
				recipe((about) => ({ ids: [contentOf(about)], [field.toLowerCase()]: value })),
			],
		),
	),
	[`POST ${BASE}/library undoFields`]: recipe((about) => ({
		before: JSON.stringify({
			...{ field: "subject", set: "", was: [{ values: { subject: "health" }, ids: [contentOf(about)] }] },
		}),
	})),
	[`POST ${BASE}/library/content/:content_id rate`]: onContent({ stars: 4 }),
	[`POST ${BASE}/library/content/:content_id report`]: onContent({ words: "words" }),
	[`${LESSON} favourite`]: recipe((about) => ({
		...{ course_id: sceneOf(about), id: contentOf(about), isFavourite: "yes" },
	})),
	[`${LESSON} done`]: step,
	[`${LESSON} undone`]: step,
	[`${NEW} create`]: () => ({ values: { ...text, id: "" } }),
	[`${NEW} film`]: () => ({ values: { url: "words" } }),
	[`${EDIT} captions`]: recipe(
		(about) => ({
			...{ content_id: contentOf(about), id: contentOf(about) },
			captions: new Upload("00:01.000 --> 00:02.000\nwords", "words.vtt", "text/vtt"),
		}),
		(about) => [`update learning_contents set file_type = 'video/mp4' where id = ${literal(contentOf(about))}`],
	),
	[`${EDIT} dropCaptions`]: recipe((about) => ({ content_id: contentOf(about), id: contentOf(about) })),
	[`${EDIT} save`]: onContent(text),
	[`${EDIT} film`]: onContent({ url: "words" }),
	[`${EDIT} status`]: onContent({ status: "draft" }),
	[`${EDIT} picture`]: onContent({ use: "cover", file: picture() }),
	[`${EDIT} cover`]: onContent({ use: "cover", file: picture() }),
	[`${EDIT} dropCover`]: onContent(),
	[`${EDIT} part`]: onContent({ partId: "", label: "words", description: "words" }),
	[`${EDIT} dropPart`]: onContent({ partId: "p1" }),
	[`${EDIT} move`]: onContent({ partId: "p1", way: "down" }),
	[`${EDIT} sort`]: onContent({ ids: ["p2", "p1"] }),
	[`${EDIT} trash`]: onContent(),
	[`${SCENES} create`]: () => ({ values: { ...titles, id: "", intro: "words", updatedAt: "" } }),
	[`${SCENE} save`]: onScene(() => ({ ...titles, intro: "words", updatedAt: "" })),
	[`${SCENE} status`]: onScene(() => ({ status: "draft" })),
	[`${SCENE} picture`]: onScene(() => ({ use: "cover", file: picture() })),
	[`${SCENE} cover`]: onScene(() => ({ use: "cover", file: picture() })),
	[`${SCENE} dropCover`]: onScene(),
	[`${SCENE} add`]: onScene(
		(about) => ({ contentId: contentOf(about), how: "link", before: "" }),
		(about) => [`delete from learning_scene_items where content_id = ${literal(contentOf(about))}`],
	),
	[`${SCENE} remove`]: onScene((about) => ({ contentId: contentOf(about) })),
	[`${SCENE} move`]: onScene((about) => ({ contentId: contentOf(about), way: "down" })),
	[`${SCENE} sort`]: onScene((about) => ({ ids: [contentOf(about, 1), contentOf(about)] })),
	[`${SCENE} trash`]: onScene(),
	"GET /api/task_library/contents getdetails": recipe((about) => ({ id: contentOf(about) })),
	"POST /api/task_library/contents": () => ({
		values: { ...text, id: undefined, status: "draft", updatedAt: undefined },
	}),
	"DELETE /api/task_library/contents": recipe((about) => ({ id: contentOf(about) })),
	"GET /api/task_library/scenes getdetails": recipe((about) => ({ id: sceneOf(about) })),
	"POST /api/task_library/scenes": (about) => ({
		values: {
			...titles,
			id: undefined,
			intro: "",
			status: "draft",
			updatedAt: undefined,
			contentIds: [contentOf(about)],
		},
		before: open(about),
	}),
	"DELETE /api/task_library/scenes": recipe((about) => ({ id: sceneOf(about) })),
	"POST /api/task_library/tasks": recipe((about) => ({
		...{ contentId: contentOf(about), people: [clientOf(about)], answerType: "text", words: "words" },
		dueOn: "2031-05-01",
	})),
	"POST /api/task_library/scenes/updatesort": recipe((about) => ({
		sceneId: sceneOf(about),
		ids: [contentOf(about, 1), contentOf(about)],
	})),
	[`page ${BASE}/library/content/:content_id/print`]: recipe((about) => ({ content_id: contentOf(about) })),
	[`page ${BASE}/library/content/:content_id/task`]: recipe((about) => ({ content_id: contentOf(about) })),
	[`POST ${BASE}/library/content/:content_id/task give`]: recipe((about) => ({
		...{ content_id: contentOf(about), people: [clientOf(about)], answerType: "text", words: "words" },
		dueOn: "2031-05-01",
	})),
	[`page ${TASK}`]: onTask(),
	[`POST ${TASK} answer`]: onTask(() => ({ words: "words" })),
	[`page ${TASK}/answers`]: onTask(),
	[`page ${TASK}/file/:person`]: onTask(({ caller }) => ({ person: caller.userId })),
	[`POST ${TASK}/answers comment`]: onTask((about) => ({ person: clientOf(about), comment: "words" }), clientOf),
	[`POST ${TASK}/answers takeBack`]: onTask(),
	// The caller's organisation gets it: nothing of the other changes.
	"POST /:guid?/followup/learning_library share": ({ caller: { own }, setting: { foreign } }) => ({
		values: {
			...{ from: foreign.tenant.id, contents: [foreign.rows.learning_contents?.[0]?.id] },
			tenants: [own.tenant.id],
		},
	}),
	"POST /:guid?/followup/learning_library sendAgain": provided,
	"POST /:guid?/followup/learning_library withdraw": provided,
	"GET /api/media/film/:video": () => ({ values: { video: "aqz-KE-bpKQ" } }),
};
