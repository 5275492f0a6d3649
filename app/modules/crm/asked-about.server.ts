import { and, eq } from "drizzle-orm";
import * as z from "zod";
import { formsAbout } from "#app/forms/subjects/forms-about.server";
import { inListParam } from "#app/lists/in-list.schema";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { id } from "#app/platform/text.schema";
import { companies } from "#db/schema/directory";
import { visibleTo } from "./visible.server";

export const CustomerNamed = z.object({ customer: id, ...inListParam });

/** What was answered about a customer by the forms of all modules, and which can be answered now. */
export async function showAskedAbout(visit: Visit, { customer: guid, in: list }: z.output<typeof CustomerNamed>) {
	const where = and(eq(companies.guid, guid), visibleTo(visit));
	const [customer] = await visit.rows.list(companies, { where, limit: 1 });
	if (!customer) throw notFound();
	const { id: customerId, name } = customer;
	const shown = await formsAbout(visit, "company", customerId);
	return { title: name, guid, list, tenant: visit.tenant.guid, shown };
}
