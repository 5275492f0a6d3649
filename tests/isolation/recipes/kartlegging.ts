import { Upload } from "../requests";
import { literal } from "../statements";
import { views } from "./crm-lists";
import { formsRecipes } from "./forms";
import { type About, definition, type Recipe, type Recipes, rowOf, TOKEN } from "./recipe";

const BASE = "/:guid?/kartlegging";
const companyOf = (about: About) => rowOf(about, "companies");
const formOf = (about: About) => rowOf(about, "forms");

/** The company is the caller's own, and no customer. */
const ownCompany = (about: About) => [
	`update companies set is_customer = 0, deleted_at = null where id = ${literal(companyOf(about).id)}`,
	`update kartlegging_companies set created_by = ${literal(String(about.caller.userId))}, interviewer_id = null, deleted_at = null where id = ${literal(companyOf(about).id)}`,
];
/** The tenant's first form as one of the module's. */
const ownForm = (about: About) => [
	`update forms set module_key = 'kartlegging', status = 'open', deleted_at = null where id = ${literal(formOf(about).id)}`,
	`update form_library set module_key = 'kartlegging', deleted_at = null where id = ${literal(rowOf(about, "form_library").id)}`,
];
const facts = { orgNo: "", municipality: "", industry: "words", employees: "", phone: "", email: "", webpage: "" };
const contact = { name: "words", jobTitle: "", email: "", phone: "" };
const standing = { status: "booked", interviewerId: "", nextStep: "words", nextOn: "" };

const onCompany =
	(values: (about: About) => object = () => ({}), before: (about: About) => string[] = () => []) =>
	(about: About): Recipe => ({
		values: { company: companyOf(about).guid, ...values(about) },
		before: [...ownCompany(about), ...ownForm(about), ...before(about)],
	});
/** A contact, note or file hangs on the first company, and is the caller's. */
const part = (table: string, column?: string, more: object = {}) =>
	onCompany(
		(about) => ({ id: rowOf(about, table).id, file: rowOf(about, table).id, ...more }),
		(about) => [
			`update ${table} set company_id = ${literal(companyOf(about).id)}${column ? `, ${column} = ${literal(String(about.caller.userId))}` : ""} where id = ${literal(rowOf(about, table).id)}`,
			...(table === "kartlegging_files"
				? [
						`update kartlegging_files set file_id = ${literal(rowOf(about, "files").id)} where id = ${literal(rowOf(about, table).id)}`,
						`update files set uploader_id = ${literal(String(about.caller.userId))}, state = 'ready', deleted_at = null where id = ${literal(rowOf(about, "files").id)}`,
					]
				: []),
		],
	);
/** A call to the first company. */
const onCall = (more: () => object = () => ({})) =>
	onCompany(
		(about) => ({
			...{ campaign: rowOf(about, "kartlegging_campaigns").id, id: rowOf(about, "kartlegging_calls").id },
			...more(),
		}),
		(about) => [
			`update kartlegging_calls set company_id = ${literal(companyOf(about).id)}, campaign_id = ${literal(rowOf(about, "kartlegging_campaigns").id)} where id = ${literal(rowOf(about, "kartlegging_calls").id)}`,
		],
	);
/** The company's own page, whose secret the caller has. */
const ownPage =
	(values: (about: About) => object = () => ({})) =>
	(about: About): Recipe => ({
		values: { token: TOKEN, ...values(about) },
		before: [
			...ownCompany(about),
			...ownForm(about),
			`update kartlegging_companies set token_hash = id where token_hash = ${literal(about.setting.tokenHash)}`,
			`update kartlegging_companies set token_hash = ${literal(about.setting.tokenHash)} where id = ${literal(companyOf(about).id)}`,
		],
		isProof: true,
	});
const chosen = (about: About) => ({ ids: [companyOf(about).id] });
const LIST = `POST ${BASE}/companies`;
const ONE = `POST ${BASE}/companies/:company`;

/** What the shared pages of forms need, as in the form builder, of a form of this module. */
const shared =
	/ \/:guid\?\/form_builder\/(form_reply|report|reply_pdf|build\b(?!.*\/following)|formreports|forms\/:form_name(?!\/(share|settings|qr)))/;
const ofForms: Recipes = Object.fromEntries(
	Object.entries(formsRecipes)
		.filter(([name]) => shared.test(name))
		.map(([name, recipe]) => [
			name.replace("/form_builder/", "/kartlegging/"),
			(about: About) => {
				const made = recipe(about);
				return made && { ...made, before: [...ownForm(about), ...(made.before ?? [])] };
			},
		]),
);

export const kartleggingRecipes: Recipes = {
	...ofForms,
	...views(LIST, "kartlegging.companies"),
	[`page ${BASE}/companies/:company`]: onCompany(),
	[`page ${BASE}/companies/:company/edit`]: onCompany(),
	[`page ${BASE}/companies/:company/results`]: onCompany(),
	[`page ${BASE}/companies/:company/files/:file`]: part("kartlegging_files"),
	[`POST ${BASE}/new add`]: () => ({ values: { name: "words", ...facts, interviewerId: "" } }),
	[`POST ${BASE}/new addFromCrm`]: (about) => ({
		values: { customerId: companyOf(about).id },
		before: [
			`update companies set is_customer = 1, visibility = 'all', deleted_at = null where id = ${literal(companyOf(about).id)}`,
			`update kartlegging_companies set created_by = ${literal(String(about.caller.userId))}, deleted_at = null where id = ${literal(companyOf(about).id)}`,
		],
	}),
	[`POST ${BASE}/companies/:company/edit save`]: onCompany(() => ({ name: "words", ...facts, updatedAt: "" })),
	[`${ONE} standing`]: onCompany(() => ({ ...standing, updatedAt: "" })),
	[`${ONE} sendLink`]: onCompany((about) => ({ form: formOf(about).id, email: "somebody.new@people.test" })),
	[`${ONE} makeLink`]: onCompany((about) => ({ form: formOf(about).id })),
	[`${ONE} addContact`]: onCompany(() => contact),
	[`${ONE} changeContact`]: part("kartlegging_contacts", undefined, contact),
	[`${ONE} removeContact`]: part("kartlegging_contacts"),
	[`${ONE} addNote`]: onCompany(() => ({ text: "words" })),
	[`${ONE} removeNote`]: part("kartlegging_notes", "created_by"),
	[`${ONE} addFiles`]: onCompany(() => ({ files: new Upload("words", "words.txt", "text/plain") })),
	[`${ONE} removeFile`]: part("kartlegging_files"),
	[`page ${BASE}/openings`]: () => ({ values: {} }),
	[`POST ${BASE}/openings add`]: (about) => ({
		values: {
			...{ company: companyOf(about).id, kind: "job", title: "words", places: "1", note: "", endsOn: "2031-03-01" },
		},
		before: ownCompany(about),
	}),
	[`POST ${BASE}/openings close`]: (about) => ({
		values: { id: rowOf(about, "openings").id },
		before: [
			...ownCompany(about),
			`update openings set company_id = ${literal(companyOf(about).id)}, module_key = 'kartlegging' where id = ${literal(rowOf(about, "openings").id)}`,
		],
	}),
	[`${ONE} addFollowUp`]: onCompany(() => ({ title: "words", ownerId: "", dueOn: "2031-03-01", from: "" })),
	[`${ONE} tickFollowUp`]: part("kartlegging_follow_ups"),
	[`${ONE} removeFollowUp`]: part("kartlegging_follow_ups"),
	[`${ONE} makeOwnPage`]: onCompany(),
	[`${ONE} closeOwnPage`]: onCompany(),
	"page /kartlegging/company/:token": ownPage(),
	"POST /kartlegging/company/:token answer": ownPage((about) => ({ form: formOf(about).id })),
	[`${LIST} bulkCampaign`]: onCompany(
		(about) => ({ ...chosen(about), campaignId: rowOf(about, "kartlegging_campaigns").id }),
		(about) => [`delete from kartlegging_calls where tenant_id = ${literal(about.caller.own.tenant.id)}`],
	),
	[`page ${BASE}/campaigns/:campaign`]: (about) => ({
		values: { campaign: rowOf(about, "kartlegging_campaigns").id },
	}),
	[`POST ${BASE}/campaigns add`]: () => ({ values: { name: "words", endsOn: "2030-01-01" } }),
	[`POST ${BASE}/campaigns/:campaign saveCall`]: onCall(() => ({ result: "booked", callerId: "", note: "words" })),
	[`POST ${BASE}/campaigns/:campaign removeCall`]: onCall(),
	[`POST ${BASE}/campaigns/:campaign remove`]: (about) => ({
		values: { campaign: rowOf(about, "kartlegging_campaigns").id },
		before: [
			`update kartlegging_campaigns set created_by = ${literal(String(about.caller.userId))} where id = ${literal(rowOf(about, "kartlegging_campaigns").id)}`,
		],
	}),
	[`${LIST} bulkStatus`]: onCompany((about) => ({ ...chosen(about), status: "declined" })),
	[`${LIST} bulkInterviewer`]: onCompany(
		(about) => ({ ...chosen(about), interviewerId: "" }),
		(about) => [`update kartlegging_companies set interviewer_id = 'x' where id = ${literal(companyOf(about).id)}`],
	),
	[`${LIST} undoFields`]: onCompany((about) => ({
		before: JSON.stringify({
			...{ field: "status", set: "notContacted" },
			was: [{ values: { status: "booked" }, ids: [companyOf(about).id] }],
		}),
	})),
	[`${LIST} bulkRemove`]: onCompany(chosen),
	[`${LIST} countMatching`]: onCompany(() => ({ matching: "" })),
	[`${LIST}/trash bulkRestore`]: onCompany(chosen, (about) => [
		`update kartlegging_companies set deleted_at = 1 where id = ${literal(companyOf(about).id)}`,
	]),
	[`${LIST} undoRemove`]: onCompany(
		(about) => ({ before: JSON.stringify({ ids: [companyOf(about).id] }) }),
		(about) => [`update kartlegging_companies set deleted_at = 1 where id = ${literal(companyOf(about).id)}`],
	),
	[`POST ${BASE}/form make`]: () => ({ values: { from: "blank", title: "words" } }),
	[`POST ${BASE}/form stand`]: (about) => ({
		values: { id: formOf(about).id, status: "closed" },
		before: ownForm(about),
	}),
	[`POST ${BASE}/form remove`]: (about) => ({ values: { id: formOf(about).id }, before: ownForm(about) }),
	[`POST ${BASE}/form/trash restore`]: (about) => ({
		values: { id: formOf(about).id },
		before: [...ownForm(about), `update forms set deleted_at = 1 where id = ${literal(formOf(about).id)}`],
	}),
	"GET /api/kartlegging/companies": (about) => ({ values: { id: undefined }, before: ownCompany(about) }),
	"POST /api/kartlegging/companies": () => ({
		values: {
			...{ id: undefined, customer_id: undefined, name: "words", org_no: null, employees: null, interviewer_id: null },
			...{ phone: null, email: null, webpage: null, next_on: null },
		},
	}),
	"DELETE /api/kartlegging/companies": (about) => ({
		values: { id: companyOf(about).id },
		before: ownCompany(about),
	}),
	"GET /api/kartlegging/forms": (about) => ({ values: { id: undefined }, before: ownForm(about) }),
	"POST /api/kartlegging/forms": () => ({ values: { definition } }),
	"DELETE /api/kartlegging/forms": (about) => ({ values: { id: formOf(about).id }, before: ownForm(about) }),
	"GET /api/kartlegging/library": (about) => ({
		values: { id: rowOf(about, "form_library").id },
		before: ownForm(about),
	}),
};
