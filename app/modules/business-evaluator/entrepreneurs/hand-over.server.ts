import { isNull } from "drizzle-orm";
import type * as z from "zod";
import { handOver } from "#app/directory/handing-over.server";
import { lookUp } from "#app/directory/register.server";
import { done } from "#app/platform/guard.server";
import { to } from "#app/platform/portal-paths";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { entrepreneurs } from "#db/schema/business-evaluator";
import type { EntrepreneurNamed } from "./entrepreneurs.schema";
import { findEntrepreneur } from "./entrepreneurs.server";

/** Makes a customer of the company that an idea has become, as the register has it, with the entrepreneur as its contact person. */
export async function makeCustomer(visit: Visit, { entrepreneur: id }: z.output<typeof EntrepreneurNamed>) {
	const { name, orgNo, email, phone, municipality } = await findEntrepreneur(visit, id);
	if (!orgNo) throw invalid({ form: "businessEvaluator:errors.noOrgNo" });
	const known = await lookUp(visit, orgNo);
	if (known.state === "none") throw invalid({ form: "businessEvaluator:errors.unknownOrgNo" });
	// Where the register does not answer, the company is called by the entrepreneur until somebody corrects it.
	const company = known.state === "found" ? known.found : undefined;
	const customer = await handOver(visit, {
		...{ name: company?.name ?? name, orgNo, contact: name, email, phone, postCode: company?.postCode },
		municipality: company?.municipality ?? municipality,
	});
	const { rows } = visit;
	const isFirst = isNull(entrepreneurs.customerPath);
	await rows.commit([rows.changing(entrepreneurs, id, { customerPath: customer.path }, undefined, isFirst)]);
	const snackbar = { key: "businessEvaluator:told.customer", params: { name: customer.name } };
	return done({ snackbar, to: to.inTenant(visit.tenant.guid, customer.path) });
}
