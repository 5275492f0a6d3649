import { and, or, sql } from "drizzle-orm";
import type { ImportContext, ParsedRow } from "#app/lists/import/import-kind";
import { among } from "#app/platform/tenant/among.server";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { companies } from "#db/schema/directory";
import { type Customer, sortNameOfCompany } from "../customers.server";
import { visibleTo } from "../visible.server";
import { viewerOf } from "./importer.server";

const digits = (written: string) => written.replaceAll(/[\s\u00A0]/g, "");

/** Reads the customers that rows name by organisation number or by name; gives who is meant, or which sentence says why nobody. */
export function readCustomersNamed(ctx: ImportContext, rows: readonly ParsedRow[], reads: ReadBatch) {
	const written = rows.flatMap(({ values }) => (typeof values.customer === "string" ? [values.customer] : []));
	if (written.length === 0) return () => () => ({ problem: "crmWork:errors.noCustomer" });
	const named = or(
		among(companies.orgNo, written.map(digits)),
		among(companies.sortName, written.map(sortNameOfCompany)),
	);
	const where = and(named, sql`${companies.isCustomer} = 1`, visibleTo(viewerOf(ctx)));
	const found = reads.add(ctx.rows.listing(companies, { where, limit: written.length * 4 }));
	return () => {
		const customers = found();
		return (one: string): { customer: Customer } | { problem: string } => {
			const byNumber = customers.filter(({ orgNo }) => orgNo !== null && orgNo === digits(one));
			const fits = byNumber.length > 0 ? byNumber : customers.filter((own) => own.sortName === sortNameOfCompany(one));
			if (fits.length > 1) return { problem: "crmWork:errors.manyCustomers" };
			return fits[0] ? { customer: fits[0] } : { problem: "crmWork:errors.noCustomer" };
		};
	};
}
