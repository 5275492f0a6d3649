import { countForms, waitingFor } from "../forms/due.server";
import type { TenantContext } from "../platform/tenant/context";
import { areas } from "./servers.server";

/** The forms of all modules that wait for a person, for their home page. */
export const waitingForms = (ctx: TenantContext, personId: string, limit: number) =>
	waitingFor(ctx, areas, personId, limit);

export { countForms };
