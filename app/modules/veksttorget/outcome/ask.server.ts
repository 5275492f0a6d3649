import { and, between, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import * as z from "zod";
import { isLanguage } from "#app/platform/i18n";
import { DAY } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { hashToken, keyedToken } from "#app/platform/token.server";
import { intakeLetters, intakeSettings, intakes } from "#db/schema/veksttorget";
import { numberOf } from "../intakes/show-intakes.server";
import { hasLetter, writeToSender } from "../letters/letters.server";
import { open } from "../paths";

/** Days after which somebody is asked whether it has helped, and after which it is too late to ask. */
const ASKED_AFTER = 90;
const ASKED_UNTIL = 120;
/** Letters that one run of the clock has written. */
const MOST = 500;

/** Finds those who were helped three months ago, and has one letter written to each. */
export async function sweepOutcomes(context: RequestContext): Promise<void> {
	const now = context.now.getTime();
	const isOff = and(
		eq(intakeLetters.tenantId, intakeSettings.tenantId),
		eq(intakeLetters.id, "outcome"),
		eq(intakeLetters.isEnabled, false),
	);
	const due = await overTenants(context, (db) =>
		db
			.select({ tenantId: intakes.tenantId, id: intakes.id })
			.from(intakeSettings)
			.innerJoin(
				intakes,
				and(
					eq(intakes.tenantId, intakeSettings.tenantId),
					between(intakes.closedAt, now - ASKED_UNTIL * DAY, now - ASKED_AFTER * DAY),
					isNull(intakes.outcomeAskedAt),
					isNull(intakes.deletedAt),
					isNotNull(intakes.email),
					inArray(intakes.status, ["done", "referred"]),
				),
			)
			.where(
				// Tenant by tenant, as the indexes begin with it.
				and(
					sql`${intakeSettings.tenantId} in (select id from tenants)`,
					eq(intakeSettings.asksOutcome, true),
					sql`not exists (select 1 from ${intakeLetters} where ${isOff})`,
				),
			)
			.limit(MOST),
	);
	await enqueueMany(
		context,
		askJob,
		due.map(({ tenantId, id }) => ({ tenantId, payload: { intakeId: id }, id: `intake-outcome:${id}` })),
	);
}

/** Writes to a sender with a link of their own; the letter goes out once, however often the message comes. */
export const askJob = defineJob(
	"veksttorget.askOutcome",
	z.object({ intakeId: z.string() }),
	async ({ context, tenant: ctx }, { intakeId }) => {
		if (!ctx) throw notFound();
		const { settings, intake } = await ctx.rows.read({
			settings: ctx.rows.listing(intakeSettings, { limit: 1 }),
			intake: ctx.rows.finding(intakes, intakeId),
		});
		const [decided] = settings;
		if (!decided?.asksOutcome || !intake?.email || intake.deletedAt !== null || intake.outcome !== null) return;
		if (!(await hasLetter(ctx, "outcome"))) return;
		const token = await keyedToken(decided.linkKey, `outcome:${intakeId}`);
		const asked = { outcomeAskedAt: context.now.getTime(), tokenHash: await hashToken(token) };
		const language = isLanguage(intake.language) ? intake.language : ctx.tenant.language;
		const link = `${ctx.origin}${open.outcome(ctx.tenant.guid, token)}?lang=${language}`;
		const { email, name } = intake;
		const values = () => ({ name, number: numberOf(intake), link });
		const logged = await writeToSender(ctx, "outcome", { intakeId, email, language, values });
		await ctx.rows.commit([ctx.rows.changing(intakes, intakeId, asked), ...logged]);
	},
);
