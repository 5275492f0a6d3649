import type { Visit } from "#app/platform/tenant/context";
import { to } from "#app/platform/to";
import type { Area } from "../area";

/** Where a person sees how it goes with them by a form: a page of its module, or the one for all modules. */
export const ownFigures = ({ tenant }: Visit, area: Area, id: string): string =>
	area.ownPath ? to.inTenant(tenant.guid, area.ownPath({ id })) : to.ownOverTime(tenant.guid, id);
