import { type About, DAY, person, type Recipe, type Recipes, rowOf } from "./recipe";

const MAKE = "POST /:guid?/logform/new make";
const SETTINGS = "POST /:guid?/logform/settings/:form_id";
const logOf = (about: About) => rowOf(about, "activity_logs");
const day = new Date(Date.now() - DAY).toISOString().slice(0, 10);
const written = { title: "words", startsOn: day, endsOn: "", lateDays: "3", reminderHour: "" };
const entry = { "entries.0.label": "words", "entries.0.kind": "tick", "entries.0.amount": "" };

/** The tenant's first form as a log (`linked.ts` has given them one id); `whose`: the client's id, or null for a template. */
function withLog(about: About, values: Recipe["values"], whose: unknown = person(about, "CLIENT").id): Recipe {
	const { id } = logOf(about);
	const client = whose === null ? "null" : `'${whose}'`;
	return {
		values,
		before: [
			`update forms set module_key = 'activity_log', subject_type = 'person', deleted_at = null where id = '${id}'`,
			`update activity_logs set client_id = ${client} where id = '${id}'`,
		],
	};
}
const ofDay = (about: About, more: object, whose?: unknown) =>
	withLog(about, { log: logOf(about).id, day, ...more }, whose);
const ofLog = (about: About, more: object = {}) => withLog(about, { form_id: logOf(about).id, ...more });
const own = (about: About) => about.caller.userId;

export const activityLogRecipes: Recipes = {
	[MAKE]: (about) => ({ values: { clientId: person(about, "CLIENT").id, ...written, ...entry } }),
	"page /:guid?/logform/new": () => ({ values: { template: undefined } }),
	"page /:guid?/logform/settings/:form_id": (about) => ofLog(about),
	[`${SETTINGS} change`]: (about) => ofLog(about, { ...written, ...entry }),
	[`${SETTINGS} keep`]: (about) => ofLog(about),
	[`${SETTINGS} remove`]: (about) => ofLog(about),
	"POST /:guid?/logform/templates remove": (about) => withLog(about, { id: logOf(about).id }, null),
	"POST /:guid?/logform/trash restore": (about) => {
		const { values, before = [] } = withLog(about, { id: logOf(about).id });
		const trashed = (table: string) => `update ${table} set deleted_at = 1 where id = '${logOf(about).id}'`;
		return { values, before: [...before, trashed("forms"), trashed("activity_logs")] };
	},
	"page /:guid?/logform/readreply/:form_id?": (about) => ofLog(about),
	"page /:guid?/logform/readreply/:form_id/export": (about) => ofLog(about, { format: "csv" }),
	...Object.fromEntries(
		["dashboard", "readreply/:form_id?"].flatMap((page) => [
			[`POST /:guid?/logform/${page} fill`, (about: About) => ofDay(about, { "a.q": "words" }, own(about))],
			[`POST /:guid?/logform/${page} absence`, (about: About) => ofDay(about, { reason: "sick" })],
			[`POST /:guid?/logform/${page} comment`, (about: About) => ofDay(about, { text: "words" })],
		]),
	),
	"GET /api/activitylog/entry": (about) => withLog(about, { form_id: logOf(about).id }),
	"GET /api/activitylog/entry getentriesandresponses": (about) => withLog(about, { form_id: logOf(about).id }),
	"POST /api/activitylog/responses": (about) =>
		withLog(about, { form_id: logOf(about).id, day, answers: { q: "words" } }, own(about)),
	"GET /api/activitylog/form": (about) => withLog(about, { id: logOf(about).id }),
	"POST /api/activitylog/form": (about) => ({
		values: {
			...{ id: undefined, user_id: person(about, "CLIENT").id, title: "words", ends: null },
			entries: [{ label: "words", kind: "tick" }],
		},
	}),
	"DELETE /api/activitylog/form": (about) => withLog(about, { id: logOf(about).id }),
};
