import { Upload } from "../requests";
import { literal } from "../statements";
import { views } from "./crm-lists";
import { formsRecipes } from "./forms";
import { type About, definition, person, type Recipe, type Recipes, rowOf, TOKEN } from "./recipe";

const BASE = "/:guid?/business_evaluator";
const LIST = `POST ${BASE}/entrepreneurs`;
const ONE = `POST ${BASE}/entrepreneurs/:entrepreneur`;
const formOf = (about: About) => rowOf(about, "forms");
const entrepreneurOf = (about: About) => rowOf(about, "be_entrepreneurs");
const caller = (about: About) => literal(String(about.caller.userId));

/** The tenant's first form as the module's own, and its first entrepreneur, whom the caller advises. */
const own = (about: About) => [
	`update forms set module_key = 'business_evaluator', status = 'open', deleted_at = null, is_template = 0, subject_type = 'none' where id = ${literal(formOf(about).id)}`,
	`update form_library set module_key = 'business_evaluator', deleted_at = null where id = ${literal(rowOf(about, "form_library").id)}`,
	`update be_entrepreneurs set advisor_id = ${caller(about)}, status = 'new', deleted_at = null where id = ${literal(entrepreneurOf(about).id)}`,
];
const withOwn =
	(values: (about: About) => object = () => ({}), before: (about: About) => string[] = () => []) =>
	(about: About): Recipe => ({
		values: { entrepreneur: entrepreneurOf(about).id, form_name: formOf(about).slug, ...values(about) },
		before: [...own(about), ...before(about)],
	});
/** A note or file hangs on the first entrepreneur, and is the caller's. */
const part = (table: "be_notes" | "be_files") =>
	withOwn(
		(about) => ({ id: rowOf(about, table).id, file: rowOf(about, table).id }),
		(about) => {
			const at = `where id = ${literal(rowOf(about, table).id)}`;
			const file = literal(rowOf(about, "files").id);
			return [
				`update ${table} set entrepreneur_id = ${literal(entrepreneurOf(about).id)} ${at}`,
				...(table === "be_files"
					? [
							`update be_files set file_id = ${file} ${at}`,
							`update files set uploader_id = ${caller(about)}, state = 'ready', deleted_at = null where id = ${file}`,
						]
					: [`update be_notes set created_by = ${caller(about)} ${at}`]),
			];
		},
	);
const onTask = (values: object = {}) =>
	withOwn(
		(about) => ({ id: rowOf(about, "be_plan_tasks").id, ...values }),
		(about) => [
			`update be_plan_tasks set entrepreneur_id = ${literal(entrepreneurOf(about).id)} where id = ${literal(rowOf(about, "be_plan_tasks").id)}`,
		],
	);
/** A form of one area, whose weakest band says what to do next. */
const scored = {
	...definition,
	pages: [
		{
			id: "p",
			sections: [
				{ id: "s", questions: [{ id: "q", code: "q", type: "scale", min: 1, max: 5, label: { en: "What?" } }] },
			],
		},
	],
	scores: [
		{
			...{ id: "a", name: { en: "words" }, items: [{ question: "q" }], method: "mean", maxMissing: 0 },
			...{ better: "higher", min: 1, max: 5 },
			bands: [{ from: 1, label: { en: "words" }, text: { en: "words" }, steps: { en: "words" }, tone: "warning" }],
		},
	],
};
/** The entrepreneur has evaluated the idea, and nobody has assessed it or drawn a plan. */
const evaluated =
	(values: object | ((about: About) => object) = {}, before: (about: About) => string[] = () => []) =>
	(about: About): Recipe => {
		const of = literal(entrepreneurOf(about).id);
		const made = { scores: { a: { value: 1, band: 0, missing: 0 } }, answers: { q: 1 } };
		return withOwn(
			() => (typeof values === "function" ? values(about) : values),
			() => [
				`update form_versions set definition = ${literal(JSON.stringify(scored))} where form_id = ${literal(formOf(about).id)}`,
				`update form_replies set subject_type = 'entrepreneur', subject_id = ${of}, day = '2026-01-02', language = 'en', scores = ${literal(JSON.stringify(made.scores))}, answers = ${literal(JSON.stringify(made.answers))} where id = ${literal(rowOf(about, "form_replies").id)}`,
				`delete from be_ratings where entrepreneur_id = ${of}`,
				`delete from be_plan_tasks where entrepreneur_id = ${of}`,
				...before(about),
			],
		)(about);
	};
const rating = { areas: ["a"], points: ["3"], note: "words" };
/** Two of the panel have assessed the idea. */
const assessed = (about: About) =>
	["one", "two"].map((who) => {
		const [tenant, of] = [literal(about.caller.own.tenant.id), literal(entrepreneurOf(about).id)];
		return `insert into be_ratings (tenant_id, id, entrepreneur_id, assessor_id, points, note, rated_at, created_at, updated_at) values (${tenant}, ${of} || ':${who}', ${of}, '${who}', '{"a":3}', '', 1, 1, 1)`;
	});
const chosen = (about: About) => ({ ids: [entrepreneurOf(about).id] });

/** What the shared pages of forms need, as in the form builder, of a form of this module. */
const shared = /\/form_builder\/(form_reply|reply_pdf|build\b(?!.*\/following))/;
const ofForms: Recipes = Object.fromEntries(
	Object.entries(formsRecipes)
		.filter(([name]) => shared.test(name))
		.map(([name, recipe]) => [
			name
				.replace("/form_builder/form_reply", "/business_evaluator/form")
				.replace("/form_builder/", "/business_evaluator/"),
			(about: About) => {
				const made = recipe(about);
				return made && { ...made, before: [...own(about), ...(made.before ?? [])] };
			},
		]),
);
const follow = { status: "dialogue", advisorId: "", stage: "idea", contactOn: "", updatedAt: "" };
const facts = { name: "words", email: "", phone: "", municipality: "", orgNo: "", idea: "words", updatedAt: "" };

export const businessEvaluatorRecipes: Recipes = {
	...ofForms,
	...views(LIST, "businessEvaluator.entrepreneurs"),
	[`page ${BASE}/form`]: withOwn(),
	[`page ${BASE}/demo`]: withOwn(),
	[`page ${BASE}/settings`]: withOwn(),
	[`POST ${BASE}/settings saveForm`]: withOwn(() => ({ isOpen: "on", contact: "words", keptDays: "" })),
	[`page ${BASE}/entrepreneurs/:entrepreneur`]: withOwn(),
	[`page ${BASE}/entrepreneurs/:entrepreneur/files/:file`]: part("be_files"),
	[`${ONE} follow`]: withOwn(
		() => follow,
		(about) => [`update be_entrepreneurs set stage = 'idea' where id = ${literal(entrepreneurOf(about).id)}`],
	),
	[`${ONE} facts`]: withOwn(() => facts),
	[`${ONE} addNote`]: withOwn(() => ({ text: "words" })),
	[`${ONE} removeNote`]: part("be_notes"),
	[`${ONE} addFiles`]: withOwn(() => ({ files: new Upload("words", "words.txt", "text/plain") })),
	[`${ONE} removeFile`]: part("be_files"),
	[`${ONE} checks`]: withOwn(() => ({ checks: ["asked"], updatedAt: "" })),
	[`${ONE} moveOn`]: withOwn(
		() => ({ checks: ["asked", "interest", "price"], stage: "validated", updatedAt: "" }),
		(about) => [
			`update be_entrepreneurs set stage = 'idea', checks = '[]' where id = ${literal(entrepreneurOf(about).id)}`,
		],
	),
	[`${ONE} saveTask`]: withOwn(() => ({ title: "words", path: "" })),
	[`${ONE} taskDone`]: onTask({ isDone: "on" }),
	[`${ONE} removeTask`]: onTask(),
	[`${ONE} makeLink`]: withOwn(() => ({ recipient: "words", days: "30" })),
	[`${ONE} revokeLink`]: withOwn(
		(about) => ({ id: rowOf(about, "be_profile_links").id }),
		(about) => [
			`update be_profile_links set entrepreneur_id = ${literal(entrepreneurOf(about).id)}, revoked_at = null where id = ${literal(rowOf(about, "be_profile_links").id)}`,
		],
	),
	[`page ${BASE}/entrepreneurs/:entrepreneur/canvas`]: withOwn(),
	[`page ${BASE}/entrepreneurs/:entrepreneur/canvas/pdf`]: withOwn(),
	[`POST ${BASE}/entrepreneurs/:entrepreneur/canvas save`]: withOwn(
		() => ({ value: "words", updatedAt: "" }),
		(about) => [`delete from be_canvases where id = ${literal(entrepreneurOf(about).id)}`],
	),
	[`page ${BASE}/entrepreneurs/:entrepreneur/ratings`]: evaluated(),
	[`POST ${BASE}/entrepreneurs/:entrepreneur/ratings rate`]: evaluated(rating),
	[`POST ${BASE}/entrepreneurs/:entrepreneur/ratings ask`]: evaluated((about) => ({
		assessors: [String(person(about, "ADVISOR").id)],
	})),
	[`POST ${BASE}/entrepreneurs/:entrepreneur/ratings agree`]: evaluated(rating, assessed),
	[`${ONE} makePlan`]: evaluated(),
	[`page ${BASE}/profile/:token`]: (about) => {
		const [link, hash] = [literal(rowOf(about, "be_profile_links").id), literal(about.setting.tokenHash)];
		return {
			values: { token: TOKEN },
			before: [
				`update be_profile_links set token_hash = id where token_hash = ${hash}`,
				`update be_profile_links set token_hash = ${hash}, entrepreneur_id = ${literal(entrepreneurOf(about).id)}, revoked_at = null, expires_at = 4102444800000 where id = ${link}`,
			],
			isProof: true,
		};
	},
	[`POST ${BASE}/settings saveRepeat`]: withOwn(() => ({ months: ["3"] })),
	[`POST ${BASE}/settings saveOffers`]: withOwn(() => ({ areas: ["opportunity"], offers: [""] })),
	[`${ONE} remove`]: withOwn(),
	[`${LIST} bulkStatus`]: withOwn((about) => ({ ...chosen(about), status: "closed" })),
	[`${LIST} bulkAdvisor`]: withOwn((about) => ({ ...chosen(about), advisorId: "" })),
	[`${LIST} undoFields`]: withOwn((about) => ({
		before: JSON.stringify({
			...{ field: "status", set: "new" },
			was: [{ values: { status: "dialogue" }, ids: [entrepreneurOf(about).id] }],
		}),
	})),
	[`${LIST} countMatching`]: withOwn(() => ({ matching: "" })),
	"GET /api/business_evaluator/entrepreneurs": withOwn((about) => ({ id: entrepreneurOf(about).id })),
	"POST /api/business_evaluator/entrepreneurs": withOwn((about) => ({
		...{ id: entrepreneurOf(about).id, status: "dialogue", advisor_id: null, org_no: null, contact_on: null },
		...{ email: null, phone: null },
	})),
	"DELETE /api/business_evaluator/entrepreneurs": withOwn((about) => ({ id: entrepreneurOf(about).id })),
	"GET /api/business_evaluator/form": withOwn(),
	"POST /api/business_evaluator/form": withOwn((about) => ({ id: formOf(about).id, revision: 1, definition })),
	"GET /api/business_evaluator/library": withOwn((about) => ({ id: rowOf(about, "form_library").id })),
};
