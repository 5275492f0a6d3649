import { and, eq, sql } from "drizzle-orm";
import { addingCompany, changingCompany, companyIdOf, isNumberKept } from "#app/directory/companies.server";
import type { CompanyFacts } from "#app/directory/company-facts";
import { seenCustomer } from "#app/forms/subjects/customers.server";
import { conflict, invalid, notAllowed, notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { companies } from "#db/schema/directory";
import { safetyCompanies } from "#db/schema/hms";
import { derivingCompany } from "../derived.server";
import { assertPerson } from "../people.server";
import { visibleCompanies } from "../visible.server";
import { companyPointers, type ListedCompany } from "./companies.resource.server";
import type { CompanySettings } from "./companies.schema";

/** A company that is followed, with what is known of it. */
export type SafetyCompany = ListedCompany & { company: Row<typeof companies> };
export type CompanyKey = { id: string } | { guid: string };

/** Reads the company of a key, as far as the visitor sees it; `companyIn` says what it gave. */
export const readingCompany = (visit: Visit, key: CompanyKey) =>
	visit.rows.listingWith(safetyCompanies, companyPointers, {
		where: and(
			visibleCompanies(visit),
			"id" in key ? eq(safetyCompanies.id, key.id) : sql`${safetyCompanies.id} = ${companyIdOf(visit, key.guid)}`,
		),
		limit: 1,
	});

/** The company that was read. Throws `notFound`. */
export function companyIn([found]: ListedCompany[]): SafetyCompany {
	if (!found?.company) throw notFound();
	return { ...found, company: found.company };
}

export async function findCompany(visit: Visit, key: CompanyKey): Promise<SafetyCompany> {
	return companyIn((await visit.rows.read({ found: readingCompany(visit, key) })).found);
}

/** The company that a form names by its id. Throws `invalid` (`company`) where the visitor sees none. */
export async function chosenCompany(visit: Visit, id: string): Promise<SafetyCompany> {
	const [found] = (await visit.rows.read({ found: readingCompany(visit, { id }) })).found;
	if (!found?.company) throw invalid({ company: "hms:errors.noCompany" });
	return { ...found, company: found.company };
}

/** More are not offered in one list. */
const MOST = 500;

/** The companies that the visitor sees, as choices by name. */
export const readingCompanyChoices = (visit: Visit) => {
	const { query, shape } = visit.rows.listingWith(
		safetyCompanies,
		{ company: [companies, safetyCompanies.id, ["guid", "name"]] },
		{ where: visibleCompanies(visit), orderBy: [safetyCompanies.name, safetyCompanies.id], limit: MOST },
	);
	return {
		query,
		shape: (rows: unknown[]) =>
			shape(rows).map(({ row, company }) => ({
				...{ value: row.id, label: company?.name ?? row.name, guid: company?.guid ?? "" },
			})),
	};
};

/** The row of a company that is followed from now on. */
const following = ({ rows, user }: Visit, id: string, name: string, settings: CompanySettings): PendingWrite =>
	rows.adding(safetyCompanies, { id, name, createdBy: user.id, ...settings });

type NewFacts = CompanyFacts & { name: string };

/** Adds a company that is no customer. Throws `invalid` (`orgNo`) where its number is followed already. */
export async function addCompany(
	visit: Visit,
	facts: NewFacts,
	settings: CompanySettings = {},
): Promise<SafetyCompany> {
	await Promise.all([assertPerson(visit, settings.leadId, "leadId"), assertNew(visit, facts.orgNo)]);
	const { id, writes } = addingCompany(visit, facts);
	await visit.rows.commit([...writes, following(visit, id, facts.name, settings)]);
	return findCompany(visit, { id });
}

async function assertNew(visit: Visit, orgNo: string | null | undefined, but?: string): Promise<void> {
	if (await isNumberKept(visit, safetyCompanies, orgNo, but)) throw invalid({ orgNo: "hms:errors.known" });
}

/** Follows a customer of CRM from now on; one that is followed already is only opened. Throws `invalid` (`customerId`). */
export async function addCustomer(visit: Visit, id: string, settings: CompanySettings = {}): Promise<SafetyCompany> {
	await assertPerson(visit, settings.leadId, "leadId");
	const customer = await seenCustomer(visit, id);
	if (!customer) throw invalid({ customerId: "hms:errors.noCustomer" });
	if (await visit.rows.find(safetyCompanies, id)) {
		const { found } = await visit.rows.read({ found: readingCompany(visit, { id }) });
		if (found.length === 0) throw invalid({ customerId: "hms:errors.known" });
		return companyIn(found);
	}
	await orElse(visit.rows.commit([following(visit, id, customer.name, settings)]), () => conflict());
	return findCompany(visit, { id });
}

/**
 * Changes what is known of a company, where it is still as it was at `updatedAt`; else throws `conflict`. What is known of a customer is
 * changed in CRM: throws `notAllowed`.
 */
export async function changeFacts(visit: Visit, key: CompanyKey, facts: CompanyFacts, updatedAt?: number) {
	const { company } = await findCompany(visit, key);
	if (company.isCustomer) throw notAllowed("hms:errors.inCrm");
	await assertNew(visit, facts.orgNo, company.id);
	const { name } = facts;
	const renaming = name && name !== company.name ? [visit.rows.changing(safetyCompanies, company.id, { name })] : [];
	const writes = [...changingCompany(visit, company, facts, updatedAt), ...renaming];
	await orElse(visit.rows.commit(writes), () => conflict());
}

/** Changes how a company's work is organised, where it is still as it was at `updatedAt`; else throws `conflict`. */
export async function changeSettings(
	visit: Visit,
	key: CompanyKey,
	settings: CompanySettings,
	updatedAt?: number,
): Promise<void> {
	const [{ row }] = await Promise.all([findCompany(visit, key), assertPerson(visit, settings.leadId, "leadId")]);
	const [changed] = await visit.rows.commit([
		visit.rows.changing(safetyCompanies, row.id, settings, updatedAt),
		derivingCompany(visit, row.id),
	]);
	if (!changed) throw conflict();
}
