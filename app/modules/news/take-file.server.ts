import { copyingFromLibrary, findForUse } from "#app/media/library/uses.server";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { placeIn } from "./files.server";
import { manifest } from "./manifest";
import { findOwn } from "./texts.server";

/** Takes a file of the library into an item, for its text to show; the one in the library stays whose it is. */
export async function takeFile(visit: Visit, { id, library }: { id: string; library: string }) {
	const { article, texts } = await findOwn(visit, id);
	const found = await findForUse(visit, [library], "file");
	const { copies, writes } = copyingFromLibrary(visit, found, manifest.key, placeIn(visit, article, texts));
	await visit.rows.commit(writes);
	const [file] = copies;
	if (!file) throw invalid({ file: "media:errors.fileGone" });
	return { guid: file.guid, name: file.name, size: file.size };
}
