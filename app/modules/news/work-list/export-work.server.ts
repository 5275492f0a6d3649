import type * as z from "zod";
import { exportList } from "#app/lists/export/export-list.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import type { WorkExport } from "./list.schema";
import { readWorkPage, type WorkRow } from "./show-work.server";
import { everybodysColumns, workList } from "./work.list";

/** The items that the filters leave as a file for a spreadsheet. */
export function exportWork(visit: Visit, query: z.output<typeof WorkExport>): Promise<Response> {
	return exportList<WorkRow>(visit, {
		definition: workList,
		query,
		name: "news",
		read: (asks) => readWorkPage(visit, asks),
		without: visit.access.level >= LEVEL_ALL ? [] : everybodysColumns,
		cells: {
			status: ({ states }, t) => states.map(({ code, status }) => `${code}: ${t(`news:status.${status}`)}`),
			language: ({ states }) => states.map(({ code }) => code),
		},
	});
}
