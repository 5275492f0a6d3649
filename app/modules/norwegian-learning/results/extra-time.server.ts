import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { conflict, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { testAttempts } from "#db/schema/norwegian-learning";
import type { ExtraTimeInput } from "./results.schema";
import { visibleAttempts } from "./results.source.server";

/** Gives somebody who is in the middle of a test more of its time. Throws `conflict` where the attempt is over. */
export async function giveExtraTime(
	visit: Visit,
	{ id, extraPercent }: z.output<typeof ExtraTimeInput>,
): Promise<void> {
	const { rows } = visit;
	const where = and(eq(testAttempts.id, id), visibleAttempts(visit));
	const [attempt] = await rows.list(testAttempts, { where, limit: 1 });
	if (!attempt) throw notFound();
	const isRunning = eq(testAttempts.status, "begun");
	const [changed] = await rows.commit([rows.changing(testAttempts, id, { extraPercent }, undefined, isRunning)]);
	if (!changed) throw conflict();
}
