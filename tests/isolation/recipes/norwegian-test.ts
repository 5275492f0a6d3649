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
	[`${POST} answer`]: taking({ item: "i1", "answer.choice": "a" }),
	[`${POST} skip`]: taking({ item: "i1" }),
	[`${POST} play`]: taking({ item: "i1" }),
	[`${POST} playOnPage`]: taking({ item: "i1" }),
	[`${POST} mail`]: taking({ email: FRESH }, "done"),
};
