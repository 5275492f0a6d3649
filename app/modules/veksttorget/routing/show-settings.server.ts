import type * as z from "zod";
import { municipalityName } from "#app/directory/municipality";
import { nameOf } from "#app/directory/names";
import { serializeOneForm } from "#app/forms/one-form/one-form.server";
import { done } from "#app/platform/guard.server";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { readingIntakeForm, theForm } from "../form/intake-form.server";
import { template } from "../form/template";
import { topicsOf } from "../form/topics.server";
import { readingOwners } from "../intakes/owners.server";
import { open } from "../paths";
import { readingSettings, settingsIn } from "../settings/settings.server";
import type { RouteInput, RouteRef } from "./routing.schema";
import { addRoute, readingRoutes, removeRoute } from "./routing.server";

/** The form with its address, and who gets what comes in by it. Before it is out it is shown as it will be. */
export async function showSettings(visit: Visit) {
	const reads = new ReadBatch();
	const found = reads.add(readingIntakeForm(visit));
	const owners = reads.add(readingOwners(visit, LEVEL_CLIENTS));
	const routes = reads.add(readingRoutes(visit));
	const decided = reads.add(readingSettings(visit));
	await reads.send(visit.rows);
	const [one] = found();
	const topics = topicsOf(visit, one ?? { version: { definition: template } });
	return {
		form: serializeOneForm(visit, theForm, one),
		routes: routes().map(({ row: { id, topic, municipality }, owner }) => ({
			...{ id, municipality: municipalityName(municipality), owner: owner ? nameOf(owner) : "" },
			topic: (topics.find(({ value }) => value === topic)?.label ?? topic) || null,
		})),
		owners: owners(),
		topics,
		decided: { ...settingsIn(decided()), savedAt: decided()[0]?.updatedAt ?? 0 },
		figures: visit.origin + open.figures(visit.tenant.guid),
		tenant: visit.tenant.guid,
	};
}

export async function add(visit: Visit, input: z.output<typeof RouteInput>) {
	await addRoute(visit, input);
	return done({ snackbar: { key: "veksttorget:told.routeAdded" } });
}

export async function remove(visit: Visit, input: z.output<typeof RouteRef>) {
	await removeRoute(visit, input);
	return done({ snackbar: { key: "veksttorget:told.routeRemoved" } });
}
