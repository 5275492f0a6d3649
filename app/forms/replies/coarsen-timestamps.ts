import { dayStart } from "#app/lists/day-start";
import { today } from "#app/platform/clock";
import type { TenantContext } from "#app/platform/tenant/context";
import type { Form } from "../store/form-row.server";

/** The instant that a reply is written with, and the record that stands for it in the audit log, where it is not the reply itself. */
export type Written = { at: number; auditedAs?: string };

/**
 * How a reply is written so that, where nobody is to be known, nothing tells the hour: it begins its day, in its id too, so that those
 * of a day lie in no order; and the log, which says who was there when, names the form alone.
 */
export function writtenAs({ now, tenant }: Pick<TenantContext, "now" | "tenant">, { id, settings }: Form): Written {
	if (!settings.isAnonymous) return { at: now.getTime() };
	return { at: dayStart(today(tenant.timeZone, now), tenant.timeZone), auditedAs: id };
}
