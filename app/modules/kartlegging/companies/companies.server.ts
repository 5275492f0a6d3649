import { and, eq, type SQL, sql } from "drizzle-orm";
import { subjectKind } from "#app/forms/subjects/known-subjects.server";
import { findSubjects, searchSubjects, viewerOf } from "#app/forms/subjects/subjects.server";
import { newGuid, newId } from "#app/platform/ids";
import { conflict, invalid, notAllowed, notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { companies } from "#db/schema/directory";
import { assessedCompanies } from "#db/schema/kartlegging";
import { visibleTo } from "../visible.server";
import { companyPointers, type ListedCompany } from "./companies.resource.server";
import type { CompanyFacts, CompanyStanding } from "./companies.schema";
import { assertInterviewer } from "./interviewers.server";
import { NO_DAY } from "./statuses";

/** A company that is assessed, with what is known of it. */
export type AssessedCompany = ListedCompany & { company: Row<typeof companies> };
export type CompanyKey = { id: string } | { guid: string };

/** The id of the company that an address names, inside a condition. */
export const companyIdOf = ({ tenant }: Visit, guid: string): SQL =>
	sql`(select ${companies.id} from ${companies} where ${and(eq(companies.tenantId, tenant.id), eq(companies.guid, guid))})`;

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

const sortNameOf = (name: string) => name.trim().toLowerCase();
const indexing = (
	{ rows }: Visit,
	id: string,
	{ name, orgNo, municipality, email, phone }: CompanyFacts,
): PendingWrite => rows.indexing(companies, id, [name, orgNo, municipality, email, phone]);

/** The row of a company that is assessed from now on. */
const assessing = ({ rows, user }: Visit, id: string, name: string, standing: CompanyStanding): PendingWrite =>
	rows.adding(assessedCompanies, { id, name, createdBy: user.id, ...columnsOf(standing) });

const columnsOf = ({ nextOn, ...standing }: CompanyStanding) => ({
	...standing,
	...(nextOn !== undefined && { nextOn: nextOn ?? NO_DAY }),
});

type NewFacts = CompanyFacts & { name: string };

/** Adds a company that is no customer. Throws `invalid` (`orgNo`) where its number is assessed already. */
export async function addCompany(
	visit: Visit,
	facts: NewFacts,
	standing: CompanyStanding = {},
	source: Row<typeof companies>["source"] = "typed",
): Promise<AssessedCompany> {
	const { rows, user, now } = visit;
	await Promise.all([assertInterviewer(visit, standing.interviewerId), assertNew(visit, facts.orgNo)]);
	const row = {
		...{ id: newId(now.getTime()), guid: newGuid(), isCustomer: false, source },
		...{ ...facts, sortName: sortNameOf(facts.name), createdBy: user.id, updatedBy: user.id },
	};
	await rows.commit([
		rows.adding(companies, row),
		indexing(visit, row.id, facts),
		assessing(visit, row.id, facts.name, standing),
	]);
	return findCompany(visit, { id: row.id });
}

async function assertNew(visit: Visit, orgNo: string | null | undefined, but = ""): Promise<void> {
	if (!orgNo) return;
	const found = await visit.rows.list(companies, {
		where: and(
			eq(companies.orgNo, orgNo),
			sql`${companies.id} <> ${but}`,
			sql`exists (select 1 from ${assessedCompanies} where ${and(
				eq(assessedCompanies.tenantId, visit.tenant.id),
				eq(assessedCompanies.id, companies.id),
			)})`,
		),
		limit: 1,
	});
	if (found.length > 0) throw invalid({ orgNo: "kartlegging:errors.known" });
}

/** The kind by which CRM's customers are seen; nobody sees any where the organisation has no CRM. */
const customers = () => subjectKind("company");

/** Customers of CRM whom the visitor sees there, by what is typed; none before that. */
export async function findCustomers(visit: Visit, text: string): Promise<{ id: string; name: string }[]> {
	const kind = customers();
	if (!kind || text === "") return [];
	const viewer = await viewerOf(visit, visit.user.id, kind);
	if (viewer.access.level === 0) return [];
	return (await searchSubjects(visit, kind, viewer, text)).map(({ id, name }) => ({ id, name }));
}

/** The page of a company in CRM, where the visitor sees it there. */
export async function customerPath(visit: Visit, { id, isCustomer }: Row<typeof companies>): Promise<string | null> {
	const kind = isCustomer ? customers() : undefined;
	if (!kind) return null;
	const found = await findSubjects(visit, kind, await viewerOf(visit, visit.user.id, kind), [id]);
	return found.get(id)?.path ?? null;
}

/** Assesses a customer of CRM from now on; one that is assessed already is only opened. Throws `invalid` (`customerId`). */
export async function addCustomer(visit: Visit, id: string, standing: CompanyStanding = {}): Promise<AssessedCompany> {
	await assertInterviewer(visit, standing.interviewerId);
	const kind = customers();
	const viewer = kind && (await viewerOf(visit, visit.user.id, kind));
	const customer = kind && viewer && (await findSubjects(visit, kind, viewer, [id])).get(id);
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
	const { rows, user, tenant, bag } = visit;
	const { company } = await findCompany(visit, key);
	if (company.isCustomer) throw notAllowed("kartlegging:errors.inCrm");
	await assertNew(visit, facts.orgNo, company.id);
	const still = and(
		eq(companies.tenantId, tenant.id),
		eq(companies.id, company.id),
		eq(companies.updatedAt, updatedAt ?? company.updatedAt),
	);
	const { name } = facts;
	const writes = [
		requiring(bag, sql`exists (select 1 from ${companies} where ${still})`),
		rows.changing(companies, company.id, { ...facts, ...(name && { sortName: sortNameOf(name) }), updatedBy: user.id }),
		indexing(visit, company.id, { ...company, ...facts }),
		...(name && name !== company.name ? [rows.changing(assessedCompanies, company.id, { name })] : []),
	];
	await orElse(rows.commit(writes), () => conflict());
	return findCompany(visit, { id: company.id });
}

/** Changes where a company stands, where it is still as it was at `updatedAt`; else throws `conflict`. */
export async function changeStanding(
	visit: Visit,
	key: CompanyKey,
	standing: CompanyStanding,
	updatedAt?: number,
): Promise<void> {
	const [{ row }] = await Promise.all([findCompany(visit, key), assertInterviewer(visit, standing.interviewerId)]);
	const changed = await visit.rows.change(assessedCompanies, row.id, columnsOf(standing), updatedAt);
	if (!changed) throw conflict();
}
