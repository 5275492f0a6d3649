import { and, eq, sql } from "drizzle-orm";
import { addingCompany, changingCompany, companyIdOf, isNumberKept } from "#app/directory/companies.server";
import type { CompanyFacts } from "#app/directory/company-facts";
import { seenCustomer } from "#app/forms/subjects/customers.server";
import { conflict, invalid, notAllowed, notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { NO_DAY } from "#app/tasks/due";
import type { companies } from "#db/schema/directory";
import { assessedCompanies } from "#db/schema/kartlegging";
import { visibleTo } from "../visible.server";
import { companyPointers, type ListedCompany } from "./companies.resource.server";
import type { CompanyStatus } from "./companies.schema";
import { assertInterviewer } from "./interviewers.server";

/** A company that is assessed, with what is known of it. */
export type AssessedCompany = ListedCompany & { company: Row<typeof companies> };
export type CompanyKey = { id: string } | { guid: string };

/** Reads the company of a key, as far as the visitor sees it; `companyIn` says what it gave. */
export const readingCompany = (visit: Visit, key: CompanyKey) =>
	visit.rows.listingWith(assessedCompanies, companyPointers, {
		where: and(
			visibleTo(visit),
			"id" in key ? eq(assessedCompanies.id, key.id) : sql`${assessedCompanies.id} = ${companyIdOf(visit, key.guid)}`,
		),
		limit: 1,
	});

/** The company that was read. Throws `notFound`. */
export function companyIn([found]: ListedCompany[]): AssessedCompany {
	if (!found?.company) throw notFound();
	return { ...found, company: found.company };
}

export async function findCompany(visit: Visit, key: CompanyKey): Promise<AssessedCompany> {
	return companyIn((await visit.rows.read({ found: readingCompany(visit, key) })).found);
}

/** The row of a company that is assessed from now on. */
const assessing = ({ rows, user }: Visit, id: string, name: string, standing: CompanyStatus): PendingWrite =>
	rows.adding(assessedCompanies, { id, name, createdBy: user.id, ...columnsOf(standing) });

const columnsOf = ({ nextOn, ...standing }: CompanyStatus) => ({
	...standing,
	...(nextOn !== undefined && { nextOn: nextOn ?? NO_DAY }),
});

type NewFacts = CompanyFacts & { name: string };

/** Adds a company that is no customer. Throws `invalid` (`orgNo`) where its number is assessed already. */
export async function addCompany(
	visit: Visit,
	facts: NewFacts,
	standing: CompanyStatus = {},
	source: Row<typeof companies>["source"] = "typed",
): Promise<AssessedCompany> {
	await Promise.all([assertInterviewer(visit, standing.interviewerId), assertNew(visit, facts.orgNo)]);
	const { id, writes } = addingCompany(visit, facts, source);
	await visit.rows.commit([...writes, assessing(visit, id, facts.name, standing)]);
	return findCompany(visit, { id });
}

async function assertNew(visit: Visit, orgNo: string | null | undefined, but?: string): Promise<void> {
	if (await isNumberKept(visit, assessedCompanies, orgNo, but)) throw invalid({ orgNo: "kartlegging:errors.known" });
}

/** The page of a company in CRM, where the visitor sees it there. */
export async function customerPath(visit: Visit, { id, isCustomer }: Row<typeof companies>): Promise<string | null> {
	return isCustomer ? ((await seenCustomer(visit, id))?.path ?? null) : null;
}

/** Assesses a customer of CRM from now on; one that is assessed already is only opened. Throws `invalid` (`customerId`). */
export async function addCustomer(visit: Visit, id: string, standing: CompanyStatus = {}): Promise<AssessedCompany> {
	await assertInterviewer(visit, standing.interviewerId);
	const customer = await seenCustomer(visit, id);
	if (!customer) throw invalid({ customerId: "kartlegging:errors.noCustomer" });
	const known = await visit.rows.find(assessedCompanies, id);
	if (known) {
		const { found } = await visit.rows.read({ found: readingCompany(visit, { id }) });
		if (found.length === 0) throw invalid({ customerId: "kartlegging:errors.known" });
		return companyIn(found);
	}
	const adding = visit.rows.commit([assessing(visit, id, customer.name, standing)]);
	await orElse(adding, () => conflict());
	return findCompany(visit, { id });
}

/**
 * Changes what is known of a company, where it is still as it was at `updatedAt`; else throws `conflict`. What is known of a customer is
 * changed in CRM: throws `notAllowed`.
 */
export async function changeFacts(
	visit: Visit,
	key: CompanyKey,
	facts: CompanyFacts,
	updatedAt?: number,
): Promise<AssessedCompany> {
	const { company } = await findCompany(visit, key);
	if (company.isCustomer) throw notAllowed("kartlegging:errors.inCrm");
	await assertNew(visit, facts.orgNo, company.id);
	const { name } = facts;
	const renaming = name && name !== company.name ? [visit.rows.changing(assessedCompanies, company.id, { name })] : [];
	const writes = [...changingCompany(visit, company, facts, updatedAt), ...renaming];
	await orElse(visit.rows.commit(writes), () => conflict());
	return findCompany(visit, { id: company.id });
}

/** Changes where a company stands, where it is still as it was at `updatedAt`; else throws `conflict`. */
export async function changeStatus(
	visit: Visit,
	key: CompanyKey,
	standing: CompanyStatus,
	updatedAt?: number,
): Promise<void> {
	const [{ row }] = await Promise.all([findCompany(visit, key), assertInterviewer(visit, standing.interviewerId)]);
	const changed = await visit.rows.change(assessedCompanies, row.id, columnsOf(standing), updatedAt);
	if (!changed) throw conflict();
}
