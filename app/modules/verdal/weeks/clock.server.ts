import { and, eq, gte, isNull, lte, sql } from "drizzle-orm";
import * as z from "zod";
import { writtenIn } from "#app/directory/written.server";
import { today } from "#app/platform/clock";
import { HOUR } from "#app/platform/limits";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { hashToken, keyedToken, newToken } from "#app/platform/token.server";
import { placements, placementWeeks, reportingParties } from "#db/schema/verdal";
import { readerOf } from "../mails/tell.server";
import { weekPath } from "../paths";
import type { Placement } from "../placements/placements.resource.server";
import { fridayOf, weekOf } from "./week";
import { meantFor, type ReportingParty } from "./weeks.server";

/** Placements that one run of the clock takes on; the rest waits for the next. */
const MOST = 500;
/** The hour of Friday (UTC) from which the week is asked about: people are still at work. */
const FROM_HOUR = 9;

/** `key` makes the links, so that the same message makes the same ones. */
const Ask = z.object({ id: z.string(), weekOn: z.string(), key: z.string() });

const weekId = (placementId: string, party: ReportingParty, weekOn: string) => `${placementId}:${party}:${weekOn}`;

/** From Friday on, finds the placements whose week has not been asked about, and enqueues one message for each. */
export async function sweepWeeks(context: RequestContext): Promise<void> {
	const weekOn = weekOf(today("UTC", context.now));
	const friday = fridayOf(weekOn);
	if (context.now.getTime() < Date.parse(`${friday}T00:00:00Z`) + FROM_HOUR * HOUR) return;
	const isAsked = sql`exists (select 1 from ${placementWeeks} where ${and(
		eq(placementWeeks.tenantId, placements.tenantId),
		eq(placementWeeks.placementId, placements.id),
		eq(placementWeeks.weekOn, weekOn),
	)})`;
	const due = await overTenants(context, (db) =>
		db
			.select({ tenantId: placements.tenantId, id: placements.id })
			.from(placements)
			.where(
				and(
					// Tenant by tenant, as the indexes begin with it.
					sql`${placements.tenantId} in (select id from tenants)`,
					...[isNull(placements.deletedAt), isNull(placements.archivedAt), isNull(placements.cancelReason)],
					...[lte(placements.startsOn, friday), gte(placements.endsOn, weekOn), eq(placements.missing, 0)],
					eq(placements.asksWeekly, true),
					sql`not ${isAsked}`,
				),
			)
			.limit(MOST),
	);
	const messages = due.map(({ tenantId, id }) => ({
		...{ tenantId, payload: { id, weekOn, key: newToken() }, id: `verdal-week:${id}:${weekOn}` },
	}));
	await enqueueMany(context, weekJob, messages);
}

/**
 * Asks participant and workplace how the week went, each by a link of their own, once. The links are of the message: where
 * it comes again because its letters were not enqueued, they go out with the links whose hashes were kept.
 */
export const weekJob = defineJob("verdal.week", Ask, async ({ tenant: ctx }, { id, weekOn, key }) => {
	if (!ctx) throw notFound();
	const row = await ctx.rows.find(placements, id);
	const isOver = !row || [row.deletedAt, row.archivedAt, row.cancelReason].some((ended) => ended !== null);
	if (isOver || !row.asksWeekly) return;
	const asked = (await Promise.all(reportingParties.map((party) => askOf(ctx, row, party, weekOn, key)))).flatMap(
		(one) => one ?? [],
	);
	const isOfWeek = and(eq(placementWeeks.placementId, id), eq(placementWeeks.weekOn, weekOn));
	const known = await ctx.rows.list(placementWeeks, { where: isOfWeek });
	const weeks = asked.map(({ week }) => week);
	if (known.length === 0) await ctx.rows.commit(weeks.map((week) => ctx.rows.addingMissing(placementWeeks, week)));
	const kept = new Set((known.length === 0 ? weeks : known).map(({ tokenHash }) => tokenHash));
	for (const one of asked) if (kept.has(one.week.tokenHash)) await write(ctx, row, one);
});

/** What somebody is asked; undefined where there is no address to write to. */
async function askOf(ctx: TenantContext, row: Placement, party: ReportingParty, weekOn: string, key: string) {
	const reader = await readerOf(ctx, party, row);
	if (reader.email === "") return undefined;
	const whom = meantFor(party, row);
	const token = await keyedToken(key, `${party}:${whom}`);
	const week = { placementId: row.id, party, weekOn, meantFor: whom, tokenHash: await hashToken(token) };
	return { reader, token, week: { id: weekId(row.id, party, weekOn), ...week } };
}
type Asked = NonNullable<Awaited<ReturnType<typeof askOf>>>;

async function write(ctx: TenantContext, row: Placement, { reader, token, week }: Asked): Promise<void> {
	const { name, email, language } = reader;
	const { t, format } = await writtenIn(language, ctx.tenant.timeZone, ctx.now);
	const values = {
		...{ name, participant: row.participantName, workplace: row.companyName, tenant: ctx.tenant.name },
		...{ from: format.date(week.weekOn, "long"), to: format.date(fridayOf(week.weekOn), "long") },
		link: `${ctx.origin}${weekPath(token)}`,
	};
	const params = {
		subject: t(`verdalWeekly:letter.${week.party}.subject`, values),
		message: t(`verdalWeekly:letter.${week.party}.body`, values),
		tenant: ctx.tenant.name,
	};
	await sendMail(ctx.context, { to: email, language, template: "placementNews", params }, `verdal-week:${week.id}`);
}
