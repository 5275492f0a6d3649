import * as z from "zod";
import { readForm } from "#app/forms/store/form-row.server";
import { saveDraft } from "#app/forms/store/save-draft.server";
import { exportDefinition, importDefinition } from "#app/forms/transfer/exported.server";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "./area";
import { FormNamed } from "./build.schema";

/** The draft as a file of JSON. */
export async function downloadForm(visit: Visit, { form_name }: z.output<typeof FormNamed>): Promise<Response> {
	const { form, draft } = await readForm(visit, area, { slug: form_name });
	return new Response(exportDefinition(draft.definition), {
		headers: {
			"Content-Type": "application/json; charset=utf-8",
			"Content-Disposition": `attachment; filename="${form.slug}.json"`,
			"Cache-Control": "private, no-store",
		},
	});
}

export const ImportForm = FormNamed.extend({
	revision: z.coerce.number().int().min(1),
	file: z.string().min(1, "required").max(800_000, "tooLong?count=800000"),
});

/** Takes a file in place of the draft; what of it could not be taken is told. */
export async function importForm(visit: Visit, { form_name, revision, file }: z.output<typeof ImportForm>) {
	const { definition, left } = importDefinition(file);
	const { form } = await readForm(visit, area, { slug: form_name });
	await saveDraft(visit, area, { id: form.id, revision, definition });
	return { imported: { left } };
}
