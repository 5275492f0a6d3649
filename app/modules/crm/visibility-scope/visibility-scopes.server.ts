import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { notAllowed } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { reaches } from "#db/schema/crm";
import { defaultScopes, type Scope, type ScopedLevel } from "./scopes";
import type { VisibilityScopesInput } from "./visibility-scopes.schema";

/** How far the tenant lets each level see. */
export async function showVisibilityScopes(visit: Visit) {
	if (visit.access.level < LEVEL_ALL) throw notAllowed();
	const set = await visit.rows.list(reaches, { limit: 2 });
	const scopeOf = (level: ScopedLevel): Scope => set.find(({ id }) => id === level)?.scope ?? defaultScopes[level];
	return { level10: scopeOf("10"), level20: scopeOf("20"), tenant: visit.tenant.guid };
}

/** Sets how far each level sees, from the next query on. */
export async function saveVisibilityScopes(visit: Visit, { level10, level20 }: z.output<typeof VisibilityScopesInput>) {
	const { rows } = visit;
	const before = await rows.list(reaches, { limit: 2 });
	const wanted = { "10": level10, "20": level20 };
	await rows.commit(
		Object.entries(wanted).map(([id, scope]) =>
			before.some((one) => one.id === id) ? rows.changing(reaches, id, { scope }) : rows.adding(reaches, { id, scope }),
		),
	);
	return done({ snackbar: { key: "crmShare:snackbar.reach" } });
}
