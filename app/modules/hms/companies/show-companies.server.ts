import { and, eq, isNull, lt, type SQL } from "drizzle-orm";
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
import { measures } from "#db/schema/hms";
import { assertPerson, readingPeople } from "../people.server";
import { companyFields, companyResource } from "./companies.resource.server";
import type { BulkLeadInput, CompaniesQuery } from "./companies.schema";
import { companyStatus } from "./status";

/** How many measures of each company are overdue. */
export const readingOverdue = (visit: Visit, day: string) =>
	visit.rows.countingBy(
		measures,
		measures.companyId,
		and(eq(measures.isOpen, true), lt(measures.dueOn, day), isNull(measures.deletedAt)) as SQL,
	);

/** A page of the companies, in one round trip. */
export async function showCompanies(visit: Visit, query: CompaniesQuery) {
	const day = today(visit.tenant.timeZone, visit.now);
	const reads = new ReadBatch();
	const page = companyResource.read(visit, query, reads);
	const people = reads.add(readingPeople(visit));
	const overdue = reads.add(readingOverdue(visit, day));
	await reads.send(visit.rows);
	const { list, rows } = page();
	return {
		list,
		rows: rows.flatMap(({ row, company, lead }) =>
			company
				? [
						{
							...{ id: row.id, guid: company.guid, name: company.name, orgNo: company.orgNo },
							...{ industry: company.industry, employees: company.employees, status: companyStatus(row, day) },
							...{ lastRoundOn: row.lastRoundOn || null, openDeviations: row.openDeviations },
							nextRoundOn: dayOrNone(row.nextRoundOn),
							nextMeasureOn: dayOrNone(row.nextMeasureOn),
							overdue: overdue().get(row.id) ?? 0,
							...{ lead: lead && nameOf(lead), representative: row.representative, createdAt: row.createdAt },
						},
					]
				: [],
		),
		people: people(),
		today: day,
		tenant: visit.tenant.guid,
	};
}
export type CompanyRow = Awaited<ReturnType<typeof showCompanies>>["rows"][number];

export async function setLead(
	visit: Visit,
	{ leadId, ...chosen }: z.output<typeof BulkLeadInput>,
): Promise<BulkAnswer> {
	await assertPerson(visit, leadId, "leadId");
	return (await companyFields.set(visit, chosen, "leadId", leadId, { key: "hms:done.leadSet" })).answer;
}

/** The page for a new company: customers of CRM and companies of the register by what is looked for. */
export async function showNewCompany(visit: Visit, { q }: z.output<typeof NewCompanyQuery>) {
	const [customers, register, { people }] = await Promise.all([
		findCustomers(visit, q),
		findInRegister(visit, q),
		visit.rows.read({ people: readingPeople(visit) }),
	]);
	return { q, customers, ...register, people, me: visit.user.id, tenant: visit.tenant.guid };
}
