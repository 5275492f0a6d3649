import { and, eq, isNull } from "drizzle-orm";
import type * as z from "zod";
import { lookUp, organisationNumberIn, type RegisterCompany } from "#app/directory/register.server";
import { done } from "#app/platform/guard.server";
import { invalid, notFound, unavailable } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { companies } from "#db/schema/directory";
import { type Customer, indexingCustomer, newCustomer, sortNameOfCompany, writeCustomer } from "./customers.server";
import { paths } from "./paths";
import type { RegisterPick } from "./register.schema";
import { openTo } from "./visible.server";

/** Adds a company of the register as a customer and goes on to its page; one that is a customer already is only opened. */
export async function addFromRegister(visit: Visit, { orgNo }: z.output<typeof RegisterPick>) {
	const found = await companyOf(visit, orgNo);
	const known = await customerWith(visit, found.orgNo);
	const { customer } = paths(visit.tenant.guid);
	if (known) return done({ to: customer(known.guid) });
	const row = { ...newCustomer(visit, found, "register"), ...stateOf(found) };
	await visit.rows.commit([visit.rows.adding(companies, row), indexingCustomer(visit, row)]);
	return done({ snackbar: { key: "crm:snackbar.added", params: { name: row.name } }, to: customer(row.guid) });
}

/** Brings a customer up to what the register says now; what the register does not know stays as it is. */
export async function refreshFromRegister(visit: Visit, { orgNo }: z.output<typeof RegisterPick>) {
	const found = await companyOf(visit, orgNo, true);
	const before = await customerWith(visit, found.orgNo);
	if (!before) throw notFound();
	const said = Object.entries({ ...found, sortName: sortNameOfCompany(found.name) }).filter(
		([, value]) => value !== null,
	);
	const patch = Object.fromEntries(said) as Partial<Customer>;
	await writeCustomer(visit, before, patch);
	const snackbar = { key: "crmForm:snackbar.refreshed", params: { name: found.name } };
	return done({ snackbar, to: paths(visit.tenant.guid).customer(before.guid) });
}

async function companyOf(visit: Visit, typed: string, isFresh = false): Promise<RegisterCompany> {
	const orgNo = organisationNumberIn(typed);
	if (!orgNo) throw invalid({ q: "organisationNumber" });
	const answer = await lookUp(visit, orgNo, isFresh);
	if (answer.state === "found") return answer.found;
	throw answer.state === "none" ? notFound() : unavailable();
}

async function customerWith(visit: Visit, orgNo: string): Promise<Customer | undefined> {
	const mine = and(
		eq(companies.orgNo, orgNo),
		eq(companies.isCustomer, true),
		isNull(companies.deletedAt),
		openTo(visit),
	);
	return (await visit.rows.list(companies, { where: mine, limit: 1 }))[0];
}

const stateOf = ({ registerState, registerAt }: RegisterCompany) => ({ registerState, registerAt });
