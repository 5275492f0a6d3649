import { and, eq, or } from "drizzle-orm";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { companies } from "#db/schema/directory";
import { visibleTo } from "./visible.server";

/**
 * Resolves a typed name to the id of a customer, null for none; the id that came with it counts where the name is still
 * that one's. Throws `invalid` where no customer that the visitor sees, or more than one, is called so.
 */
export async function resolveCustomerByName(visit: Visit, typed: string | null, id: string | null | undefined) {
	if (typed === null) return null;
	const sortName = typed.trim().toLowerCase();
	const named = and(or(eq(companies.sortName, sortName), eq(companies.id, id ?? "")), visibleTo(visit));
	const found = await visit.rows.list(companies, { where: named, limit: 3 });
	const fits = found.filter((company) => company.sortName === sortName);
	const one = fits.find((company) => company.id === id) ?? (fits.length === 1 ? fits[0] : undefined);
	if (!one) throw invalid({ customer: fits.length > 1 ? "crmWork:errors.manyCustomers" : "crmWork:errors.noCustomer" });
	return one.id;
}
