import type * as z from "zod";
import type { NewCompanyQuery } from "#app/directory/company-facts.schema";
import { findInRegister } from "#app/directory/find-in-register.server";
import { nameOf } from "#app/directory/names";
import { findCustomers } from "#app/forms/subjects/customers.server";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { today } from "#app/platform/clock";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { dayOrNone } from "#app/tasks/due";
import { readingCampaigns } from "../campaigns/campaigns.server";
import { companyFields, companyResource } from "./companies.resource.server";
import type { BulkInterviewerInput, BulkStatusInput, CompaniesQuery } from "./companies.schema";
import { assertInterviewer, readingInterviewers } from "./interviewers.server";

/** A page of the companies, in one round trip. */
export async function showCompanies(visit: Visit, query: CompaniesQuery) {
	const reads = new ReadBatch();
	const page = companyResource.read(visit, query, reads);
	const interviewers = reads.add(readingInterviewers(visit));
	const campaigns = reads.add(readingCampaigns(visit));
	await reads.send(visit.rows);
	const { list, rows } = page();
	return {
		list,
		rows: rows.flatMap(({ row, company, interviewer }) =>
			company
				? [
						{
							...{ id: row.id, guid: company.guid, name: company.name, orgNo: company.orgNo },
							...{ municipality: company.municipality, industry: company.industry, employees: company.employees },
							...{ status: row.status, nextStep: row.nextStep, nextOn: dayOrNone(row.nextOn) },
							...{
								lastOn: row.lastOn || null,
								createdAt: row.createdAt,
								interviewer: interviewer && nameOf(interviewer),
							},
						},
					]
				: [],
		),
		interviewers: interviewers(),
		campaigns: campaigns().map(({ id, name }) => ({ value: id, label: name })),
		today: today(visit.tenant.timeZone, visit.now),
		tenant: visit.tenant.guid,
	};
}
export type CompanyRow = Awaited<ReturnType<typeof showCompanies>>["rows"][number];

export async function setStatus(
	visit: Visit,
	{ status, ...chosen }: z.output<typeof BulkStatusInput>,
): Promise<BulkAnswer> {
	const { answer } = await companyFields.set(visit, chosen, "status", status, { key: "kartlegging:told.statusSet" });
	return answer;
}

export async function setInterviewer(
	visit: Visit,
	{ interviewerId, ...chosen }: z.output<typeof BulkInterviewerInput>,
): Promise<BulkAnswer> {
	await assertInterviewer(visit, interviewerId);
	const feedback = { key: "kartlegging:told.interviewerSet" };
	return (await companyFields.set(visit, chosen, "interviewerId", interviewerId, feedback)).answer;
}

/** The page for a new company: customers of CRM and companies of the register by what is looked for. */
export async function showNewCompany(visit: Visit, { q }: z.output<typeof NewCompanyQuery>) {
	const [customers, register, { interviewers }] = await Promise.all([
		findCustomers(visit, q),
		findInRegister(visit, q),
		visit.rows.read({ interviewers: readingInterviewers(visit) }),
	]);
	return { q, customers, ...register, interviewers, me: visit.user.id, tenant: visit.tenant.guid };
}
