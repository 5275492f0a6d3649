import { and, eq, isNull, lte, sql } from "drizzle-orm";
import * as z from "zod";
import { addDays, addMonths, today } from "#app/platform/clock";
import { newId } from "#app/platform/ids";
import { notifying } from "#app/platform/notify.server";
import { notFound } from "#app/platform/problems";
import { onceOnly } from "#app/platform/queue/consume.server";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { AlreadyDone } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { roundSchedules, safetyChecklists, safetyCompanies, safetyRounds } from "#db/schema/hms";
import { asPlanned } from "../checklists/checklists.server";
import { derivingCompany } from "../derived.server";
import { tellOf } from "../letters/tell.server";
import { paths } from "../paths";
import { templateOf } from "../templates/index";
import { languageFor, sectionsOf } from "../templates/template";

/** Schedules that one run of the clock takes on; the rest waits for the next. */
const MOST = 1000;
/** Days before a round at which it is planned: whoever leads it can fix the day with the safety representative. */
const AHEAD = 28;

const Due = z.object({ scheduleId: z.string(), nextOn: z.string() });

/** Finds the schedules whose next round is to be planned, and enqueues one message for each. */
export async function sweepSchedules(context: RequestContext): Promise<void> {
	const due = await overTenants(context, (db) =>
		db
			.select({ id: roundSchedules.id, tenantId: roundSchedules.tenantId, nextOn: roundSchedules.nextOn })
			.from(roundSchedules)
			.where(
				and(
					// Tenant by tenant, as the index begins with it.
					sql`${roundSchedules.tenantId} in (select id from tenants)`,
					isNull(roundSchedules.closedAt),
					lte(roundSchedules.nextOn, addDays(today("UTC", context.now), AHEAD)),
				),
			)
			.limit(MOST),
	);
	const messages = due.map(({ id, tenantId, nextOn }) => ({
		...{ tenantId, payload: { scheduleId: id, nextOn }, id: `hms-schedule:${id}:${nextOn}` },
	}));
	await enqueueMany(context, scheduleJob, messages);
}

/** Plans the round of one day and moves the schedule on, once however often the message comes. */
export const scheduleJob = defineJob("hms.schedule", Due, async ({ tenant: ctx }, { scheduleId, nextOn }) => {
	if (!ctx) throw notFound();
	const { rows, now, tenant } = ctx;
	const schedule = await rows.find(roundSchedules, scheduleId);
	if (!schedule || schedule.closedAt !== null || schedule.nextOn !== nextOn) return;
	const [company, checklist] = await Promise.all([
		rows.find(safetyCompanies, schedule.companyId),
		checklistOf(ctx, schedule.checklist),
	]);
	// Nothing is planned of a company that is followed no longer, nor without points.
	if (!company || company.deletedAt !== null || !checklist) {
		await rows.commit([rows.changing(roundSchedules, scheduleId, { closedAt: now.getTime() })]);
		return;
	}
	const { companyId, area, leaderId, intervalMonths } = schedule;
	const id = newId(now.getTime());
	const still = and(
		eq(roundSchedules.tenantId, tenant.id),
		eq(roundSchedules.id, scheduleId),
		eq(roundSchedules.nextOn, nextOn),
		isNull(roundSchedules.closedAt),
	);
	const notice = {
		...{ type: "roundScheduled" as const, params: { title: checklist.title }, noticeId: `hms-round:${id}` },
		url: paths(tenant.guid).round(id),
	};
	const writes = [
		requiring(ctx.context, sql`exists (select 1 from ${roundSchedules} where ${still})`),
		// Nobody has made it: it is seen by whoever leads it, and with its company.
		rows.adding(safetyRounds, { id, companyId, area, leaderId, ...checklist, plannedOn: nextOn, createdBy: "" }),
		rows.deriving(roundSchedules, scheduleId, { nextOn: addMonths(nextOn, intervalMonths) }),
		derivingCompany(ctx, companyId),
		notifying(ctx, notice, leaderId ? [leaderId] : []),
	];
	// Another delivery may have been there first.
	await onceOnly(() => orElse(rows.commit(writes), () => new AlreadyDone()));
	if (leaderId) await tellOf(ctx, "roundPlanned", id);
});

/** A checklist as it is now, in the organisation's language; nothing where it is gone. */
async function checklistOf({ rows, tenant }: TenantContext, key: string) {
	const template = templateOf(key);
	if (template) {
		const language = languageFor(tenant.language);
		return { title: template.name[language], sections: sectionsOf(template, language), language };
	}
	const own = await rows.find(safetyChecklists, key);
	return own && own.deletedAt === null ? { ...asPlanned(own), language: tenant.language } : undefined;
}
