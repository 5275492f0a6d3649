import type * as z from "zod";
import { FEW } from "#app/directory/few";
import { done } from "#app/platform/guard.server";
import { notAllowed, notFound } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { paths } from "../paths";
import { readingCodeChoices, readingWorkplaces, withChosen } from "../placements/choices.server";
import { formOf } from "../placements/form-values";
import { codeOf, workplaceOf } from "../placements/placements.resource.server";
import type { ChangeInput, ChangeQuery } from "../placements/placements.schema";
import { changePlacement, placementIn, readingPlacement, todayOf } from "../placements/placements.server";
import { serializePlacement } from "../placements/serialize";

/** The page by which a part of an agreement becomes another, in one round trip. */
export async function showChange(visit: Visit, { placement: id, what }: z.output<typeof ChangeQuery>) {
	if (visit.access.level < LEVEL_CLIENTS) throw notAllowed();
	const day = todayOf(visit);
	const read = await visit.rows.read({
		found: readingPlacement(visit, id),
		workplaces: readingWorkplaces(visit, undefined, FEW + 1),
		codes: readingCodeChoices(visit, day, undefined, FEW + 1),
	});
	const listed = placementIn(read.found);
	const { row } = listed;
	if (row.archivedAt !== null) throw notFound();
	return {
		...{ what, today: day, placement: serializePlacement(listed, day), form: formOf(row), tenant: visit.tenant.guid },
		choices: {
			workplaces: withChosen(read.workplaces, row.companyId, workplaceOf(listed)),
			codes: withChosen(read.codes, row.codeId, codeOf(listed)),
		},
	};
}

/** Makes a new version of an agreement. */
export async function change(visit: Visit, { placement, facts, reason, appliesOn }: ChangeInput) {
	await changePlacement(visit, placement, facts, { tells: true, why: { reason, appliesOn } });
	return done({
		snackbar: { key: "verdalPlacements:done.changed" },
		to: paths(visit.tenant.guid).placement(placement),
	});
}
