import { dayStart } from "#app/lists/day-start";
import { today } from "#app/platform/clock";
import type { TenantContext } from "#app/platform/tenant/context";
import type { Form } from "../store/form-row.server";

/** The instant that a reply is written with, and the record that the audit log names, where that is not the reply. */
export type ReplyStamp = { at: number; auditedAs?: string };

/**
 * For an anonymous form the timestamps and ids of a reply are rounded to the day, so that their order identifies nobody; and
 * the audit log, which says who was there when, names the form alone.
 */
export function coarsenTimestamps(
	{ now, tenant }: Pick<TenantContext, "now" | "tenant">,
	{ id, settings }: Form,
): ReplyStamp {
	if (!settings.isAnonymous) return { at: now.getTime() };
	return { at: dayStart(today(tenant.timeZone, now), tenant.timeZone), auditedAs: id };
}
