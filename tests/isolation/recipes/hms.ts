import { Upload } from "../requests";
import { literal } from "../statements";
import { views } from "./crm-lists";
import { letterRecipes } from "./letters";
import { type About, type Recipe, type Recipes, rowOf, TOKEN } from "./recipe";

const BASE = "/:guid?/hms";
const companyOf = (about: About) => rowOf(about, "companies");
const roundOf = (about: About) => rowOf(about, "hms_rounds");
const deviationOf = (about: About) => rowOf(about, "hms_deviations");
const measureOf = (about: About) => rowOf(about, "hms_measures");
const checklistOf = (about: About) => rowOf(about, "hms_checklists");
const me = (about: About) => literal(String(about.caller.userId));
const idOf = (row: { id: string }) => literal(row.id);

/** One point, as a round or a checklist keeps it. */
const sections = literal(JSON.stringify([{ title: "words", points: [{ id: "p1", text: "words" }] }]));

/** The company is the caller's own, and no customer. */
const ownCompany = (about: About) => [
	`update companies set is_customer = 0, deleted_at = null where id = ${idOf(companyOf(about))}`,
	`update hms_companies set created_by = ${me(about)}, lead_id = null, deleted_at = null where id = ${idOf(companyOf(about))}`,
];
const ownRound = (about: About) => [
	...ownCompany(about),
	`update hms_rounds set company_id = ${idOf(companyOf(about))}, created_by = ${me(about)}, leader_id = null, status = 'inspection', held_on = '', sections = ${sections}, deleted_at = null where id = ${idOf(roundOf(about))}`,
];
const ownDeviation = (about: About) => [
	...ownCompany(about),
	`update hms_deviations set company_id = ${idOf(companyOf(about))}, created_by = ${me(about)}, owner_id = null, status = 'new', outcome_by = null, deleted_at = null where id = ${idOf(deviationOf(about))}`,
];
const ownMeasure = (about: About) => [
	...ownCompany(about),
	`update hms_measures set company_id = ${idOf(companyOf(about))}, created_by = ${me(about)}, owner_id = null, round_id = null, point_id = null, deviation_id = null, is_open = 1, done_on = '', outcome_by = null, effect_by = null, deleted_at = null where id = ${idOf(measureOf(about))}`,
];
const ownChecklist = (about: About) => [
	`update hms_checklists set sections = ${sections}, is_locked = 0, deleted_at = null where id = ${idOf(checklistOf(about))}`,
];

type Given = (about: About) => object;
type Before = (about: About) => string[];
const on =
	(key: (about: About) => object, own: Before) =>
	(values: Given = () => ({}), before: Before = () => []) =>
	(about: About): Recipe => ({
		values: { ...key(about), ...values(about) },
		before: [...own(about), ...before(about)],
	});
const onCompany = on((about) => ({ company: companyOf(about).guid }), ownCompany);
const onRound = on((about) => ({ round: roundOf(about).id }), ownRound);
const onDeviation = on((about) => ({ deviation: deviationOf(about).id }), ownDeviation);
const onMeasure = on((about) => ({ measure: measureOf(about).id }), ownMeasure);
const onChecklist = on((about) => ({ checklist: checklistOf(about).id }), ownChecklist);

const documentOf = (about: About) => rowOf(about, "hms_documents");
const onDocument = (values: object = {}) =>
	onCompany(
		(about) => ({ document: documentOf(about).id, ...values }),
		(about) => [
			`update hms_documents set company_id = ${idOf(companyOf(about))}, version = 1 where id = ${idOf(documentOf(about))}`,
		],
	);

const posterOf = (about: About) => rowOf(about, "hms_posters");
const ownPoster: Before = (about) => [
	...ownCompany(about),
	`update hms_posters set company_id = ${idOf(companyOf(about))}, closed_at = null where id = ${idOf(posterOf(about))}`,
];
const onPoster = on((about) => ({ company: companyOf(about).guid }), ownPoster);
const onReport = on((about) => ({ poster: posterOf(about).guid }), ownPoster);
const reported: Before = (about) => [
	`update hms_deviations set status_hash = id where status_hash = ${literal(about.setting.tokenHash)}`,
	`update hms_deviations set status_hash = ${literal(about.setting.tokenHash)}, poster_id = ${idOf(posterOf(about))}, company_id = ${idOf(companyOf(about))}, deleted_at = null where id = ${idOf(deviationOf(about))}`,
];

/** The tenant's file is ready, and the caller has sent it. */
const ownFile: Before = (about) => [
	`update files set uploader_id = ${me(about)}, state = 'ready', deleted_at = null where id = ${idOf(rowOf(about, "files"))}`,
];
const photo: Before = (about) => [
	...ownFile(about),
	`update hms_round_photos set round_id = ${idOf(roundOf(about))}, point_id = 'p1', file_id = ${idOf(rowOf(about, "files"))} where id = ${idOf(rowOf(about, "hms_round_photos"))}`,
];
const file: Before = (about) => [
	...ownFile(about),
	`update hms_deviation_files set deviation_id = ${idOf(deviationOf(about))}, file_id = ${idOf(rowOf(about, "files"))} where id = ${idOf(rowOf(about, "hms_deviation_files"))}`,
];
const participant: Before = (about) => [
	`update hms_participants set round_id = ${idOf(roundOf(about))}, signed_at = null where id = ${idOf(rowOf(about, "hms_participants"))}`,
];
const done: Before = (about) => [`update hms_rounds set status = 'done' where id = ${idOf(roundOf(about))}`];
const answered: Before = (about) => [
	`update hms_answers set round_id = ${idOf(roundOf(about))}, point_id = 'p1' where id = ${idOf(rowOf(about, "hms_answers"))}`,
];

const concluded: Before = (about) => [
	`update hms_deviations set status = 'effectCheck' where id = ${idOf(deviationOf(about))}`,
];

/** What each list's page and trash need: the table, how its rows become the caller's, and one of them. */
function listRecipes(path: string, list: string, table: string, own: Before, row: (about: About) => { id: string }) {
	const at = `POST ${BASE}/${path}`;
	const chosen = (about: About) => ({ ids: [row(about).id] });
	const trashed = (about: About) => [
		...own(about),
		`update ${table} set deleted_at = 1 where id = ${idOf(row(about))}`,
	];
	return {
		...views(at, list),
		[`${at} bulkRemove`]: (about: About) => ({ values: chosen(about), before: own(about) }),
		[`${at} countMatching`]: (about: About) => ({ values: { matching: "" }, before: own(about) }),
		[`${at}/trash bulkRestore`]: (about: About) => ({ values: chosen(about), before: trashed(about) }),
		[`${at} undoRemove`]: (about: About) => ({
			...{ values: { before: JSON.stringify(chosen(about)) }, before: trashed(about) },
		}),
	};
}

/** Sets one field of many, and takes it back. */
function fieldRecipes(
	path: string,
	intent: string,
	table: string,
	own: Before,
	row: (about: About) => { id: string },
): Recipes {
	const at = `POST ${BASE}/${path}`;
	const [field, column] = intent === "bulkLead" ? ["leadId", "lead_id"] : ["ownerId", "owner_id"];
	return {
		[`${at} ${intent}`]: (about: About) => ({
			values: { ids: [row(about).id], [field as string]: "" },
			before: [...own(about), `update ${table} set ${column} = 'x' where id = ${idOf(row(about))}`],
		}),
		[`${at} undoFields`]: (about: About) => ({
			values: {
				before: JSON.stringify({
					field,
					set: null,
					was: [{ values: { [field as string]: "x" }, ids: [row(about).id] }],
				}),
			},
			before: own(about),
		}),
	};
}

const facts = { orgNo: "", industry: "words", employees: "", phone: "", email: "" };
const settings = { leadId: "", representative: "words", intervalMonths: "12" };
const plan = { area: "words", topic: "words", plannedOn: "2031-03-01", leaderId: "" };
const report = {
	...{ kind: "nearMiss", title: "words", event: "words", place: "words", area: "", happenedAt: "" },
	...{ happenedOn: "2026-01-05", immediateAction: "" },
};
const openReport = { kind: "nearMiss", event: "words", place: "words", happenedOn: "2026-01-05" };
const measure = { title: "words", ownerId: "", dueOn: "2031-03-01" };
const risk = { likelihood: "1", consequence: "1", residualLikelihood: "0", residualConsequence: "0" };
const found = { isEnough: "yes", effect: "words" };
const three = ["words", "", ""];
const points = "# words\nwords";
const ROUND = `POST ${BASE}/rounds/:round`;
const POINT = `${ROUND}/points/:point`;
const DEVIATION = `POST ${BASE}/deviations/:deviation`;
const MEASURE = `POST ${BASE}/plan/:measure`;

export const hmsRecipes: Recipes = {
	...listRecipes("companies", "hms.companies", "hms_companies", ownCompany, companyOf),
	...listRecipes("rounds", "hms.rounds", "hms_rounds", ownRound, roundOf),
	...listRecipes("deviations", "hms.deviations", "hms_deviations", ownDeviation, deviationOf),
	...listRecipes("plan", "hms.measures", "hms_measures", ownMeasure, measureOf),
	...fieldRecipes("companies", "bulkLead", "hms_companies", ownCompany, companyOf),
	...fieldRecipes("deviations", "bulkOwner", "hms_deviations", ownDeviation, deviationOf),
	...fieldRecipes("plan", "bulkOwner", "hms_measures", ownMeasure, measureOf),
	[`POST ${BASE}/deviations bulkStatus`]: (about) => ({
		values: { ids: [deviationOf(about).id], status: "handling" },
		before: ownDeviation(about),
	}),
	[`page ${BASE}/companies/:company`]: onCompany(),
	[`page ${BASE}/companies/:company/edit`]: onCompany(),
	[`page ${BASE}/companies/:company/posters`]: onCompany(),
	[`page ${BASE}/posters/:poster`]: onPoster((about) => ({ poster: posterOf(about).id })),
	[`POST ${BASE}/companies/:company/posters add`]: onCompany(() => ({ area: "words", allowsAnonymous: "on" })),
	[`POST ${BASE}/companies/:company/posters turn`]: onPoster((about) => ({ id: posterOf(about).id })),
	[`page ${BASE}/companies/:company/schedules`]: onCompany(),
	[`POST ${BASE}/companies/:company/schedules add`]: onCompany(() => ({
		...{ checklist: "office", area: "words", intervalMonths: "6", nextOn: "2031-03-01", leaderId: "" },
	})),
	[`POST ${BASE}/companies/:company/schedules end`]: onCompany(
		(about) => ({ id: rowOf(about, "hms_schedules").id }),
		(about) => [
			`update hms_schedules set company_id = ${idOf(companyOf(about))} where id = ${idOf(rowOf(about, "hms_schedules"))}`,
		],
	),
	[`page ${BASE}/mine`]: () => ({ values: {} }),
	[`page ${BASE}/observations`]: () => ({ values: {} }),
	[`POST ${BASE}/observations add`]: (about) => ({
		values: { company: companyOf(about).id, text: "words", area: "", seenOn: "2026-01-05" },
		before: ownCompany(about),
	}),
	[`POST ${BASE}/observations thank`]: (about) => ({
		values: { id: rowOf(about, "hms_observations").id, thanks: "words" },
		before: [
			...ownCompany(about),
			`update hms_observations set company_id = ${idOf(companyOf(about))}, created_by = 'x', thanked_at = null where id = ${idOf(rowOf(about, "hms_observations"))}`,
		],
	}),
	[`page ${BASE}/companies/:company/duties`]: onCompany(),
	[`page ${BASE}/companies/:company/duties/pdf`]: onCompany(),
	[`POST ${BASE}/companies/:company/duties add`]: onCompany(() => ({ duty: "goals", title: "words", text: "words" })),
	[`page ${BASE}/companies/:company/documents/:document`]: onDocument(),
	[`POST ${BASE}/companies/:company/documents/:document save`]: onDocument({
		...{ duty: "goals", title: "words", text: "words", updatedAt: "" },
	}),
	[`POST ${BASE}/companies/:company/documents/:document read`]: onDocument({ version: "1" }),
	[`POST ${BASE}/companies/:company/documents/:document review`]: onDocument(),
	[`POST ${BASE}/companies/:company/documents/:document remove`]: onDocument(),
	[`POST ${BASE}/companies/:company addRole`]: onCompany(
		(about) => ({ userId: String(about.caller.userId), role: "manager" }),
		(about) => [`delete from hms_roles where tenant_id = ${literal(about.caller.own.tenant.id)}`],
	),
	[`POST ${BASE}/companies/:company removeRole`]: onCompany(
		(about) => ({ id: rowOf(about, "hms_roles").id }),
		(about) => [
			`update hms_roles set company_id = ${idOf(companyOf(about))} where id = ${idOf(rowOf(about, "hms_roles"))}`,
		],
	),
	[`${ROUND} takeTheme`]: onRound(() => ({ topic: "words" })),
	[`${DEVIATION} step`]: onDeviation(
		() => ({ step: "injury.nav", isTaken: "yes" }),
		(about) => [`update hms_deviations set kind = 'injury', steps = '{}' where id = ${idOf(deviationOf(about))}`],
	),
	[`${DEVIATION} serious`]: onDeviation(
		() => ({ isSerious: "yes" }),
		(about) => [`update hms_deviations set kind = 'injury' where id = ${idOf(deviationOf(about))}`],
	),
	"page /hms/report/:poster": onReport(),
	"POST /hms/report/:poster send": onReport(() => openReport),
	"page /hms/report/:poster/:token": (about) => ({
		...onReport(() => ({ token: TOKEN }))(about),
		before: [...ownPoster(about), ...reported(about)],
		isProof: true,
	}),
	[`page ${BASE}/new_form`]: () => ({ values: {} }),
	[`page ${BASE}/read_reply`]: onRound(),
	[`page ${BASE}/rounds/:round`]: onRound(),
	[`page ${BASE}/rounds/:round/pdf`]: onRound(),
	[`page ${BASE}/rounds/:round/points/:point`]: onRound(() => ({ point: "p1" })),
	[`page ${BASE}/rounds/:round/photos/:photo`]: onRound(
		(about) => ({ photo: rowOf(about, "hms_round_photos").id }),
		photo,
	),
	[`page ${BASE}/checklists/:checklist`]: onChecklist(),
	[`page ${BASE}/deviations/:deviation`]: onDeviation(),
	[`page ${BASE}/deviations/:deviation/files/:file`]: onDeviation(
		(about) => ({ file: rowOf(about, "hms_deviation_files").id }),
		file,
	),
	[`page ${BASE}/plan/:measure`]: onMeasure(),
	[`POST ${BASE}/new_company add`]: () => ({ values: { name: "words", ...facts, ...settings } }),
	[`POST ${BASE}/new_company addFromCrm`]: (about) => ({
		values: { customerId: companyOf(about).id },
		before: [
			...ownCompany(about),
			`update companies set is_customer = 1, visibility = 'all', deleted_at = null where id = ${idOf(companyOf(about))}`,
		],
	}),
	[`POST ${BASE}/companies/:company/edit save`]: onCompany(() => ({ name: "words", ...facts, updatedAt: "" })),
	[`POST ${BASE}/companies/:company settings`]: onCompany(() => ({ ...settings, updatedAt: "" })),
	[`POST ${BASE}/new_form plan`]: (about) => ({
		values: { company: companyOf(about).id, checklist: "office", ...plan, participants: "words, words" },
		before: ownCompany(about),
	}),
	[`${ROUND} plan`]: onRound(() => ({ ...plan, updatedAt: "" })),
	[`${ROUND} phase`]: onRound(() => ({ status: "closingMeeting" })),
	[`${ROUND} finish`]: onRound(() => ({ summary: "words" }), answered),
	[`${ROUND} reopen`]: onRound(() => ({}), done),
	[`${ROUND} addParticipant`]: onRound(() => ({ name: "words", title: "" })),
	[`${ROUND} removeParticipant`]: onRound((about) => ({ id: rowOf(about, "hms_participants").id }), participant),
	[`POST ${BASE}/read_reply sign`]: onRound(
		(about) => ({
			...{ id: rowOf(about, "hms_participants").id, "signature.name": "words", "signature.path": "M0 0L9 9" },
		}),
		(about) => [...done(about), ...participant(about)],
	),
	[`${POINT} answer`]: onRound(() => ({ point: "p1", answer: "yes", comment: "words", ownerId: "", dueOn: "" })),
	[`${POINT} removePhoto`]: onRound((about) => ({ point: "p1", id: rowOf(about, "hms_round_photos").id }), photo),
	[`POST ${BASE}/new_checklist add`]: () => ({ values: { name: "words", points } }),
	[`POST ${BASE}/checklists/:checklist save`]: onChecklist(() => ({ name: "words", points, updatedAt: "" })),
	[`POST ${BASE}/checklists/:checklist remove`]: onChecklist(),
	[`POST ${BASE}/checklists/:checklist lock`]: onChecklist(),
	[`POST ${BASE}/checklists/:checklist push`]: onChecklist(
		() => ({}),
		(about) => [
			...ownRound(about),
			`update hms_rounds set status = 'planned', checklist_id = ${idOf(checklistOf(about))}, checklist_version = 0 where id = ${idOf(roundOf(about))}`,
		],
	),
	[`POST ${BASE}/new_deviation report`]: (about) => ({
		values: { company: companyOf(about).id, ...report },
		before: ownCompany(about),
	}),
	[`${DEVIATION} handling`]: onDeviation(() => ({
		...{ status: "handling", ownerId: "", dueOn: "", cause: "words", updatedAt: "" },
	})),
	[`${DEVIATION} analyse`]: onDeviation(() => ({
		...{ requirement: "words", whys: ["words"], cause: "words", causeKind: "words", updatedAt: "" },
	})),
	[`${DEVIATION} assess`]: onDeviation(() => ({ ...risk, updatedAt: "" })),
	[`${DEVIATION} checkEffect`]: onDeviation(() => found, concluded),
	[`${DEVIATION} close`]: onDeviation(() => ({ outcome: "words" })),
	[`${DEVIATION} addMeasure`]: onDeviation(() => measure),
	[`${DEVIATION} addFiles`]: onDeviation(() => ({ files: new Upload("words", "words.txt", "text/plain") })),
	[`${DEVIATION} removeFile`]: onDeviation((about) => ({ id: rowOf(about, "hms_deviation_files").id }), file),
	[`POST ${BASE}/new_measure add`]: (about) => ({
		values: { company: companyOf(about).id, ...measure },
		before: ownCompany(about),
	}),
	[`${MEASURE} save`]: onMeasure(() => ({ ...measure, updatedAt: "" })),
	[`${MEASURE} finish`]: onMeasure(() => ({ outcome: "words" })),
	[`${MEASURE} checkEffect`]: onMeasure(
		() => found,
		(about) => [`update hms_measures set is_open = 0 where id = ${idOf(measureOf(about))}`],
	),
	[`POST ${BASE}/advising send`]: (about) => ({
		values: { companies: [companyOf(about).id], subject: "words", message: "words" },
		before: [
			...ownCompany(about),
			`update companies set email = 'company@isolation.test' where id = ${idOf(companyOf(about))}`,
			`update hms_campaigns set created_at = 1 where tenant_id = ${literal(about.caller.own.tenant.id)}`,
		],
	}),
	[`page ${BASE}/companies/:company/risk`]: onCompany(),
	[`POST ${BASE}/companies/:company/risk size`]: onCompany(() => ({ size: "4" })),
	[`POST ${BASE}/companies/:company/risk matrix`]: onCompany(
		() => ({
			...{ likelihood: three, consequence: three, names: three, tones: ["info", "warning", "danger"] },
			...{ low: "2", medium: "4" },
		}),
		(about) => [`update hms_companies set risk = json_set(risk, '$.size', 3) where id = ${idOf(companyOf(about))}`],
	),
	[`POST ${BASE}/companies/:company/risk drop`]: onCompany(),
	...letterRecipes(BASE, "hms_letters", "measureDue", "owner"),
	[`POST ${BASE}/settings size`]: () => ({ values: { size: "4" } }),
	[`POST ${BASE}/settings matrix`]: () => ({
		values: {
			...{ likelihood: three, consequence: three, names: three, tones: ["info", "warning", "danger"] },
			...{ low: "2", medium: "4" },
		},
		before: [`update hms_settings set risk = json_set(risk, '$.size', 3)`],
	}),
	[`POST ${BASE}/settings causes`]: () => ({ values: { causes: "words" } }),
	[`${MEASURE} reopen`]: onMeasure(
		() => ({}),
		(about) => [`update hms_measures set is_open = 0 where id = ${idOf(measureOf(about))}`],
	),
	"GET /api/hms/companies": (about) => ({ values: { id: undefined }, before: ownCompany(about) }),
	"POST /api/hms/companies": () => ({
		values: {
			...{ id: undefined, customer_id: undefined, name: "words", org_no: null, employees: null, lead_id: null },
			...{ phone: null, email: null },
		},
	}),
	"DELETE /api/hms/companies": (about) => ({ values: { id: companyOf(about).id }, before: ownCompany(about) }),
	"GET /api/hms/rounds": (about) => ({ values: { id: undefined }, before: ownRound(about) }),
	"POST /api/hms/rounds": (about) => ({
		values: {
			...{ id: undefined, point_id: undefined, company_id: companyOf(about).id, checklist: "office" },
			...{ area: "words", planned_on: "2031-03-01", leader_id: null, owner_id: null, due_on: null },
			participants: [{ name: "words" }],
		},
		before: ownCompany(about),
	}),
	"DELETE /api/hms/rounds": (about) => ({ values: { id: roundOf(about).id }, before: ownRound(about) }),
	"GET /api/hms/deviations": (about) => ({ values: { id: undefined }, before: ownDeviation(about) }),
	"POST /api/hms/deviations": (about) => ({
		values: {
			...{ id: undefined, company_id: companyOf(about).id, kind: "nearMiss", title: "words", event: "words" },
			...{
				place: "words",
				happened_on: "2026-01-05",
				happened_at: "",
				outcome: undefined,
				effect: undefined,
				owner_id: null,
				due_on: null,
			},
		},
		before: ownCompany(about),
	}),
	"DELETE /api/hms/deviations": (about) => ({ values: { id: deviationOf(about).id }, before: ownDeviation(about) }),
	"GET /api/hms/measures": (about) => ({ values: { id: undefined }, before: ownMeasure(about) }),
	"POST /api/hms/measures": (about) => ({
		values: {
			...{ id: undefined, company_id: companyOf(about).id, deviation_id: undefined, outcome: undefined },
			effect: undefined,
			...{ title: "words", due_on: "2031-03-01", owner_id: null },
		},
		before: ownCompany(about),
	}),
	"DELETE /api/hms/measures": (about) => ({ values: { id: measureOf(about).id }, before: ownMeasure(about) }),
};
