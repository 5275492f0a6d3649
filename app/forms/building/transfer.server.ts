import * as z from "zod";
import type { Visit } from "#app/platform/tenant/context";
import { saveDraft } from "../store/save-draft.server";
import { exportDefinition } from "../transfer/exported.server";
import { takenIn } from "../transfer/taken-in.server";
import { FormNamed } from "./build.schema";
import type { BuilderConfig } from "./builder-config";

/** The draft as a file of JSON. */
export const downloadForm =
	(shop: BuilderConfig) =>
	async (visit: Visit, { form_name }: z.output<typeof FormNamed>): Promise<Response> => {
		const { form, draft } = await shop.read(visit, form_name);
		return new Response(exportDefinition(draft.definition), {
			headers: {
				"Content-Type": "application/json; charset=utf-8",
				"Content-Disposition": `attachment; filename="${form.slug}.json"`,
				"Cache-Control": "private, no-store",
			},
		});
	};

export const ImportForm = FormNamed.extend({
	revision: z.coerce.number().int().min(1),
	file: z.string().min(1, "required").max(800_000, "tooLong?count=800000"),
});

/** Takes a file in place of the draft; what of it could not be taken is told. */
export const importForm =
	(shop: BuilderConfig) =>
	async (visit: Visit, { form_name, revision, file }: z.output<typeof ImportForm>) => {
		const { form, draft } = await shop.read(visit, form_name);
		const { left, ...taken } = await takenIn(visit, shop.area, file, draft.definition);
		await saveDraft(visit, shop.area, { id: form.id, revision, ...taken });
		return { imported: { left } };
	};
