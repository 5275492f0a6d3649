import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { CourseOffer } from "#app/directory/course-offer.server";
import { among } from "#app/platform/tenant/among.server";
import { courses } from "#db/schema/courses";
import { attendedSteps } from "./attended.server";
import { contentUses } from "./content-uses.server";
import { manifest } from "./manifest";
import { paths } from "./paths";

/** More are not offered at once. */
const MOST = 200;

/** Published courses by title. */
export const courseOffer: CourseOffer = {
	moduleKey: manifest.key,
	steps: attendedSteps,
	uses: contentUses,
	reading: ({ rows, tenant }, named) => {
		const isNamed = named && sql`exists (select 1 from json_each(${courses.titles}) where ${among(sql`value`, named)})`;
		const { query, shape } = rows.listing(courses, {
			where: and(isNull(courses.deletedAt), eq(courses.status, "published"), isNamed),
			orderBy: [asc(courses.sortTitle), asc(courses.id)],
			limit: MOST,
		});
		const to = paths(tenant.guid);
		return {
			query,
			shape: (found) =>
				shape(found).map(({ id, guid, titles, firstLanguage, audience }) => ({
					...{ titles, firstLanguage },
					path: ["tenant", "public"].includes(audience) ? to.course(id) : null,
					openPath: audience === "public" ? to.tutorial({ course: guid }) : null,
				})),
		};
	},
};
