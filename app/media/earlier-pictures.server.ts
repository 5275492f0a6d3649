import { and, desc, eq, isNull } from "drizzle-orm";
import { newGuid, newId } from "#app/platform/ids";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { files } from "#db/schema/media";
import type { StoredFile } from "./pictures.server";

/** Pictures that are offered, out of so many rows: one that was used again has several. */
const OFFERED = 24;
const LOOKED_AT = 60;

const ready = (moduleKey: string) =>
	and(eq(files.moduleKey, moduleKey), eq(files.state, "ready"), isNull(files.deletedAt));

/** The pictures that a tenant has in a module, each once, the latest first. */
export async function listPictures(visit: Visit, moduleKey: string) {
	const rows = await visit.rows.list(files, {
		where: ready(moduleKey),
		orderBy: [desc(files.createdAt), desc(files.id)],
		limit: LOOKED_AT,
	});
	const once = rows.filter((row, index) => rows.findIndex(({ key }) => key === row.key) === index);
	const items = once.slice(0, OFFERED).map(({ guid, name, width, height }) => ({
		...{ guid, name, width, height },
		url: `/api/media/${guid}?size=small`,
	}));
	return { items, next: null };
}

/**
 * A picture of the tenant for one more use: a row of its own over the same bytes, since what opens one use of it to
 * everybody, or closes it, must not reach the other. Throws `invalid` where the tenant has no such picture.
 */
export async function reusePicture(visit: Visit, moduleKey: string, guid: string): Promise<StoredFile> {
	const where = and(ready(moduleKey), eq(files.guid, guid.toLowerCase()));
	const [found] = await visit.rows.list(files, { where, limit: 1 });
	if (!found) throw invalid({ from: "wrongValue" });
	const { createdAt, updatedAt, tenantId, ...same } = found;
	const own = { id: newId(visit.now.getTime()), guid: newGuid(), uploaderId: visit.user.id, isPublic: false };
	return visit.rows.add(files, { ...same, ...own });
}
