import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { Patch, Row } from "#app/platform/tenant/rows.server";
import { newToken } from "#app/platform/token.server";
import { evaluatorSettings } from "#db/schema/business-evaluator";
import type { OffersInput, RepeatInput } from "./settings.schema";

/** What the organisation has decided; `settingsIn` says what was read. */
export const readingSettings = ({ rows }: Pick<TenantContext, "rows">) => rows.listing(evaluatorSettings, { limit: 1 });

/** Before anything was decided nobody is asked again, and no area has a course. */
export const settingsIn = ([settings]: readonly Row<typeof evaluatorSettings>[]) => ({
	repeatMonths: settings?.repeatMonths ?? [],
	offers: settings?.offers ?? {},
});

async function keep({ rows, tenant }: Visit, patch: Patch<typeof evaluatorSettings>) {
	const [known] = await rows.list(evaluatorSettings, { limit: 1 });
	await rows.keep(evaluatorSettings, { id: tenant.id, linkKey: known?.linkKey ?? newToken(), ...patch });
}

export async function saveRepeat(visit: Visit, { months }: z.output<typeof RepeatInput>) {
	await keep(visit, { repeatMonths: months.map(Number) });
	return done({ snackbar: { key: "businessEvaluator:told.settingsSaved" } });
}

/** Keeps which course or event helps with each area. */
export async function saveOffers(visit: Visit, { areas, offers: chosen }: z.output<typeof OffersInput>) {
	const offers = Object.fromEntries(areas.flatMap((area, at) => (chosen[at] ? [[area, chosen[at]]] : [])));
	await keep(visit, { offers });
	return done({ snackbar: { key: "businessEvaluator:told.settingsSaved" } });
}
