import { eq } from "drizzle-orm";
import type { Row, TenantRows } from "#app/platform/tenant/rows.server";
import { trashSweep } from "#app/platform/trash-sweep.server";
import { courseContents, courseParts, courses, courseTexts } from "#db/schema/courses";
import { remindJob, sweepChecks } from "./check-reminders.server";
import { linksJob, sweepLinks } from "./dead-links.server";
import { sweepCertificates, sweepDueDates, tellJob } from "./letters.server";
import { newsJob, sweepNewParts } from "./new-parts.server";
import { droppingFiles, droppingFilesOfPart } from "./open-files.server";

const withCourse = (rows: TenantRows, course: Row<typeof courses>) => droppingFiles(rows, course);
const withPart = (rows: TenantRows, part: Row<typeof courseParts>) => [
	...droppingFilesOfPart(rows, part),
	rows.clearing(courseTexts, part.id, eq(courseTexts.partId, part.id)),
	rows.clearing(courseContents, part.id, eq(courseContents.partId, part.id)),
];

export const jobs = [tellJob, remindJob, newsJob, linksJob];

/** What the clock starts each hour: letters about due dates and the end of certificates, and the emptying of the trash; parts, texts, enrolments and progress go with their course. */
export const sweeps = {
	courseLetters: sweepDueDates,
	courseCertificates: sweepCertificates,
	courseChecks: sweepChecks,
	courseNewParts: sweepNewParts,
	courseLinks: sweepLinks,
	coursesTrash: trashSweep([
		{ table: courseParts, with: withPart },
		{ table: courses, with: withCourse },
	] as never),
};
