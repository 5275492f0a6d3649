import { eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { companyIdOf } from "#app/directory/companies.server";
import { nameOf } from "#app/directory/names";
import { replyAddress } from "#app/forms/area";
import { readingForms, titleOf } from "#app/forms/module-forms/module-forms.server";
import { readingSubject } from "#app/forms/reports/subject-replies.server";
import { formRecords } from "#app/forms/store/records.server";
import { closedFor } from "#app/forms/store/settings";
import { formsAbout } from "#app/forms/subjects/forms-about.server";
import { newestAnswers } from "#app/forms/subjects/newest-answers.server";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { to } from "#app/platform/portal-paths";
import type { Visit } from "#app/platform/tenant/context";
import { dayOrNone } from "#app/tasks/due";
import { area } from "../area";
import { readingFollowUps } from "../follow-ups/follow-ups.server";
import { paths } from "../paths";
import type { AddCustomerInput, CompanyNamed, FactsInput, NewCompanyInput, StatusInput } from "./companies.schema";
import {
	type AssessedCompany,
	addCompany,
	addCustomer,
	changeFacts,
	changeStatus,
	companyIn,
	customerPath,
	findCompany,
	readingCompany,
} from "./companies.server";
import { datedAnswers } from "./dated-answers";
import { readingInterviewers } from "./interviewers.server";
import { partsIn, readingParts } from "./parts.server";

const EVER = { from: "0000-01-01", to: "9999-12-31" };

/** A company as its pages show it. */
const serialize = ({ row, company, interviewer }: AssessedCompany) => ({
	...{ id: row.id, guid: company.guid, name: company.name, orgNo: company.orgNo, updatedAt: company.updatedAt },
	...{ municipality: company.municipality, industry: company.industry, employees: company.employees },
	...{ phone: company.phone, email: company.email, webpage: company.webpage, isCustomer: company.isCustomer },
	...{ status: row.status, nextStep: row.nextStep, nextOn: dayOrNone(row.nextOn) },
	...{ lastOn: row.lastOn || null, standingAt: row.updatedAt },
	interviewer: interviewer && { id: interviewer.id, name: nameOf(interviewer) },
});
export type ShownCompany = ReturnType<typeof serialize>;

/** A company with where it stands, what it has answered, its contacts, notes and files, and the forms that can be answered about it. */
export async function showCompany(visit: Visit, { company: guid }: z.output<typeof CompanyNamed>) {
	const { rows, tenant } = visit;
	const ofModule = sql`(select ${formRecords.id} from ${formRecords} where ${formRecords.tenantId} = ${tenant.id} and ${eq(formRecords.moduleKey, area.moduleKey)})`;
	const read = await rows.read({
		found: readingCompany(visit, { guid }),
		forms: readingForms(visit, area),
		interviewers: readingInterviewers(visit),
		replies: readingSubject(visit, area, { formId: ofModule, subjectId: companyIdOf(visit, guid) as never }, EVER),
		followUps: readingFollowUps(visit, companyIdOf(visit, guid)),
		...readingParts(visit, guid),
	});
	const found = companyIn(read.found);
	const [inCrm, answers] = await Promise.all([
		customerPath(visit, found.company),
		newestAnswers(visit, read.replies, visit.language),
	]);
	const at = paths(tenant.guid);
	const byId = new Map(read.forms.map((form) => [form.id, form]));
	return {
		...{ tenant: tenant.guid, title: found.company.name, company: serialize(found) },
		inCrm: inCrm && to.inTenant(tenant.guid, inCrm),
		...{ interviewers: read.interviewers, followUps: read.followUps, hasOwnPage: found.row.tokenHash !== null },
		answers: datedAnswers(answers, today(tenant.timeZone, visit.now)),
		replies: [...read.replies].reverse().flatMap(({ id, formId, day, mode, status, language }) => {
			const form = byId.get(formId);
			return form
				? [{ ...{ id, day, mode, status, language }, title: titleOf(form, visit), to: at.reply(form.slug, id) }]
				: [];
		}),
		forms: read.forms
			.filter((form) => form.currentNumber > 0 && closedFor(form, visit.now.getTime()) === undefined)
			.map((form) => ({
				...{ id: form.id, title: titleOf(form, visit) },
				answer: `${replyAddress(area, tenant.guid, form.guid)}?about=${found.row.id}`,
			})),
		...partsIn(read),
	};
}
export type CompanyView = Awaited<ReturnType<typeof showCompany>>;

/** What is known of a company, to be changed. */
export async function showFacts(visit: Visit, { company: guid }: z.output<typeof CompanyNamed>) {
	return { tenant: visit.tenant.guid, company: serialize(await findCompany(visit, { guid })) };
}

/** How it has gone with a company by each form. */
export async function showResults(visit: Visit, { company: guid }: z.output<typeof CompanyNamed>) {
	const { row, company } = await findCompany(visit, { guid });
	return {
		...{ tenant: visit.tenant.guid, guid, title: company.name },
		shown: await formsAbout(visit, "company", row.id),
	};
}

export async function add(visit: Visit, { interviewerId, ...facts }: z.output<typeof NewCompanyInput>) {
	const { company } = await addCompany(visit, facts, interviewerId === undefined ? {} : { interviewerId });
	const snackbar = { key: "kartlegging:told.added", params: { name: company.name } };
	return done({ snackbar, to: paths(visit.tenant.guid).company(company.guid) });
}

export async function addFromCrm(visit: Visit, { customerId }: z.output<typeof AddCustomerInput>) {
	const { company } = await addCustomer(visit, customerId);
	const snackbar = { key: "kartlegging:told.added", params: { name: company.name } };
	return done({ snackbar, to: paths(visit.tenant.guid).company(company.guid) });
}

export async function saveFacts(visit: Visit, { company: guid, updatedAt, ...facts }: z.output<typeof FactsInput>) {
	await changeFacts(visit, { guid }, facts, updatedAt);
	const snackbar = { key: "kartlegging:told.saved", params: { name: facts.name } };
	return done({ snackbar, to: paths(visit.tenant.guid).company(guid) });
}

export async function saveStatus(
	visit: Visit,
	{ company: guid, updatedAt, ...standing }: z.output<typeof StatusInput>,
) {
	await changeStatus(visit, { guid }, standing, updatedAt);
	return done({ snackbar: { key: "kartlegging:told.standingSaved" } });
}
