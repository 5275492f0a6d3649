import type { TFunction } from "i18next";
import type * as z from "zod";
import { exportList } from "#app/lists/export/export-list.server";
import { askedBy } from "#app/lists/read-list.server";
import type { PortalContext } from "#app/platform/tenant/context";
import { aroundPortalList, forPortal } from "../portal-list.server";
import type { AuditExport, AuditPage } from "./audit.schema";
import { auditLog } from "./audit-log";
import { type AuditRow, readingEvents, shapeAudit } from "./events.server";
import { type AuditAsks, planAudit } from "./plan.server";

/** One page of the log of the whole portal, in one round trip. */
export async function showAudit(ctx: PortalContext, query: z.output<typeof AuditPage>) {
	const around = aroundPortalList(auditLog, query);
	// A record of the log fits all filters: "one of them" would find its rows by no index.
	const state = { ...around.state, match: "all" as const };
	const { items, next, previous } = await readPage(ctx, { ...query, ...state, limit: state.size });
	return { rows: items, list: { ...around, state, count: items.length, next, previous } };
}

/** All that the filters leave of the log, as a file. */
export function exportAudit(ctx: PortalContext, query: z.output<typeof AuditExport>): Promise<Response> {
	return exportList(forPortal(ctx), {
		definition: auditLog,
		query,
		name: "event-log",
		read: (asks) => readPage(ctx, asks),
		cells: {
			kind: (row) => row.tableName,
			about: aboutWhat,
			actor: (row) => row.actor || row.actorId,
			tenant: (row) => row.tenant?.name ?? row.tenantId,
			from: ({ network, device }) => [network, device?.replace("/", " ")].filter(Boolean).join(", "),
		},
	});
}

function aboutWhat({ person, module }: AuditRow, t: TFunction): string {
	const name = module ? t(module.translationKey, { defaultValue: module.label }) : "";
	return [person, name].filter(Boolean).join(", ");
}

async function readPage(ctx: PortalContext, asks: AuditAsks) {
	const { options, page } = planAudit(asks, askedBy(forPortal(ctx)));
	const { events } = await ctx.across.read({
		events: ctx.across.reading<AuditRow>((db) => readingEvents(db, options)),
	});
	return page(shapeAudit(events));
}
