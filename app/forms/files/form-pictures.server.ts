import { inArray } from "drizzle-orm";
import { copyingFromLibrary, findForUse, refreshingUses } from "#app/media/library/uses.server";
import { publishing } from "#app/media/pictures.server";
import { invalid } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Area } from "../area";
import type { Definition } from "../definition/definition";
import { picturesOf } from "../definition/pictures";
import type { Form } from "../store/form-row.server";

/** Takes a picture of the library into a form; until the form is published only those who build forms see it. Gives its guid. */
export async function takePicture(
	visit: Visit,
	area: Area,
	form: Form,
	{ library, path }: { library: string; path: string },
): Promise<string> {
	const found = await findForUse(visit, [library], "file");
	if (found.some(({ type }) => !type.startsWith("image/"))) throw invalid({ file: "media:errors.pictureKind" });
	const use = { moduleKey: area.moduleKey, refGuid: form.guid, title: form.title, path };
	const { copies, writes } = copyingFromLibrary(visit, found, area.moduleKey, use);
	await visit.rows.commit(writes);
	const [picture] = copies;
	if (!picture) throw invalid({ file: "media:errors.fileGone" });
	return picture.guid;
}

/** The writes that open a form's pictures to everybody who answers it, and say in the library where they are used. */
export function openingPictures(
	visit: Visit,
	area: Area,
	form: Pick<Form, "guid" | "title">,
	definition: Definition,
): PendingWrite[] {
	const guids = picturesOf(definition);
	if (guids.length === 0) return [];
	return [
		publishing(visit, area.moduleKey, guids, true),
		refreshingUses(
			visit.rows,
			{ moduleKey: area.moduleKey, refGuid: form.guid },
			{ title: form.title, isShown: (heldGuid) => inArray(heldGuid, guids) },
		),
	];
}
