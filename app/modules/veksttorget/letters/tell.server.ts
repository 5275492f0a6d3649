import { eq } from "drizzle-orm";
import * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { textIn } from "#app/forms/definition/texts";
import { isLanguage } from "#app/platform/i18n";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { intakes } from "#db/schema/veksttorget";
import { type Intake, numberOf } from "../intakes/show-intakes.server";
import { openStatuses } from "../statuses";
import { writeToSender } from "./letters.server";

const Tell = z.object({
	intakeId: z.string(),
	event: z.enum(["taken", "closed"]),
	/** When that was. */
	at: z.number(),
});

/** Has the queue write to the sender of an intake that was taken up or closed. It is called after the batch that made it so. */
export async function tellOf(visit: Visit, before: Intake, after: Intake): Promise<void> {
	const { id: intakeId, closedAt, firstAnswerAt } = after;
	const isOpen = openStatuses.includes(after.status);
	const event = isOpen ? ("taken" as const) : ("closed" as const);
	const [was, at] = isOpen ? [before.firstAnswerAt, firstAnswerAt] : [before.closedAt, closedAt];
	if (was !== null || at === null) return;
	await visit.enqueue(tellJob, { intakeId, event, at }, `intake-tell:${intakeId}:${event}:${at}`);
}

/** Writes to the sender, once. Nothing is told of an intake that is open again. */
export const tellJob = defineJob("veksttorget.tell", Tell, async ({ tenant: ctx }, { intakeId, event, at }) => {
	if (!ctx) throw notFound();
	const { found } = await ctx.rows.read({
		found: ctx.rows.listingWith(
			intakes,
			{ owner: [people, intakes.ownerId, NAMED] },
			{ where: eq(intakes.id, intakeId), limit: 1 },
		),
	});
	const { row: intake, owner } = found[0] ?? {};
	if (!intake?.email || intake.deletedAt !== null) return;
	if (event === "closed" && intake.closedAt !== at) return;
	const { email, name, topicTitle } = intake;
	const logged = await writeToSender(ctx, event, {
		...{ intakeId, email, once: String(at) },
		language: isLanguage(intake.language) ? intake.language : ctx.tenant.language,
		values: (language) => ({
			...{ name, number: numberOf(intake), topic: textIn(topicTitle, language).text },
			...{ advisor: owner ? nameOf(owner) : "" },
			referredTo: intake.status === "referred" ? (intake.referredTo ?? "") : "",
		}),
	});
	await ctx.rows.commit(logged);
});
