import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Filter } from "#app/lists/filters";
import { listSource } from "#app/lists/source.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { among } from "#app/platform/tenant/among.server";
import type { Visit } from "#app/platform/tenant/context";
import { newsArticles, TITLES } from "#db/schema/news";
import { trashedWork, workList } from "./work.list";

export const workSource = listSource(
	workList,
	newsArticles,
	{
		title: newsArticles.titles,
		status: { where: inAText(sql`value ->> 'status'`) },
		language: { where: inAText(sql`key`) },
		category: newsArticles.categoryId,
		author: { by: newsArticles.authorId, isIndexed: true },
		audience: newsArticles.audience,
		published: { by: newsArticles.publishedAt, none: 0 },
		changed: newsArticles.updatedAt,
	},
	{ search: { kind: TITLES } },
);

/** What lies in the trash. */
export const trashSource = listSource(
	trashedWork,
	newsArticles,
	{ deletedAt: { by: newsArticles.deletedAt, none: 0 } },
	{ search: { kind: TITLES } },
);

/** The items that somebody works on: level 20 their own, level 30 all. */
export const ownWork = (visit: Visit): SQL => and(isNull(newsArticles.deletedAt), isOwn(visit)) as SQL;

/** The same of what lies in the trash. */
export const inTrash = (visit: Visit): SQL => and(isNotNull(newsArticles.deletedAt), isOwn(visit)) as SQL;

const isOwn = ({ access, user }: Visit) => (access.level >= LEVEL_ALL ? undefined : eq(newsArticles.authorId, user.id));

/** Whether an item has a text, in any language, of which something is one of the filter's values. */
function inAText(part: SQL) {
	return ({ op, values }: Filter): SQL => {
		const isOne = among(part, values);
		const asks = op === "any" || op === "not" ? sql` where ${isOne}` : sql``;
		const some = sql`exists (select 1 from json_each(${newsArticles.states})${asks})`;
		return op === "not" || op === "empty" ? sql`not ${some}` : some;
	};
}
