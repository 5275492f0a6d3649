import type * as z from "zod";
import { readForm } from "#app/forms/store/form-row.server";
import { today } from "#app/platform/clock";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "./area";
import type { FormNamed } from "./build.schema";
import { buildPlaces } from "./build-places";

/** A form with its draft, to be written. */
export async function showBuilder(visit: Visit, { form_name }: z.output<typeof FormNamed>) {
	const { form, draft } = await readForm(visit, area, { slug: form_name });
	return {
		form: { id: form.id, name: form.slug, status: form.status, version: form.currentNumber, replies: form.replies },
		tenant: { id: visit.tenant.id },
		draft: { definition: draft.definition, revision: draft.revision, savedAt: draft.updatedAt },
		places: buildPlaces(visit.tenant.guid, form.slug),
		today: today(visit.tenant.timeZone, visit.now),
	};
}
