import { and, eq, sql } from "drizzle-orm";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { TenantRows } from "#app/platform/tenant/rows.server";
import { courseParts, courseTexts } from "#db/schema/courses";
import { barriersIn } from "./accessibility";

/** More than any course has. */
const TEXTS_MOST = 30_000;

/** What of the texts of a course is looked at. */
export const readingChecked = (rows: TenantRows, courseId: string) =>
	rows.listingWith(
		courseTexts,
		{},
		{
			where: and(
				eq(courseTexts.courseId, courseId),
				sql`${courseTexts.partId} in (select ${courseParts.id} from ${courseParts} where ${courseParts.tenantId} = ${rows.tenantId}
					and ${courseParts.courseId} = ${courseId} and ${courseParts.deletedAt} is null)`,
			),
			fields: ["partId", "language", "title", "body", "mediaType", "cues", "questions"],
			limit: TEXTS_MOST,
		},
	);

/** Refuses to publish a course of which something shuts readers out. */
export async function checkAccessible({ rows }: Visit, courseId: string): Promise<void> {
	const { texts } = await rows.read({ texts: readingChecked(rows, courseId) });
	if (texts.some(({ row }) => barriersIn(row).length > 0)) throw invalid({ status: "courses:errors.barriers" });
}
