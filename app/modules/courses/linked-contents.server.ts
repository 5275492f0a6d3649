import { asc, eq, type SQL, sql } from "drizzle-orm";
import { offeredPieces } from "#app/directory/content-offer.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { courseContents, courseParts } from "#db/schema/courses";

/** Contents of the task library at one step. */
export const CONTENTS_MOST = 20;
/** In a course, as its archive takes them. */
const CONTENTS_OF_COURSE = 1000;

/** For one `rows.read`: the contents of the task library at a step, and what the library says of those that are published. */
export const readingContents = (ctx: TenantContext, partId: string) =>
	readingLinked(ctx, eq(courseContents.partId, partId), CONTENTS_MOST);

/** The same of all steps of a course that are not in the trash. */
export const readingContentsOf = (ctx: TenantContext, courseId: string) =>
	readingLinked(
		ctx,
		sql`${courseContents.courseId} = ${courseId} and ${courseContents.partId} in (select ${courseParts.id} from ${courseParts}
			where ${courseParts.tenantId} = ${ctx.tenant.id} and ${courseParts.courseId} = ${courseId} and ${courseParts.deletedAt} is null)`,
		CONTENTS_OF_COURSE,
	);

function readingLinked(ctx: TenantContext, where: SQL, limit: number) {
	const { rows, tenant } = ctx;
	const ids: SQL = sql`(select ${courseContents.contentId} from ${courseContents}
		where ${courseContents.tenantId} = ${tenant.id} and ${where})`;
	return {
		links: rows.listing(courseContents, {
			where,
			orderBy: [asc(courseContents.sortOrder), asc(courseContents.id)],
			limit,
		}),
		pieces: offeredPieces(ctx, ids),
	};
}
