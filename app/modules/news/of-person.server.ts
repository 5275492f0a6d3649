import { and, eq, isNotNull } from "drizzle-orm";
import { countingList } from "#app/lists/read-list.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { COUNTED_OF_PERSON, keptOfPeople, type Whom } from "#app/platform/tenant/of-person.server";
import { newsReceipts } from "#db/schema/news";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { ownWork, workSource } from "./work-list/work.source.server";

const written = ({ id }: Whom) => `f=author.any.${id}`;

export const ofPeople = keptOfPeople(manifest, [
	{
		key: "articles",
		place: "work",
		count: (asker, whom) => countingList(asker, workSource as never, written(whom), ownWork(asker)),
		to: ({ tenant }, whom) => `${paths(tenant.guid).work}?${written(whom)}`,
	},
	{
		key: "confirmedNews",
		place: "work",
		count: ({ access, rows }, { id }) => {
			const where = and(eq(newsReceipts.userId, id), isNotNull(newsReceipts.confirmedAt));
			return access.level >= LEVEL_ALL ? rows.counting(newsReceipts, where, COUNTED_OF_PERSON) : undefined;
		},
	},
]);
