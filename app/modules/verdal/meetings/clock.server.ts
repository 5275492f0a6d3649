import { and, gt, isNull, lte, sql } from "drizzle-orm";
import * as z from "zod";
import { writtenIn } from "#app/directory/written.server";
import { addDays, today } from "#app/platform/clock";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { notify } from "#app/platform/notify.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import type { RequestContext } from "#app/platform/request-context.server";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { NO_DAY } from "#app/tasks/due";
import { enqueueReminders, REMINDERS_MOST } from "#app/tasks/notify-once.server";
import { placementFollowUps, placements } from "#db/schema/verdal";
import { readerOf } from "../mails/tell.server";
import { paths } from "../paths";
import { isToRemind } from "./follow-ups.server";

const Remind = z.object({ id: z.string(), remindOn: z.string() });

/** Finds the days that people are to be reminded of, and enqueues one message for each. */
export async function sweepFollowUps(context: RequestContext): Promise<void> {
	const day = today("UTC", context.now);
	const due = await overTenants(context, (db) =>
		db
			.select({
				...{ tenantId: placementFollowUps.tenantId, id: placementFollowUps.id },
				at: placementFollowUps.remindOn,
			})
			.from(placementFollowUps)
			.where(
				and(
					// Tenant by tenant, as the index begins with it.
					sql`${placementFollowUps.tenantId} in (select id from tenants)`,
					gt(placementFollowUps.remindOn, addDays(day, -2)),
					lte(placementFollowUps.remindOn, day),
					isNull(placementFollowUps.heldOn),
				),
			)
			.limit(REMINDERS_MOST),
	);
	await enqueueReminders(context, followUpJob, "verdal-follow-up", due, ({ id, at }) => ({ id, remindOn: String(at) }));
}

/** Reminds those who take part: members by a notification, the contact person at the workplace by a letter. */
export const followUpJob = defineJob("verdal.followUp", Remind, async ({ tenant: ctx }, { id, remindOn }) => {
	if (!ctx) throw notFound();
	const followUp = await ctx.rows.find(placementFollowUps, id);
	if (followUp?.remindOn !== remindOn || followUp.heldOn !== null) return;
	const row = await ctx.rows.find(placements, followUp.placementId);
	const isOver = !row || [row.deletedAt, row.archivedAt, row.cancelReason].some((ended) => ended !== null);
	if (!isOver) {
		const { parties, plannedOn } = followUp;
		const members = {
			participant: [row.participantId],
			advisor: [row.advisorId, row.coAdvisorId],
			supervisor: [],
		};
		const users = parties.flatMap((party): (string | null)[] => members[party]).filter((user) => user !== null);
		const workplace = row.companyName;
		if (users.length > 0)
			await notify(ctx, {
				...{ to: { users }, type: "placementFollowUp", params: { title: workplace, expires: plannedOn } },
				url: paths(ctx.tenant.guid).placement(row.id),
			});
		if (parties.includes("supervisor") && row.supervisorEmail !== "") {
			const { email, language, name } = await readerOf(ctx, "supervisor", row);
			const { t, format } = await writtenIn(language, ctx.tenant.timeZone, ctx.now);
			const values = {
				...{ name, participant: row.participantName, workplace, tenant: ctx.tenant.name },
				...{ day: format.date(plannedOn, "long"), kind: t(`verdalPlacements:plan.kind.${followUp.kind}`) },
			};
			const params = {
				subject: t("verdalPlacements:plan.letter.subject", values),
				message: t("verdalPlacements:plan.letter.body", values),
				tenant: ctx.tenant.name,
			};
			await sendMail(
				ctx.context,
				{ to: email, language, template: "placementNews", params },
				`verdal-follow-up:${id}:${remindOn}`,
			);
		}
	}
	await ctx.rows.commit([
		ctx.rows.changing(placementFollowUps, id, { remindOn: NO_DAY }, undefined, isToRemind(remindOn)),
	]);
});
