import { and, eq, sql } from "drizzle-orm";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { TenantRows } from "#app/platform/tenant/rows.server";
import { courseParts, courseTexts } from "#db/schema/courses";
import { barriersIn, barriersOf } from "./accessibility";
import { readingContentsOf } from "./linked-contents.server";

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
			fields: ["partId", "language", "title", "body", "easyBody", "mediaType", "cues", "questions"],
			limit: TEXTS_MOST,
		},
	);

/** Refuses to publish a course of which something shuts readers out. */
export async function checkAccessible(visit: Visit, courseId: string): Promise<void> {
	const { texts, pieces } = await visit.rows.read({
		texts: readingChecked(visit.rows, courseId),
		pieces: readingContentsOf(visit, courseId).pieces,
	});
	const found = [...texts.flatMap(({ row }) => barriersIn(row)), ...pieces.flatMap(barriersOf)];
	if (found.length > 0) throw invalid({ status: "courses:errors.barriers" });
}
