import * as z from "zod";
import { letterReceivers, sendLetters } from "#app/directory/letters/send.server";
import { receiversOf } from "#app/directory/receiver.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import type { TenantContext } from "#app/platform/tenant/context";
import { safetyLetters } from "#db/schema/hms";
import { about, type LetterEvent } from "./about.server";
import { letters, letterTo } from "./letters.server";

const Tell = z.object({
	event: z.enum(["roundPlanned", "deviationReported", "documentToRead"]),
	id: z.string(),
	/** Who has done it, and needs no letter of it; "" for nobody. */
	by: z.string(),
});

/**
 * Has the queue write of a record to those whom the event is for, where the tenant has switched that on. It is called after
 * the batch that made it so. `once` tells one telling of it from the next.
 */
export async function tellOf(ctx: TenantContext, event: LetterEvent, id: string, by = "", once = ""): Promise<void> {
	await ctx.enqueue(tellJob, { event, id, by }, `hms-tell:${event}:${id}:${once}`);
}

/** Writes to whoever an event is for, once each, and keeps what was written. */
export const tellJob = defineJob("hms.tell", Tell, async ({ tenant: ctx }, { event, id, by }) => {
	if (!ctx) throw notFound();
	const [setting, matter] = await Promise.all([ctx.rows.find(safetyLetters, event), about[event](ctx, id)]);
	const [recipient] = letterReceivers(letters, event, setting);
	if (!matter || recipient === undefined) return;
	const readers = matter.readers.filter((reader) => reader !== by);
	const all = (await receiversOf(ctx, readers)).map((member) =>
		letterTo(ctx, member, { id: `${id}:${event}:${recipient}:${member.id}.${matter.once}`, recipient }, matter.words),
	);
	await ctx.rows.commit(await sendLetters(ctx, letters, { event, recordId: matter.companyId, setting }, all));
});
