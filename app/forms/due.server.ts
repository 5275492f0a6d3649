import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { forms } from "#db/schema/forms";
import { type Area, replyAddress } from "./area";
import { readingDue } from "./assignments/reading.server";
import { textIn } from "./definition/texts";

/** A form that waits for somebody: what it is called in the languages that it has, and its address. */
export type WaitingForm = { id: string; titles: Record<string, string>; title: string; at: number; to: string };

/** What waits for a person in the modules of these areas, the oldest first. */
export function waitingFor(
	ctx: TenantContext,
	areas: readonly Area[],
	personId: string,
	limit: number,
): PendingQuery<WaitingForm[]> {
	const { query, shape } = readingDue(ctx, [personId], { limit });
	return {
		query,
		shape: (found) =>
			shape(found).flatMap(({ occasion, form }) => {
				const area = areas.find(({ moduleKey }) => moduleKey === form.moduleKey);
				if (!area) return [];
				const title = textIn(form.titles, form.languages[0] as never).text;
				const to = replyAddress(area, ctx.tenant.guid, form.guid);
				return [{ id: occasion.id, titles: form.titles, title, at: occasion.opensAt, to }];
			}),
	};
}

/** Whether a tenant has a form, as 1 or 0. */
export const countForms = (ctx: TenantContext): PendingQuery<number> => ctx.rows.counting(forms, undefined, 1);
