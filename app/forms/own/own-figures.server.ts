import { to } from "#app/platform/portal-paths";
import type { Visit } from "#app/platform/tenant/context";
import type { Area } from "../area";
import type { Form } from "../store/form-row.server";
import { subjectKindOf } from "../subjects/known-subjects.server";

/**
 * Where a person sees how it goes with them by a form: a page of its module, or the one for all modules. By a form about something
 * else there is none: one line over several companies would say nothing.
 */
export function ownFigures({ tenant }: Visit, area: Area, form: Pick<Form, "id" | "subjectType">): string | null {
	if (subjectKindOf({ ...form, moduleKey: area.moduleKey })) return null;
	return area.ownPath ? to.inTenant(tenant.guid, area.ownPath(form)) : to.ownOverTime(tenant.guid, form.id);
}
