import * as z from "zod";
import { exportFormat } from "#app/lists/export/export.schema";
import { exportPlain } from "#app/lists/export/export-plain.server";
import type { Visit } from "#app/platform/tenant/context";
import { nameIn } from "./articles.server";
import { categoriesExport } from "./categories.list";
import { categoriesWithCounts } from "./categories.server";

export const CategoriesFile = z.object(exportFormat);

/** The tenant's categories in their order, as a file. */
export function exportCategories(visit: Visit, { format }: z.output<typeof CategoriesFile>) {
	const read = async () => {
		const categories = await categoriesWithCounts(visit);
		return {
			items: categories.map(({ names, count }) => ({ name: nameIn(names, visit.language), count })),
			next: null,
		};
	};
	return exportPlain(visit, categoriesExport, format, { name: "categories", read });
}
