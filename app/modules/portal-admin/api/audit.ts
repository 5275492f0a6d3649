import { tenantAdmin, verb } from "#app/platform/guard.server";
import { pageOf } from "#app/platform/paging.server";
import type { Visit } from "#app/platform/tenant/context";
import { presentAudit, readingAudit, shapeAudit } from "../audit.server";
import { AuditQuery } from "../grants.schema";

const api = tenantAdmin.endpoint({
	get: verb(AuditQuery, async ({ bag, tenant }: Visit, { limit, cursor }) => {
		const rows = shapeAudit(await readingAudit(bag.db, tenant.id, limit, cursor));
		const { items, next } = pageOf(rows, limit, (row) => [row.id]);
		return { items: items.map(presentAudit), next };
	}),
});
export const loader = api.loader;
export const action = api.action;
