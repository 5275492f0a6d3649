import { and, asc, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { type FindPeople, findAmong, GROUP_MOST } from "#app/directory/find-people.server";
import { readGroups } from "#app/directory/groups.server";
import { areModulePeople, hasModule } from "#app/directory/module-people.server";
import { nameOf } from "#app/directory/names";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { people } from "#db/schema/directory";
import { newsArticles } from "#db/schema/news";
import type { Article } from "./articles.server";
import { manifest } from "./manifest";
import type { SettingsInput } from "./news.schema";

/** People who are offered where there is no JavaScript. */
const OFFERED = 200;
/** Who reads news. */
const reading = { moduleKey: manifest.key, level: 0 };

/** The word of an audience for one person. */
export const personWord = (id: string) => `person:${id}`;
const worded = <One extends { id: string }>(one: One) => ({ ...one, id: personWord(one.id) });

/** Those who have news, by name, for an item that only some may read; their ids are words of an audience. */
export async function findReaders(visit: Visit, asked: z.output<typeof FindPeople>) {
	const { found, ...answer } = await findAmong(hasModule(reading))(visit, asked);
	return { ...answer, found: found.map(worded) };
}

/** The people for whom an item is by name and some others, as the picker takes them, with the groups of the tenant. */
export function readOffered(visit: Visit, articleId: string, reads: ReadBatch) {
	const { rows, tenant } = visit;
	const isIt = and(eq(newsArticles.tenantId, tenant.id), eq(newsArticles.id, articleId));
	const named = sql`${people.id} in (select substr(one.value, 8) from ${newsArticles}, json_each(${newsArticles.audienceFor}) one
		where ${isIt} and one.value like 'person:%')`;
	const orderBy = [asc(people.sortName), asc(people.id)];
	const isReader = and(eq(people.isActive, true), hasModule(reading)(visit));
	const chosen = reads.add(rows.listing(people, { where: named, orderBy, limit: GROUP_MOST }));
	const others = reads.add(rows.listing(people, { where: isReader, orderBy, limit: OFFERED }));
	const groups = readGroups(visit, reads);
	return () => {
		const first = chosen();
		const rest = others().filter(({ id }) => !first.some((one) => one.id === id));
		return { people: [...first, ...rest].map((one) => worded({ id: one.id, name: nameOf(one) })), groups: groups() };
	};
}

/**
 * Who may read an item, as it keeps it. Throws `invalid` where only some may and nobody is chosen, or where somebody is new
 * among them who has no news.
 */
export async function audienceOf(
	visit: Visit,
	{ audience, audienceFor }: Pick<SettingsInput, "audience" | "audienceFor">,
	before?: Pick<Article, "audienceFor">,
) {
	if (audience !== "chosen") return { audience, audienceFor: [] };
	if (audienceFor.length === 0) throw invalid({ audienceFor: "news:errors.nobodyChosen" });
	const fresh = audienceFor.filter((word) => word.startsWith("person:") && !before?.audienceFor.includes(word));
	const ids = fresh.map((word) => word.slice("person:".length));
	if (!(await areModulePeople(visit, ids, reading))) throw invalid({ audienceFor: "wrongValue" });
	return { audience, audienceFor: [...new Set(audienceFor)] };
}
