import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database.server";
import { DAY } from "#app/platform/limits";
import type { RequestContext } from "#app/platform/request-context.server";
import { ofTenants } from "#app/platform/tenant/of-tenants.server";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { formOpenings, forms } from "#db/schema/forms";
import { DRAFT_DAYS, keptDays } from "./replies.server";

/** What one run of the clock removes of each kind; the rest waits for the next. */
const MOST = 5000;

/**
 * Removes how far people came who have never sent, as long after as what members have begun, and sooner where their form keeps answers no
 * longer. Nobody is told apart by it, so that it goes without a message for each tenant.
 */
export async function sweepFormViews(context: RequestContext): Promise<void> {
	const limit = new Date(context.now.getTime() - DRAFT_DAYS * DAY).toISOString().slice(0, 10);
	const seconds = Math.floor(context.now.getTime() / 1000);
	const ofForm = sql`${formOpenings.tenantId} = ${forms.tenantId} and ${formOpenings.formId} = ${forms.id}`;
	const removing = (db: Db, found: ReturnType<typeof sql>) =>
		db.run(sql`delete from ${formOpenings} where (tenant_id, id) in (${found} limit ${MOST})`);
	const some = sql`select ${formOpenings.tenantId}, ${formOpenings.id} from`;
	await overTenants(context, (db) =>
		db.batch([
			removing(
				db,
				sql`${some} ${formOpenings} where ${ofTenants(formOpenings.tenantId)} and ${formOpenings.day} < ${limit}`,
			),
			removing(
				db,
				sql`${some} ${forms} cross join ${formOpenings} where ${keptDays} is not null and ${ofForm}
			and ${formOpenings.day} < date(${seconds}, 'unixepoch', '-' || ${keptDays} || ' days')`,
			),
		]),
	);
}
