import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { ContentOffer } from "#app/directory/content-offer.server";
import { learningContents } from "#db/schema/task-library";
import { manifest } from "./manifest";
import { paths } from "./paths";

/** More are not looked through for what fits. */
const MOST = 60;

/** Published contents, those that are used most first. */
export const contentOffer: ContentOffer = {
	moduleKey: manifest.key,
	reading: ({ rows, tenant }, { skills, levels }) => {
		const among = (column: typeof learningContents.skill | typeof learningContents.level, values: string[]) =>
			sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
		const { query, shape } = rows.listing(learningContents, {
			where: and(
				isNull(learningContents.deletedAt),
				eq(learningContents.status, "published"),
				among(learningContents.skill, skills),
				among(learningContents.level, levels),
			),
			orderBy: [desc(learningContents.openCount), desc(learningContents.id)],
			limit: MOST,
		});
		const to = paths(tenant.guid);
		return {
			query,
			shape: (found) =>
				shape(found).map(({ id, titles, language, skill, level, tags, minutes }) => ({
					...{ titles, language, skill, level, tags, minutes, path: to.content(id) },
				})),
		};
	},
};
