import { today } from "#app/platform/clock";
import type { TenantContext } from "#app/platform/tenant/context";
import type { Form } from "../store/form-row.server";

/** When a reply was sent, as it is told to those who read it: by the minute, or only its day where nobody is to be known by it. */
export function toldSent(
	{ tenant }: Pick<TenantContext, "tenant">,
	{ settings }: Pick<Form, "settings">,
	submittedAt: number | null,
): number | string | null {
	if (submittedAt === null || !settings.isAnonymous) return submittedAt;
	return today(tenant.timeZone, new Date(submittedAt));
}
