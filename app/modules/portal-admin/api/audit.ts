import { askedBy } from "#app/lists/read-list.server";
import { handler, tenantAdmin } from "#app/platform/guard.server";
import { wholeContext } from "#app/platform/request-context.server";
import type { Visit } from "#app/platform/tenant/context";
import { databasesOf } from "#app/platform/tenant/own-database.server";
import { AuditCall } from "../audit/audit.schema";
import { readingEvents, serializeAudit, shapeAudit } from "../audit/events.server";
import { planAudit } from "../audit/plan.server";

const api = tenantAdmin.endpoint({
	get: handler(AuditCall, async (visit: Visit, { f, ...input }: AuditCall) => {
		const { options, merge, page } = planAudit({ ...input, filters: f.filters }, askedBy(visit), visit.tenant.id);
		const databases = databasesOf(wholeContext(visit.context), visit.tenant);
		const found = await Promise.all(databases.map((db) => readingEvents(db, options)));
		const { items, next } = page(shapeAudit(merge(found)));
		return { items: items.map(serializeAudit), next };
	}),
});
export const loader = api.loader;
export const action = api.action;
