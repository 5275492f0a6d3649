import { sql } from "drizzle-orm";
import { droppingPictures } from "#app/media/dropping-pictures.server";
import { findForUse, noting } from "#app/media/library/uses.server";
import { addPicture } from "#app/media/pictures.server";
import type { Visit } from "#app/platform/tenant/context";
import { learningContents, learningScenes } from "#db/schema/task-library";
import { findOwn } from "./contents.server";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { findScene } from "./scenes.server";
import type { PictureInput } from "./task-library.schema";
import { titleOf } from "./titles.server";

const givingBack = ({ rows }: Visit, guid: string | null) =>
	guid === null ? [] : droppingPictures(rows, manifest.key, sql`(${guid})`);

/** Stores a picture that a form sent; `library`: the file of the library that it was made of. */
async function storing(visit: Visit, sent: PictureInput, use: { refGuid: string; title: string; path: string }) {
	const [original] = sent.library ? await findForUse(visit, [sent.library], "file") : [];
	const stored = await addPicture(visit, manifest.key, sent);
	const noted = original ? noting(visit, original.id, stored.guid, { moduleKey: manifest.key, ...use }) : [];
	const picture = { guid: stored.guid, width: stored.width ?? 0, height: stored.height ?? 0 };
	return { coverGuid: stored.guid, noted, picture };
}

/** Gives a content a background. */
export async function saveContentCover(visit: Visit, input: PictureInput) {
	const { rows, tenant } = visit;
	const content = await findOwn(visit, input.id);
	const path = paths(tenant.guid).content(content.id);
	const use = { refGuid: content.guid, title: titleOf(content), path };
	const { coverGuid, noted, picture } = await storing(visit, input, use);
	await rows.commit([
		rows.changing(learningContents, content.id, { coverGuid }),
		...noted,
		...givingBack(visit, content.coverGuid),
	]);
	return { picture };
}

export async function dropContentCover(visit: Visit, { id }: { id: string }): Promise<void> {
	const { coverGuid } = await findOwn(visit, id);
	const { rows } = visit;
	await rows.commit([rows.changing(learningContents, id, { coverGuid: null }), ...givingBack(visit, coverGuid)]);
}

/** Gives a scene its picture. */
export async function saveSceneCover(visit: Visit, input: PictureInput) {
	const { rows, tenant } = visit;
	const scene = await findScene(visit, input.id);
	const use = { refGuid: scene.id, title: titleOf(scene), path: paths(tenant.guid).lesson(scene.id) };
	const { coverGuid, noted, picture } = await storing(visit, input, use);
	await rows.commit([
		rows.changing(learningScenes, scene.id, { coverGuid }),
		...noted,
		...givingBack(visit, scene.coverGuid),
	]);
	return { picture };
}

export async function dropSceneCover(visit: Visit, { id }: { id: string }): Promise<void> {
	const { coverGuid } = await findScene(visit, id);
	const { rows } = visit;
	await rows.commit([rows.changing(learningScenes, id, { coverGuid: null }), ...givingBack(visit, coverGuid)]);
}
