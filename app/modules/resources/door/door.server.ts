import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { translator } from "#app/platform/i18n.server";
import { newGuid } from "#app/platform/ids";
import { notFound } from "#app/platform/problems";
import { qrOf } from "#app/platform/qr.server";
import type { Visit } from "#app/platform/tenant/context";
import { resourceDoors, resources } from "#db/schema/resources";
import { open } from "../paths";
import type { ResourceRef } from "../resources.schema";
import { findResource } from "../resources.server";
import type { DoorInput } from "./door.schema";

/** The sheet for the door of a resource, in the organisation's own language; null where it has no page at the door. */
export async function showDoorSheet(visit: Visit, { resource: id }: z.output<typeof ResourceRef>) {
	const { found, door } = await visit.rows.read({
		found: visit.rows.finding(resources, id),
		door: visit.rows.finding(resourceDoors, id),
	});
	if (!found) throw notFound();
	const t = await translator(visit.tenant.language);
	const address = door ? visit.origin + open.door(door.guid) : "";
	return {
		...{ id, name: found.name, place: found.place, tenant: visit.tenant.guid, language: visit.tenant.language },
		door: door
			? {
					...{
						address,
						qr: qrOf(address),
						display: visit.origin + open.display(door.guid),
						showsNames: door.showsNames,
						sites: door.embeddedBy,
					},
				}
			: null,
		words: { intro: t("resourceDoor:sheet.intro"), code: t("resourceDoor:sheet.code") },
	};
}

/** Opens the page at the door, or says what it shows. */
export async function saveDoor(visit: Visit, { resource: id, showsNames, sites }: z.output<typeof DoorInput>) {
	await findResource(visit, id);
	const door = await visit.rows.find(resourceDoors, id);
	const fields = { showsNames, embeddedBy: sites };
	if (door) await visit.rows.change(resourceDoors, id, fields);
	else await visit.rows.add(resourceDoors, { id, guid: newGuid(), ...fields });
	return done({ snackbar: { key: door ? "resources:told.saved" : "resourceDoor:told.opened" } });
}

/** Gives the door another address: sheets and screens with the one before lead nowhere from now on. */
export async function renewDoor(visit: Visit, { resource: id }: z.output<typeof ResourceRef>) {
	if (!(await visit.rows.change(resourceDoors, id, { guid: newGuid() }))) throw notFound();
	return done({ snackbar: { key: "resourceDoor:told.renewed" } });
}

export async function closeDoor(visit: Visit, { resource: id }: z.output<typeof ResourceRef>) {
	if (!(await visit.rows.remove(resourceDoors, id))) throw notFound();
	return done({ snackbar: { key: "resourceDoor:told.closed" } });
}
