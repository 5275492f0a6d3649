import * as schema from "#db/schema/index";
import { insertingRows } from "../fill";
import { deleting } from "../statements";
import { type About, FRESH, type Recipe, type Recipes, rowOf, TOKEN, unhurried } from "./recipe";

const answers = { name: "Kari", email: FRESH, message: "Hei" };

export const contactFormRecipes: Recipes = {
	"POST /contactForm/:form send": (about) => ({
		values: { form: formOf(about).guid, ...answers, ...opened(about), consent: "on" },
		before: [unhurried],
	}),
	"page /contactForm/:form/place": (about) => ({
		values: { form: formOf(about).guid, postCode: "0150" },
		before: [unhurried],
	}),
	"page /contactForm/:form/status/:token": sent,
	"POST /contactForm/:form/status/:token confirm": sent,
	"GET /api/crm/contactform": (about) => ({ values: { guid: formOf(about).guid } }),
	"POST /api/crm/contactform send": sending,
	"POST /api/crm/contactform/:guid send": sending,
	"POST /api/crm/contactform save": (about) => ({ values: { id: formOf(about).id, name: "words" } }),
	"POST /api/crm/contactform/:guid save": (about) => ({ values: { guid: formOf(about).guid, name: "words" } }),
	"page /:guid?/dashboardCRM/contactForm/settings/:form": (about) => ({ values: { form: formOf(about).id } }),
	"POST /:guid?/dashboardCRM/contactForm/settings/:form save": (about) => ({
		values: {
			...{ form: formOf(about).id, name: "words", isActive: "on", allowedDomains: "" },
			...{ order: ["email", "message"], shown: ["email", "message"], needed: ["email"], assigneeId: "" },
		},
	}),
	"POST /:guid?/dashboardCRM/contactForm/messages/:message file": (about) => ({
		values: { message: rowOf(about, "crm_submissions").id, customer: rowOf(about, "companies").id, note: "on" },
	}),
};

const formOf = (about: About) => rowOf(about, "crm_contact_forms");

/** As somebody sends it who opened the form a while ago and read its consent. */
const opened = ({ setting }: About) => ({ opened: setting.stamp, consentVersion: 1 });

function sending(about: About): Recipe {
	const values = { guid: formOf(about).guid, answers, ...opened(about), language: "nb" };
	return { values, before: [unhurried] };
}

/** A message whose sender has the link to it. */
function sent(about: About): Recipe {
	const { setting } = about;
	const form = formOf(about);
	const like = rowOf(about, "crm_submissions");
	const row = { ...like, id: setting.probe.module.id, formId: form.id, statusHash: setting.tokenHash };
	const before = [deleting("crm_submissions", { id: row.id }), insertingRows(schema.submissions, [row])];
	return { values: { form: form.guid, token: TOKEN }, before, isProof: true };
}
