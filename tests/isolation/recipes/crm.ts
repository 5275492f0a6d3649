import { Upload, type Values } from "../requests";
import { deleting, inserting, literal } from "../statements";
import { type About, type Recipe, type Recipes, rowOf, TOKEN } from "./recipe";

/** The only company that the register of the tests knows. */
export const REGISTERED = "974760673";

export const crmRecipes: Recipes = {
	"POST /api/crm/tasks": (about) => ({ values: { id: rowOf(about, "crm_tasks").id, title: "words" } }),
	"POST /api/crm/customers/note": (about) => ({ values: { id: rowOf(about, "crm_notes").id, text: "words" } }),
	"POST /api/crm/customers/meeting": (about) => ({ values: { id: rowOf(about, "crm_meetings").id, title: "words" } }),
	"POST /:guid?/dashboardCRM/dashboard setPeriod": () => ({ values: { key: "silent", days: "30" } }),
	"POST /:guid?/dashboardCRM/register add": () => ({ values: { orgNo: REGISTERED } }),
	"POST /:guid?/dashboardCRM/register refresh": (about) => ({
		values: { orgNo: REGISTERED },
		before: [`update companies set org_no = '${REGISTERED}' where id = '${rowOf(about, "companies").id}'`],
	}),
	"POST /:guid?/dashboardCRM/customers/duplicates dismiss": (about) => ({
		values: { first: rowOf(about, "companies").id, second: rowOf(about, "companies", 1).id },
	}),
	"POST /:guid?/dashboardCRM/customers/merge merge": (about) => ({
		values: { keep: rowOf(about, "companies").id, c: [rowOf(about, "companies", 1).id] },
	}),
	"POST /:guid?/dashboardCRM/customers/:customer saveField": (about) => {
		const { id, updatedAt } = rowOf(about, "companies");
		return { values: { id, updatedAt, name: "words" } };
	},
	"POST /:guid?/dashboardCRM/customers/:customer addNote": () => ({ values: { body: "words", libraryFiles: [] } }),
	"POST /:guid?/dashboardCRM/contacts/:contact addNote": () => ({ values: { body: "words", libraryFiles: [] } }),
	"POST /:guid?/dashboardCRM/notes addNote": (about) => ({
		values: { customerId: rowOf(about, "companies").id, body: "words", libraryFiles: [] },
	}),
	"POST /:guid?/dashboardCRM/notes/:note editNote": (about) => {
		const { id, updatedAt } = rowOf(about, "crm_notes");
		return { values: { note: id, updatedAt, body: "words", libraryFiles: [] } };
	},
	"POST /:guid?/dashboardCRM/customers/:customer addContact": () => ({
		values: { firstName: "words", lastName: "", email: "", phone: "", anyway: "1" },
	}),
	"POST /:guid?/dashboardCRM/customers/:customer sendEmail": () => ({
		values: { to: ["customer"], subject: "words", message: "words" },
	}),
	"POST /:guid?/dashboardCRM/customers/:customer/edit uploadLogo": () => ({ values: { file: picture() } }),
	"POST /:guid?/dashboardCRM/customers/:customer/edit pickLogo": () => ({ values: { file: picture() } }),
	"POST /:guid?/dashboardCRM/customers/:customer removePerson": (about) => {
		const { customerId, userId } = rowOf(about, "crm_customer_people");
		const customer = about.caller.own.rows.companies?.find(({ id }) => id === customerId)?.guid;
		return { values: { customer, userId } };
	},

	"page /meeting/:meeting/:token": (about) => asked(about, {}),
	"POST /meeting/:meeting/:token answer": (about) => asked(about, { answer: "yes" }),
	"page /meeting/:meeting/:token/calendar": (about) => asked(about, {}),
	"page /calendar/:token": (about) => {
		const { setting, caller } = about;
		const at = Date.now();
		const feed = {
			...{ tenant_id: caller.own.tenant.id, id: rowOf(about, "users").id, token_hash: setting.tokenHash },
			...{ created_at: at, updated_at: at },
		};
		const before = [
			deleting("crm_calendar_feeds", { token_hash: setting.tokenHash }),
			inserting("crm_calendar_feeds", [feed], "or replace"),
		];
		return { values: { token: TOKEN }, before, isProof: true };
	},
};

/** Somebody who was asked to a meeting by a link of their own. */
function asked(about: About, values: Values): Recipe {
	const attendee = rowOf(about, "crm_attendees");
	const meeting = about.caller.own.rows.crm_meetings?.find(({ id }) => id === attendee.meetingId);
	const hash = literal(about.setting.tokenHash);
	const before = [
		`update crm_attendees set token_hash = null where token_hash = ${hash}`,
		`update crm_attendees set token_hash = ${hash} where id = ${literal(attendee.id)}`,
	];
	return { values: { meeting: meeting?.guid, token: TOKEN, ...values }, before, isProof: true };
}

const picture = () => new Upload("GIF89a, and no more is looked at", "logo.gif", "image/gif");
