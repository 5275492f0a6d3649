import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import { safetySettings } from "#db/schema/hms";
import { matrixIn, plainMatrix } from "../risk/matrix";
import type { CausesInput, MatrixInput, SizeInput } from "./settings.schema";
import { causesOf, readingSettings, riskMatrix } from "./settings.server";

/** The organisation's risk matrix and causes, with what it has written itself. */
export async function showSettings(visit: Visit) {
	const [{ settings }, t] = await Promise.all([
		visit.rows.read({ settings: readingSettings(visit) }),
		translator(visit.language),
	]);
	return {
		matrix: riskMatrix(settings, t),
		own: settings[0]?.risk ?? plainMatrix(5),
		causes: causesOf(settings, t),
		savedAt: settings[0]?.updatedAt ?? 0,
		tenant: visit.tenant.guid,
	};
}

const said = () => done({ snackbar: { key: "hms:done.settingsSaved" } });

/** Takes a matrix of another size, with our words until others are written. */
export async function keepSize({ rows, tenant }: Visit, { size }: z.output<typeof SizeInput>) {
	await rows.keep(safetySettings, { id: tenant.id, risk: plainMatrix(size) });
	return said();
}

export async function keepMatrix(visit: Visit, input: z.output<typeof MatrixInput>) {
	const { rows, tenant } = visit;
	const [settings] = await rows.list(safetySettings, { limit: 1 });
	await rows.keep(safetySettings, { id: tenant.id, risk: matrixIn(input, settings?.risk?.size ?? 5) });
	return said();
}

/** Keeps the causes that are offered; none typed: ours. */
export async function keepCauses({ rows, tenant }: Visit, { causes }: z.output<typeof CausesInput>) {
	await rows.keep(safetySettings, { id: tenant.id, causes: causes.length === 0 ? null : causes });
	return said();
}
