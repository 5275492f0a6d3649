import * as z from "zod";
import { addMonths, today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { verdalSettings } from "#db/schema/verdal";
import { monthChoices } from "./months";

/** After how many months a placement in the archive is made anonymous; "" for never. */
export const AnonymiseInput = z.object({
	months: z.enum(["", ...monthChoices], "wrongValue").transform((months) => (months === "" ? null : Number(months))),
});

/** After how many months in the archive a placement is made anonymous; null: never. */
export function readingMonths({ rows }: TenantContext): PendingQuery<number | null> {
	const { query, shape } = rows.listing(verdalSettings, { limit: 1 });
	return { query, shape: (found) => shape(found)[0]?.anonymiseMonths ?? null };
}

export async function saveMonths({ rows, tenant }: Visit, { months }: z.output<typeof AnonymiseInput>) {
	await rows.keep(verdalSettings, { id: tenant.id, anonymiseMonths: months });
	return done({ snackbar: { key: "verdal:done.monthsSaved" } });
}

/** The day on which a placement becomes anonymous; null for one that does not. */
export const anonymousOn = (timeZone: string, archivedAt: number | null, months: number | null): string | null =>
	archivedAt === null || months === null ? null : addMonths(today(timeZone, new Date(archivedAt)), months);
