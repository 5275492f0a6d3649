import * as z from "zod";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import type { TenantContext } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { placementMailEvents, type placements } from "#db/schema/verdal";

export type PlacementMailEvent = (typeof placementMailEvents)[number];
/** What of a placement tells one telling of it from the next. */
export type Told = Pick<Row<typeof placements>, "id" | "startsOn" | "endsOn" | "updatedAt" | "archivedAt">;

const Tell = z.object({ placementId: z.string(), event: z.enum(placementMailEvents), about: z.string() });

/** Writes to whoever the settings name, once each. */
export const tellJob = defineJob("verdal.tell", Tell, async ({ tenant: ctx }) => {
	if (!ctx) throw notFound();
});

/** What an event is about: what happens on the same day, or by the same change, is told once. */
function aboutOf(event: PlacementMailEvent, { startsOn, endsOn, updatedAt, archivedAt }: Told): string {
	if (event === "started") return startsOn;
	if (event === "changed") return String(updatedAt);
	if (event === "archived") return String(archivedAt);
	return endsOn;
}

/**
 * Has the queue write of a placement to those whom the settings name, if the tenant has switched that mail on. It is called
 * after the batch that made it so, and tells the same thing once, however often it is called.
 */
export async function tellOf(ctx: TenantContext, event: PlacementMailEvent, placement: Told): Promise<void> {
	const about = aboutOf(event, placement);
	const payload = { placementId: placement.id, event, about };
	await ctx.enqueue(tellJob, payload, `verdal-tell:${placement.id}:${event}:${about}`);
}
