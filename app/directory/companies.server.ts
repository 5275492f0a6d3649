import { and, eq, type SQL, sql } from "drizzle-orm";
import { newGuid, newId } from "#app/platform/ids";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row, TenantTable } from "#app/platform/tenant/rows.server";
import { companies } from "#db/schema/directory";
import type { CompanyFacts } from "./company-facts";

type Company = Row<typeof companies>;

/** The id of the company that an address names, inside a condition. */
export const companyIdOf = ({ tenant }: Pick<Visit, "tenant">, guid: string): SQL =>
	sql`(select ${companies.id} from ${companies} where ${and(eq(companies.tenantId, tenant.id), eq(companies.guid, guid))})`;

const sortNameOf = (name: string) => name.trim().toLowerCase();
const indexing = (
	{ rows }: Visit,
	id: string,
	{ name, orgNo, municipality, email, phone }: CompanyFacts,
): PendingWrite => rows.indexing(companies, id, [name, orgNo, municipality, email, phone]);

/** The writes that add a company that is no customer of CRM. */
export function addingCompany(
	visit: Visit,
	facts: CompanyFacts & { name: string },
	source: Company["source"] = "typed",
): { id: string; writes: PendingWrite[] } {
	const { rows, user, now } = visit;
	const id = newId(now.getTime());
	const row = {
		...{ id, guid: newGuid(), isCustomer: false, source, ...facts, sortName: sortNameOf(facts.name) },
		...{ createdBy: user.id, updatedBy: user.id },
	};
	return { id, writes: [rows.adding(companies, row), indexing(visit, id, facts)] };
}

/** The writes that change what is known of a company; they refuse their batch where it is no longer as it was at `updatedAt`. */
export function changingCompany(
	visit: Visit,
	company: Company,
	facts: CompanyFacts,
	updatedAt = company.updatedAt,
): PendingWrite[] {
	const { rows, user, tenant, context } = visit;
	const still = and(
		eq(companies.tenantId, tenant.id),
		eq(companies.id, company.id),
		eq(companies.updatedAt, updatedAt),
	);
	const { name } = facts;
	return [
		requiring(context, sql`exists (select 1 from ${companies} where ${still})`),
		rows.changing(companies, company.id, { ...facts, ...(name && { sortName: sortNameOf(name) }), updatedBy: user.id }),
		indexing(visit, company.id, { ...company, ...facts }),
	];
}

/** Whether a module's table (its id is the company's) keeps a company of this number, `but` for one. */
export async function isNumberKept(
	{ rows, tenant }: Visit,
	table: TenantTable,
	orgNo: string | null | undefined,
	but = "",
): Promise<boolean> {
	if (!orgNo) return false;
	const kept = sql`exists (select 1 from ${table} where ${table.tenantId} = ${tenant.id} and ${table.id} = ${companies.id})`;
	const where = and(eq(companies.orgNo, orgNo), sql`${companies.id} <> ${but}`, kept);
	return (await rows.list(companies, { where, limit: 1 })).length > 0;
}
