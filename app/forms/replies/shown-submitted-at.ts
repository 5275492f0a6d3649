import { today } from "#app/platform/clock";
import type { TenantContext } from "#app/platform/tenant/context";
import type { Form } from "../store/form-row.server";

/** When a reply was sent, as its readers see it: the minute, or only the day where a form is anonymous. */
export function shownSubmittedAt(
	{ tenant }: Pick<TenantContext, "tenant">,
	{ settings }: Pick<Form, "settings">,
	submittedAt: number | null,
): number | string | null {
	if (submittedAt === null || !settings.isAnonymous) return submittedAt;
	return today(tenant.timeZone, new Date(submittedAt));
}
