import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { newToken } from "#app/platform/token.server";
import { intakeSettings } from "#db/schema/veksttorget";
import type { SettingsInput } from "./settings.schema";

type Settings = Row<typeof intakeSettings>;

/** What the organisation has decided about its intakes; `settingsIn` says what was read. */
export const readingSettings = ({ rows }: Pick<TenantContext, "rows">) => rows.listing(intakeSettings, { limit: 1 });

/** Before anything was decided somebody is to be answered within two days, nine times of ten. */
export const settingsIn = ([settings]: readonly Settings[]) => ({
	...{ answerDays: settings?.answerDays ?? 2, answerGoal: settings?.answerGoal ?? 90 },
	...{ isPublic: settings?.isPublic ?? false, asksOutcome: settings?.asksOutcome ?? false },
});

export async function saveSettings({ rows, tenant }: Visit, input: z.output<typeof SettingsInput>) {
	const [known] = await rows.list(intakeSettings, { limit: 1 });
	await rows.keep(intakeSettings, { id: tenant.id, linkKey: known?.linkKey ?? newToken(), ...input });
	return done({ snackbar: { key: "veksttorget:told.settingsSaved" } });
}
