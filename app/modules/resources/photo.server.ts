import { sql } from "drizzle-orm";
import type * as z from "zod";
import { droppingPictures } from "#app/media/dropping-pictures.server";
import { findForUse, noting } from "#app/media/library/uses.server";
import { addPicture } from "#app/media/pictures.server";
import { done } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { resources } from "#db/schema/resources";
import { manifest } from "./manifest";
import { paths } from "./paths";
import type { PhotoInput, ResourceRef } from "./resources.schema";
import { findResource } from "./resources.server";

/** The writes that give the earlier picture of a resource back. */
const givingBack = ({ rows }: Visit, guid: string | null) =>
	guid === null ? [] : droppingPictures(rows, manifest.key, sql`(${guid})`);

/** Gives a resource its picture, which everybody with a grant for the module sees. */
export async function savePhoto(visit: Visit, { resource: id, library, ...sent }: z.output<typeof PhotoInput>) {
	const { rows, tenant } = visit;
	const { name, photoGuid } = await findResource(visit, id);
	const [original] = library ? await findForUse(visit, [library], "file") : [];
	const { guid, width, height } = await addPicture(visit, manifest.key, sent);
	const use = { moduleKey: manifest.key, refGuid: id, title: name, path: paths(tenant.guid).resource(id) };
	await rows.commit([
		rows.changing(resources, id, { photoGuid: guid }),
		...(original ? noting(visit, original.id, guid, use) : []),
		...givingBack(visit, photoGuid),
	]);
	return { picture: { guid, width: width ?? 0, height: height ?? 0 } };
}

/** The same from a form that was sent before JavaScript had loaded. */
export async function sendPhoto(visit: Visit, input: z.output<typeof PhotoInput>) {
	await savePhoto(visit, input);
	return done({ snackbar: { key: "resources:told.photo" } });
}

export async function dropPhoto(visit: Visit, { resource: id }: z.output<typeof ResourceRef>) {
	const { photoGuid } = await findResource(visit, id);
	const { rows } = visit;
	await rows.commit([rows.changing(resources, id, { photoGuid: null }), ...givingBack(visit, photoGuid)]);
	return done({ snackbar: { key: "resources:told.saved" } });
}
