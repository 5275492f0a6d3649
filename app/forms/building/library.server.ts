import type * as z from "zod";
import type { Visit } from "#app/platform/tenant/context";
import { keepInLibrary, readItemToUse } from "../library/library.server";
import type { BuilderConfig } from "./builder-config";
import type { KeepPart, LibraryItem } from "./library.schema";

/** Keeps a part of a form in the library. */
export const keepPart =
	(shop: BuilderConfig) =>
	async (visit: Visit, { form_name, ...given }: z.output<typeof KeepPart>) => {
		const { form } = await shop.read(visit, form_name);
		const { title } = await keepInLibrary(visit, shop.area, { formId: form.id, ...given });
		return { kept: title };
	};

/** An item with what it asks, for the builder to put into a form. */
export const giveItem =
	(shop: BuilderConfig) =>
	async (visit: Visit, { id }: z.output<typeof LibraryItem>) => {
		const { kind, title, locks, source, licence, definition } = await readItemToUse(visit, shop.area, id);
		return { id, kind, title, locks, source, licence, definition };
	};
