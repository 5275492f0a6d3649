import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { setStanding } from "#app/forms/store/form-standing.server";
import { changingSettings } from "#app/forms/store/save-settings.server";
import { done } from "#app/platform/guard.server";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { Reads } from "#app/platform/tenant/reads.server";
import { area } from "../area";
import { intakeForm, readingIntakeForm } from "../form/intake-form.server";
import { template } from "../form/template";
import { topicsOf } from "../form/topics.server";
import { placeName } from "../intakes/asked-in";
import { readingOwners } from "../intakes/owners.server";
import { paths } from "../paths";
import type { FormInput, RouteInput, RouteRef } from "./routing.schema";
import { addRoute, readingRoutes, removeRoute } from "./routing.server";

/** The form with its address, and who gets what comes in by it. Before it is out it is shown as it will be. */
export async function showSettings(visit: Visit) {
	const reads = new Reads();
	const found = reads.add(readingIntakeForm(visit));
	const owners = reads.add(readingOwners(visit, LEVEL_CLIENTS));
	const routes = reads.add(readingRoutes(visit));
	await reads.send(visit.rows);
	const [{ form, version } = { form: null, version: { definition: template } }] = found();
	const topics = topicsOf(visit, { version });
	const { contact = "", keptDays = null } = form?.settings ?? {};
	return {
		form: { slug: form?.slug, isOpen: form === null || form.status === "open", contact, keptDays },
		address: `${visit.origin}${paths(visit.tenant.guid).form}`,
		routes: routes().map(({ row: { id, topic, municipality }, owner }) => ({
			...{ id, municipality: placeName(municipality), owner: owner ? nameOf(owner) : "" },
			topic: (topics.find(({ value }) => value === topic)?.label ?? topic) || null,
		})),
		owners: owners(),
		topics,
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

/** Saves what is said before the first question, for how long answers are kept, and whether any are taken. */
export async function saveForm(visit: Visit, { contact, keptDays, isOpen }: z.output<typeof FormInput>) {
	const { form } = await intakeForm(visit);
	const settings = { ...form.settings, contact: contact || undefined, keptDays };
	const saving = await changingSettings(visit, area, { id: form.id }, { settings });
	const standing = isOpen ? "open" : "closed";
	if (form.status === standing) await visit.rows.commit([saving]);
	else await setStanding(visit, [form], standing, [saving]);
	return done({ snackbar: { key: "veksttorget:told.saved" } });
}
