import { eq } from "drizzle-orm";
import type { Row, TenantRows } from "#app/platform/tenant/rows.server";
import { trashSweep } from "#app/platform/trash-sweep.server";
import { courseParts, courses, courseTexts } from "#db/schema/courses";
import { droppingFiles } from "./open-files.server";

const withCourse = (rows: TenantRows, course: Row<typeof courses>) => droppingFiles(rows, course);
const withPart = (rows: TenantRows, part: Row<typeof courseParts>) => [
	rows.clearing(courseTexts, part.id, eq(courseTexts.partId, part.id)),
];

/** What the clock starts each hour: parts, texts, enrolments and progress go with their course. */
export const sweeps = {
	coursesTrash: trashSweep([
		{ table: courseParts, with: withPart },
		{ table: courses, with: withCourse },
	] as never),
};
