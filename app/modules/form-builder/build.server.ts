import type * as z from "zod";
import { takePicture } from "#app/forms/files/form-pictures.server";
import { readingLibrary } from "#app/forms/library/library.server";
import { readForm, readOpenForm } from "#app/forms/store/form-row.server";
import { today } from "#app/platform/clock";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "./area";
import type { FormNamed, PictureOfForm } from "./build.schema";
import { buildPlaces } from "./build-places";

/** A form with its draft, to be written. */
export async function showBuilder(visit: Visit, { form_name }: z.output<typeof FormNamed>) {
	const [{ form, draft }, { library }] = await Promise.all([
		readForm(visit, area, { slug: form_name }),
		visit.rows.read({ library: readingLibrary(visit, area) }),
	]);
	const { id, slug: name, status, currentNumber: version, replies, locks } = form;
	return {
		form: { id, name, status, version, replies, locks },
		library,
		mayLock: visit.access.level >= LEVEL_ALL,
		tenant: { id: visit.tenant.id, guid: visit.tenant.guid },
		draft: { definition: draft.definition, revision: draft.revision, savedAt: draft.updatedAt },
		places: buildPlaces(visit.tenant.guid, form.slug),
		today: today(visit.tenant.timeZone, visit.now),
	};
}

/** Takes a picture of the library into a form, to be shown in it. */
export async function pickPicture(visit: Visit, { form_name, library }: z.output<typeof PictureOfForm>) {
	const { form } = await readOpenForm(visit, area, { slug: form_name });
	const { build } = buildPlaces(visit.tenant.guid, form.slug);
	return { picture: await takePicture(visit, area, form, { library, path: build }) };
}
