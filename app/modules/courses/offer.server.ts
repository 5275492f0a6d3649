import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { CourseOffer } from "#app/directory/handing-over.server";
import { textFor } from "#app/platform/localised";
import { courses } from "#db/schema/courses";
import { manifest } from "./manifest";
import { paths } from "./paths";

/** More are not offered at once. */
const MOST = 100;

/** Published courses that are not for those alone who were assigned to them, by title. */
export const courseOffer: CourseOffer = {
	moduleKey: manifest.key,
	reading: ({ rows, tenant, language }) => {
		const { query, shape } = rows.listing(courses, {
			where: and(
				...[isNull(courses.deletedAt), eq(courses.status, "published")],
				inArray(courses.audience, ["tenant", "public"]),
			),
			orderBy: [asc(courses.sortTitle), asc(courses.id)],
			limit: MOST,
		});
		return {
			query,
			shape: (found) =>
				shape(found).map(({ id, titles, firstLanguage }) => ({
					title: textFor(titles, language, firstLanguage).text,
					path: paths(tenant.guid).course(id),
				})),
		};
	},
};
