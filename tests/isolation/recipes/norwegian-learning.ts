import { Upload } from "../requests";
import { literal } from "../statements";
import { views } from "./crm-lists";
import { type About, person, type Recipe, type Recipes, rowOf } from "./recipe";

const BASE = "/:guid?/norwegian_learning";
const ITEMS = `POST ${BASE}/items`;
const ITEM = `POST ${BASE}/items/item/:item_id`;
const TESTS = `POST ${BASE}/tests`;
const TEST = `POST ${BASE}/tests/test/:test_id`;
const LINKS = `${TEST}/links`;
const ATTEMPT = `POST ${BASE}/results/attempt/:attempt_id`;
const idOf = (about: About, table: string, nth = 0) => String(rowOf(about, table, nth).id);
const PRODUCTION = `${BASE}/production`;
const item = (about: About, nth = 0) => idOf(about, "nl_items", nth);
const test = (about: About) => idOf(about, "nl_tests");
const picture = () => new Upload("GIF89a, and no more is looked at", "picture.gif", "image/gif");

/** The first item and the first test are there, and the test asks what the tenant's items ask. */
const ready = (about: About) => {
	const itemIds = JSON.stringify([{ skill: "reading", itemIds: [item(about), item(about, 1)] }]);
	return [
		`update nl_items set status = 'live', deleted_at = null where id in (${literal(item(about))}, ${literal(item(about, 1))})`,
		`update nl_tests set status = 'open', deleted_at = null, sections = ${literal(itemIds)} where id = ${literal(test(about))}`,
	];
};
const recipe =
	(values: (about: About) => object = () => ({}), before: (about: About) => string[] = () => []) =>
	(about: About): Recipe => ({ values: { ...values(about) }, before: [...ready(about), ...before(about)] });
const onItem = (more: (about: About) => object = () => ({}), before?: (about: About) => string[]) =>
	recipe((about) => ({ item_id: item(about), id: item(about), ...more(about) }), before);
const onTest = (more: (about: About) => object = () => ({}), before?: (about: About) => string[]) =>
	recipe((about) => ({ test_id: test(about), id: test(about), ...more(about) }), before);
const onLink = (more: (about: About) => object, before?: (about: About) => string[]) =>
	recipe((about) => ({ test_id: test(about), ...more(about) }), before);
const trashed = (table: string, of: (about: About) => string) => (about: About) => [
	`update ${table} set deleted_at = 1 where id = ${literal(of(about))}`,
];
const undoing = (id: string) => ({ before: JSON.stringify({ ids: [id] }) });

const shared = { title: "words", skill: "reading", level: "A1", written: "nb", status: "live", media: [] };
const fields = {
	...{ ...shared, passage: "words", playsMost: "2", transcript: "words", updatedAt: "", kind: "single" },
	...{ question: "words", optionTexts: ["one", "two"], optionRight: ["0"] },
};
const task = {
	...{ kind: "single", question: "words" },
	options: [
		{ id: "a", text: "one", isRight: true },
		{ id: "b", text: "two", isRight: false },
	],
};
const typedTask = JSON.stringify({
	...{ kind: "gapTyped", question: "words", text: "[[g1]]" },
	gaps: [{ id: "g1", accepted: ["one"] }],
});
const settings = {
	...{
		title: "words",
		written: "nb",
		minutes: "30",
		mode: "fixed",
		partMost: "25",
		asksName: "no",
		asksEmail: "no",
		attemptsMost: "1",
	},
	...{ pauseHours: "48", purposeLanguages: ["nb"], purposeTexts: ["words"], updatedAt: "" },
	...{ courseLevels: ["A1"], courseTexts: ["words"] },
};
const link = { kind: "once", label: "words", expiresOn: "", candidatesMost: "", count: "2" };

const taskFields = {
	...{ title: "words", kind: "writing", prompt: "words", written: "nb", status: "open" },
	...{ wordsAbout: "0", secondsMost: "60", takesMost: "0", assessors: "1" },
};
const productionTask = (about: About) => idOf(about, "nl_production_tasks");
/** A task that is open, to which nobody has answered. */
const onTask = (more: () => object = () => ({}), before: (about: About) => string[] = () => []) =>
	recipe(
		(about) => ({ task_id: productionTask(about), ...more() }),
		(about) => [
			`update nl_production_tasks set status = 'open', kind = 'writing' where id = ${literal(productionTask(about))}`,
			`delete from nl_productions where task_id = ${literal(productionTask(about))} and user_id = ${literal(String(about.caller.userId))}`,
			...before(about),
		],
	);
const begunBy = (kind: string) => (about: About) => [
	`update nl_production_tasks set kind = '${kind}', takes_most = 0 where id = ${literal(productionTask(about))}`,
];
/** An answer that waits to be assessed, and that nobody has assessed. */
const onAnswer = (more: () => object = () => ({})) =>
	recipe(
		(about) => ({ production_id: idOf(about, "nl_productions"), id: idOf(about, "nl_productions"), ...more() }),
		(about) => [
			`update nl_productions set status = 'sent', sent_at = 1, level = null where id = ${literal(idOf(about, "nl_productions"))}`,
			`delete from nl_assessments where production_id = ${literal(idOf(about, "nl_productions"))}`,
		],
	);

const WORDS = `${BASE}/words`;
const wordFields = { word: "words", meaning: "words", sentence: "words", written: "nb" };
const listFields = { title: "words", written: "nb", words: "one; two; three" };
const word = (about: About) => idOf(about, "nl_words");
const ownCard = (about: About) => `${about.caller.userId}:${word(about)}`;
const onList = (more: (about: About) => object = () => ({}), before?: (about: About) => string[]) =>
	recipe(
		(about) => ({ list_id: idOf(about, "nl_word_lists"), id: idOf(about, "nl_word_lists"), ...more(about) }),
		before,
	);
/** A word of the caller's own. */
const onOwnWord = (more: (about: About) => object = () => ({}), before: (about: About) => string[] = () => []) =>
	recipe(
		(about) => ({ word_id: word(about), ...more(about) }),
		(about) => [
			`update nl_words set list_id = null, owner_id = ${literal(String(about.caller.userId))} where id = ${literal(word(about))}`,
			...before(about),
		],
	);
/** Words of the caller's own that have been due for long. */
const onOwnCard = (more: () => object) =>
	onOwnWord(more, (about) => [
		`update nl_word_cards set user_id = ${literal(String(about.caller.userId))}, state = 2, due = 1 where id = ${literal(idOf(about, "nl_word_cards"))}`,
	]);

export const norwegianLearningRecipes: Recipes = {
	...views(ITEMS, "norwegian_learning.items"),
	...views(TESTS, "norwegian_learning.tests"),
	...views(`POST ${BASE}/results`, "norwegian_learning.results"),
	[`page ${BASE}/items/item/:item_id`]: onItem(),
	[`page ${BASE}/items/item/:item_id/edit`]: onItem(),
	[`page ${BASE}/tests/test/:test_id`]: onTest(),
	[`page ${BASE}/tests/test/:test_id/links`]: onTest(),
	[`page ${BASE}/tests/test/:test_id/group`]: onTest(),
	[`page ${BASE}/results/attempt/:attempt_id`]: recipe((about) => ({ attempt_id: idOf(about, "nl_attempts") })),
	[`${ITEMS} bulkStatus`]: recipe((about) => ({ ids: [item(about)], status: "retired" })),
	[`${ITEMS} startItems`]: recipe(),
	[`${ITEMS} undoFields`]: recipe((about) => ({
		before: JSON.stringify({
			...{ field: "status", set: "live" },
			was: [{ values: { status: "draft" }, ids: [item(about)] }],
		}),
	})),
	[`${ITEMS} undoRemove`]: recipe((about) => undoing(item(about)), trashed("nl_items", item)),
	[`${ITEMS}/trash bulkRestore`]: recipe((about) => ({ ids: [item(about)] }), trashed("nl_items", item)),
	[`${TESTS} undoRemove`]: recipe((about) => undoing(test(about)), trashed("nl_tests", test)),
	[`${TESTS}/trash bulkRestore`]: recipe((about) => ({ ids: [test(about)] }), trashed("nl_tests", test)),
	[`${ITEMS}/new create`]: recipe(() => ({ ...fields, id: "" })),
	[`${ITEM} try`]: onItem(() => ({ "answer.choice": "a" })),
	[`${ITEM} trash`]: onItem(),
	[`page ${BASE}/items/item/:item_id/answers`]: onItem(() => ({ accept: [] })),
	[`${ITEM}/answers save`]: onItem(
		() => ({ accept: ["g1:words"] }),
		(about) => [
			`update nl_items set kind = 'gapTyped', task = ${literal(typedTask)} where id = ${literal(item(about))}`,
		],
	),
	[`${ITEM}/answers undo`]: onItem((about) => ({ rescoring: idOf(about, "nl_rescorings") })),
	[`${ITEM}/edit save`]: onItem(() => fields),
	[`${ITEM}/edit picture`]: onItem(() => ({ use: "cover", file: picture() })),
	[`${ITEM}/edit cover`]: onItem(() => ({ use: "cover", file: picture() })),
	[`${ITEM}/edit dropCover`]: onItem(
		() => ({}),
		(about) => [`update nl_items set picture_guid = 'a-picture' where id = ${literal(item(about))}`],
	),
	[`${TESTS} create`]: recipe(() => ({ title: "words", written: "nb" })),
	[`${TEST} save`]: onTest(() => settings),
	[`${TEST} status`]: onTest(() => ({ status: "closed" })),
	[`${TEST} addAll`]: onTest(
		() => ({}),
		(about) => [`update nl_tests set sections = '[]' where id = ${literal(test(about))}`],
	),
	[`${TEST} add`]: onTest(
		(about) => ({ itemId: item(about) }),
		(about) => [`update nl_tests set sections = '[]' where id = ${literal(test(about))}`],
	),
	[`${TEST} remove`]: onTest((about) => ({ itemId: item(about) })),
	[`${TEST} move`]: onTest((about) => ({ itemId: item(about), way: "down" })),
	[`${TEST} sort`]: onTest((about) => ({ skill: "reading", ids: [item(about, 1), item(about)] })),
	[`${TEST} moveSection`]: onTest(() => ({ skill: "reading", way: "down" })),
	[`${TEST} trash`]: onTest(),
	[`${LINKS} add`]: onLink((about) => ({ ...link, testId: test(about) })),
	[`${LINKS} close`]: onLink((about) => ({ id: idOf(about, "nl_links") })),
	[`${LINKS} reopen`]: onLink(
		(about) => ({ id: idOf(about, "nl_links") }),
		(about) => [`update nl_links set closed_at = 1 where id = ${literal(idOf(about, "nl_links"))}`],
	),
	[`${ATTEMPT} extraTime`]: recipe(
		(about) => ({ ...{ attempt_id: idOf(about, "nl_attempts"), id: idOf(about, "nl_attempts") }, extraPercent: "50" }),
		(about) => [`update nl_attempts set status = 'begun' where id = ${literal(idOf(about, "nl_attempts"))}`],
	),
	[`${ATTEMPT} remove`]: recipe((about) => ({
		...{ attempt_id: idOf(about, "nl_attempts"), id: idOf(about, "nl_attempts") },
	})),
	[`page ${PRODUCTION}/tasks/:task_id`]: onTask(),
	[`page ${PRODUCTION}/do/:task_id`]: onTask(),
	[`page ${PRODUCTION}/answer/:production_id`]: onAnswer(),
	[`page ${PRODUCTION}/answer/:production_id/recording`]: (about) => ({
		...onAnswer()(about),
		before: [
			...(onAnswer()(about).before ?? []),
			`update files set state = 'ready', deleted_at = null where id = ${literal(idOf(about, "files"))}`,
			`update nl_productions set audio_file_id = ${literal(idOf(about, "files"))} where id = ${literal(idOf(about, "nl_productions"))}`,
		],
	}),
	[`page ${PRODUCTION}/answer/:production_id/comment/:assessor_id`]: (about) => {
		const [production, assessment] = ["nl_productions", "nl_assessments"].map((table) => literal(idOf(about, table)));
		return {
			values: { production_id: idOf(about, "nl_productions"), assessor_id: "assessor" },
			before: [
				`update files set state = 'ready', deleted_at = null where id = ${literal(idOf(about, "files"))}`,
				`update nl_productions set status = 'done' where id = ${production}`,
				`update nl_assessments set production_id = ${production}, assessor_id = 'assessor', audio_file_id = ${literal(idOf(about, "files"))} where id = ${assessment}`,
			],
		};
	},
	[`POST ${PRODUCTION}/tasks/new create`]: recipe(() => taskFields),
	[`POST ${PRODUCTION}/tasks/:task_id save`]: onTask(() => ({ ...taskFields, updatedAt: "" })),
	[`POST ${PRODUCTION}/do/:task_id draft`]: onTask(() => ({ text: "words" }), begunBy("writing")),
	[`POST ${PRODUCTION}/do/:task_id send`]: onTask(() => ({ text: "words" }), begunBy("writing")),
	[`POST ${PRODUCTION}/do/:task_id record`]: onTask(
		() => ({ recording: new Upload("OggS, and no more is looked at", "answer.ogg", "audio/ogg") }),
		begunBy("speaking"),
	),
	[`POST ${PRODUCTION}/answer/:production_id assess`]: onAnswer(() => ({
		...{ communication: "A1", structure: "A1", vocabulary: "A1", grammar: "A1", form: "A1", level: "A1" },
		comment: "words",
	})),
	[`page ${WORDS}/word/:word_id`]: onOwnWord(),
	[`page ${WORDS}/lists/:list_id`]: onList(),
	[`page ${WORDS}/lists/:list_id/give`]: onList(),
	[`POST ${WORDS} add`]: recipe(() => ({ ...wordFields, word: "nytt" })),
	[`POST ${WORDS} plan`]: recipe(() => ({ dailyMost: "20", newMost: "5", days: Array(7).fill("easy") })),
	[`POST ${WORDS} spread`]: onOwnCard(() => ({ days: "3" })),
	[`POST ${WORDS} fromTests`]: recipe(),
	[`POST ${WORDS}/review rate`]: onOwnWord(
		() => ({ reps: "0", rating: "3" }),
		(about) => [`delete from nl_word_cards where id = ${literal(ownCard(about))}`],
	),
	[`POST ${WORDS}/word/:word_id save`]: onOwnWord(() => ({ ...wordFields, media: [], updatedAt: "" })),
	[`POST ${WORDS}/word/:word_id remove`]: onOwnWord(),
	[`POST ${WORDS}/lists/new create`]: recipe(() => listFields),
	[`POST ${WORDS}/lists/:list_id save`]: onList(() => ({ ...listFields, updatedAt: "" })),
	[`POST ${WORDS}/lists/:list_id remove`]: onList(),
	[`POST ${WORDS}/lists/:list_id/give give`]: onList(
		(about) => ({ people: [String(person(about, "CLIENT").id)] }),
		(about) => [`delete from nl_word_lists_given where list_id = ${literal(idOf(about, "nl_word_lists"))}`],
	),
	[`POST ${WORDS}/lists/:list_id/give take`]: onList((about) => ({
		person: String(rowOf(about, "nl_word_lists_given").userId),
	})),
	"POST /api/norwegian_learning/words": onOwnWord(
		() => ({ reps: 0, rating: 3 }),
		(about) => [`delete from nl_word_cards where id = ${literal(ownCard(about))}`],
	),
	"GET /api/norwegian_learning/answers getdetails": onAnswer(),
	"GET /api/norwegian_learning/word_lists getdetails": onList(),
	"POST /api/norwegian_learning/word_lists": recipe(() => ({
		...{ title: "words", written: "nb", words: [{ word: "one", meaning: "two", sentence: "" }] },
	})),
	"DELETE /api/norwegian_learning/word_lists": onList(),
	"GET /api/norwegian_learning/items getdetails": onItem(),
	"GET /api/norwegian_learning/tests getdetails": onTest(),
	"GET /api/norwegian_learning/links": recipe((about) => ({ test_id: test(about) })),
	"GET /api/norwegian_learning/results getdetails": recipe((about) => ({ id: idOf(about, "nl_attempts") })),
	[`${ITEMS}/take takeOver`]: recipe(
		(about) => ({ from: "courses", questions: [idOf(about, "course_questions")], skill: "reading", level: "A1" }),
		(about) => {
			const options = ["one", "two"].map((text) => ({ id: text, text, right: text === "one", pair: "", feedback: "" }));
			return [
				`update course_questions set kind = 'single', language = 'nb', media = '[]', options = ${literal(JSON.stringify(options))} where id = ${literal(idOf(about, "course_questions"))}`,
			];
		},
	),
	"POST /api/norwegian_learning/items": recipe(() => ({ ...shared, task })),
	"POST /api/norwegian_learning/tests": recipe((about) => ({
		...{ title: "words", sections: [{ skill: "reading", item_ids: [item(about)] }] },
	})),
	"POST /api/norwegian_learning/links": recipe((about) => ({ ...link, test_id: test(about) })),
	"DELETE /api/norwegian_learning/items": onItem(),
	"DELETE /api/norwegian_learning/tests": onTest(),
	"DELETE /api/norwegian_learning/links": recipe((about) => ({ id: idOf(about, "nl_links") })),
	"DELETE /api/norwegian_learning/results": recipe((about) => ({ id: idOf(about, "nl_attempts") })),
};
