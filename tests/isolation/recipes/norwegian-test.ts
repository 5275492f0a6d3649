import { literal } from "../statements";
import { type About, FRESH, type Recipe, type Recipes, rowOf, TOKEN, unhurried } from "./recipe";

const BASE = "/:guid?/norwegian_learning/norwegian_learning_test/:test_guid";
const POST = `POST ${BASE}`;
const SOUND = "4b1c6f0e-0f3a-4a57-9f43-0d8a3f1f7c11";

/** A test that is open, its link, and the caller in the middle of it, or with its result. */
const taking =
	(values: object = {}, stands: "begun" | "done" | "none" = "begun") =>
	(about: About): Recipe => {
		const [test, link, attempt] = ["nl_tests", "nl_links", "nl_attempts"].map((table) => rowOf(about, table));
		const [testId, linkId, id] = [test, link, attempt].map((row) => literal(String(row?.id)));
		const userId = about.caller.userId;
		return {
			values: { test_guid: link?.guid, ...values },
			before: [
				unhurried,
				`update nl_tests set status = 'open', deleted_at = null, attempts_most = 0, pause_hours = 720 where id = ${testId}`,
				`update nl_items set status = 'live', deleted_at = null where tenant_id = ${literal(about.caller.own.tenant.id)}`,
				`update nl_links set test_id = ${testId}, closed_at = null, candidates_most = 0, kind = 'open', expires_on = '9999-12-31' where id = ${linkId}`,
				`update nl_attempts set user_id = null where user_id = ${literal(String(userId))}`,
				...(stands === "none" || userId === null
					? []
					: [
							`update nl_attempts set user_id = ${literal(userId)}, test_id = ${testId}, link_id = ${linkId}, status = '${stands}', answered = ${stands === "done" ? 1 : 0}, last_at = ${Date.now()}, created_at = ${Date.now()}, items = json_set(items, '$[0].audioGuid', '${SOUND}') where id = ${id}`,
						]),
			],
		};
	};

const plan = { most: 25, methods: [{ skill: "reading", method: "stages" }], start: null };

/** The same of a test whose items are chosen to fit: before its first item, or with a result that is not sure. */
const fitting =
	(values: object, more: object, stands: "begun" | "done", items: string) =>
	(about: About): Recipe => {
		const recipe = taking(values, stands)(about);
		const [test, attempt] = ["nl_tests", "nl_attempts"].map((table) => literal(String(rowOf(about, table).id)));
		const before = [
			...(recipe.before ?? []),
			`update nl_tests set mode = 'adaptive' where id = ${test}`,
			`update nl_attempts set plan = ${literal(JSON.stringify({ ...plan, ...more }))}, items = ${items}, answered = json_array_length(${items}) where id = ${attempt}`,
		];
		return { ...recipe, before };
	};

export const norwegianTestRecipes: Recipes = {
	[`page ${BASE}`]: taking(),
	[`page ${BASE}/result.pdf`]: taking({}, "done"),
	[`page ${BASE}/back/:secret`]: (about) => {
		const recipe = taking({ secret: TOKEN })(about);
		const hash = literal(about.setting.tokenHash);
		const id = literal(String(rowOf(about, "nl_attempts").id));
		const before = [
			...(recipe.before ?? []),
			`update nl_attempts set secret_hash = id where secret_hash = ${hash}`,
			`update nl_attempts set secret_hash = ${hash} where id = ${id}`,
		];
		return { ...recipe, before, isProof: true };
	},
	[`${POST} begin`]: taking({ key: "k".repeat(43), name: "Kari", email: FRESH, homepage: "" }, "none"),
	[`${POST} place`]: fitting({ statements: ["A1a"], words: ["vann"] }, {}, "begun", "'[]'"),
	[`${POST} placeSkipped`]: fitting({}, {}, "begun", "'[]'"),
	[`${POST} more`]: fitting(
		{},
		{ start: { mean: 0, sd: 1, statements: [], words: [] }, unsure: ["reading"] },
		"done",
		"items",
	),
	[`${POST} listen`]: (about) => {
		const recipe = taking({})(about);
		const [test, item, attempt] = ["nl_tests", "nl_items", "nl_attempts"].map((table) => rowOf(about, table));
		const picture = { guid: SOUND, alt: "Et bilde" };
		const options = ["a", "b"].map((id) => ({ id, text: id, isRight: id === "a", picture }));
		const task = literal(JSON.stringify({ kind: "single", question: "Hus", options }));
		const before = [
			...(recipe.before ?? []),
			`update nl_tests set offers_listening = 1 where id = ${literal(String(test?.id))}`,
			`update nl_items set kind = 'single', passage = '', task = ${task}, written = (select written from nl_tests where id = ${literal(String(test?.id))}) where id = ${literal(String(item?.id))}`,
			`update nl_attempts set path = 'reading', result = null, answered = 0, limit_minutes = 0 where id = ${literal(String(attempt?.id))}`,
		];
		return { ...recipe, before };
	},
	[`${POST} answer`]: taking({ item: "i1", "answer.choice": "a" }),
	[`${POST} skip`]: taking({ item: "i1" }),
	[`${POST} play`]: taking({ item: "i1" }),
	[`${POST} playOnPage`]: taking({ item: "i1" }),
	[`${POST} look`]: taking({ look: "larger" }),
	[`${POST} timeUp`]: (about) => {
		const recipe = taking({})(about);
		const id = literal(String(rowOf(about, "nl_attempts").id));
		const before = [
			...(recipe.before ?? []),
			`update nl_attempts set limit_minutes = 1, extra_percent = 0, created_at = 1, answered = 1 where id = ${id}`,
		];
		return { ...recipe, before };
	},
	[`${POST} mail`]: taking({ email: FRESH }, "done"),
};
