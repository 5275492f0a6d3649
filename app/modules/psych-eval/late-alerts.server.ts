import { and, asc, eq, isNull, lte } from "drizzle-orm";
import * as z from "zod";
import { moduleMembers } from "#app/directory/module-members.server";
import { notifying } from "#app/platform/notify.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { advisorClients } from "#db/schema/directory";
import { selfReportAlerts } from "#db/schema/psych-eval";
import { area } from "./area";
import { paths } from "./paths";

/** Alerts that one run of the clock takes on; the rest waits for the next. */
const MOST = 500;
/** People of each kind who are told of one. */
const TOLD = 20;

const isWaiting = and(isNull(selfReportAlerts.acknowledgedAt), eq(selfReportAlerts.lateToldAt, 0));

/** Finds the alerts that nobody has acknowledged within their time. */
export async function sweepLateAlerts(context: RequestContext): Promise<void> {
	const late = await overTenants(context, (db) =>
		db
			.select({ id: selfReportAlerts.id, tenantId: selfReportAlerts.tenantId })
			.from(selfReportAlerts)
			.where(and(isWaiting, lte(selfReportAlerts.dueAt, context.now.getTime())))
			.orderBy(asc(selfReportAlerts.dueAt))
			.limit(MOST),
	);
	const messages = late.map(({ id, tenantId }) => ({ tenantId, payload: { id }, id: `self-report-late:${id}` }));
	await enqueueMany(context, lateAlertJob, messages);
}

/**
 * Tells a client's advisors and the module's administrators, once, that an alert has waited longer than its rule allows; whoever looks after
 * it first acknowledges it. Neither the answer nor whose it is is said.
 */
export const lateAlertJob = defineJob(
	"self-report.late-alert",
	z.object({ id: z.string() }),
	async ({ tenant: ctx }, { id }) => {
		if (!ctx) throw notFound();
		const { rows, now } = ctx;
		const alert = await rows.find(selfReportAlerts, id);
		if (alert?.acknowledgedAt !== null || alert.lateToldAt !== 0 || alert.dueAt > now.getTime()) return;
		const [advisors, admins] = await Promise.all([
			rows.list(advisorClients, { where: eq(advisorClients.clientId, alert.clientId), limit: TOLD }),
			moduleMembers(ctx, { moduleKey: area.moduleKey, level: 30, most: TOLD }),
		]);
		const receivers = new Set([...advisors.map(({ advisorId }) => advisorId), ...admins.map((admin) => admin.id)]);
		const noting = rows.changing(selfReportAlerts, id, { lateToldAt: now.getTime() }, undefined, isWaiting);
		const notice = {
			...{ type: "selfReportAlertLate" as const, params: {}, noticeId: `late:${id}` },
			url: paths(ctx.tenant.guid).answers(alert.replyId),
		};
		await rows.commit([noting, ...(receivers.size > 0 ? [notifying(ctx, notice, [...receivers], noting)] : [])]);
	},
);
