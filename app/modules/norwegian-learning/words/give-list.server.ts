import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { findAmong } from "#app/directory/find-people.server";
import { followedBy } from "#app/directory/followed.server";
import { readGroups } from "#app/directory/groups.server";
import { inModule } from "#app/directory/module-members.server";
import { NAMED, nameOf } from "#app/directory/names";
import { newId } from "#app/platform/ids";
import { notifying } from "#app/platform/notify.server";
import { invalid, notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { people } from "#db/schema/directory";
import { givenWordLists, wordLists } from "#db/schema/norwegian-learning";
import { manifest } from "../manifest";
import { paths } from "../paths";

/** People who are offered where there is no JavaScript, and those with the list who are named. */
const OFFERED = 200;
const NAMED_MOST = 1000;

/** A condition on people: they have the module; below level 30 the visitor follows them up. */
const receivers = (visit: Visit): SQL | undefined =>
	and(
		visit.access.level >= LEVEL_ALL ? undefined : followedBy(visit),
		inModule(visit, people.id, { moduleKey: manifest.key, level: 10 }),
	);

export const findReceivers = findAmong(receivers);

/** A condition on who has a list: the visitor may know. */
const isSeen = (visit: Visit): SQL => {
	const { tenant } = visit;
	if (visit.access.level >= LEVEL_ALL) return sql`1`;
	return sql`exists (select 1 from ${people} where ${and(
		eq(people.tenantId, tenant.id),
		eq(people.id, givenWordLists.userId),
		followedBy(visit),
	)})`;
};

/** A list with the form that gives it to people, and those who have it. */
export async function showGiveList(visit: Visit, { list_id: id }: { list_id: string }) {
	const { rows, tenant } = visit;
	const reads = new ReadBatch();
	const list = reads.add(rows.finding(wordLists, id));
	const groups = readGroups(visit, reads);
	const offered = reads.add(
		rows.listing(people, {
			where: and(eq(people.isActive, true), receivers(visit)),
			orderBy: [asc(people.sortName), asc(people.id)],
			limit: OFFERED,
		}),
	);
	const given = reads.add(
		rows.listingWith(
			givenWordLists,
			{ person: [people, givenWordLists.userId, NAMED] },
			{ where: and(eq(givenWordLists.listId, id), isSeen(visit)), orderBy: asc(givenWordLists.id), limit: NAMED_MOST },
		),
	);
	await reads.send(rows);
	const found = list();
	if (!found) throw notFound();
	return {
		list: { id, title: found.title },
		groups: groups(),
		people: offered().map((person) => ({ id: person.id, name: nameOf(person) })),
		given: given().map(({ row, person }) => ({ id: row.userId, name: person ? nameOf(person) : "" })),
		tenant: tenant.guid,
	};
}
export type GiveListData = Awaited<ReturnType<typeof showGiveList>>;

/** Gives a list to people; those who get it anew are told. Gives how many they are. */
export async function giveList(visit: Visit, input: { list_id: string; people: string[] }): Promise<number> {
	const { rows, user, now, tenant } = visit;
	const listId = input.list_id;
	const ids = [...new Set(input.people)];
	const named = sql`(select value from json_each(${JSON.stringify(ids)}))`;
	const { list, known, before } = await rows.read({
		list: rows.finding(wordLists, listId),
		known: rows.counting(
			people,
			and(eq(people.isActive, true), receivers(visit), sql`${people.id} in ${named}`),
			Math.max(1, ids.length),
		),
		before: rows.listing(givenWordLists, {
			where: and(eq(givenWordLists.listId, listId), sql`${givenWordLists.userId} in ${named}`),
			limit: Math.max(1, ids.length),
		}),
	});
	if (!list) throw notFound();
	if (ids.length === 0) throw invalid({ people: "norwegianWords:errors.nobody" });
	if (known !== ids.length) throw notFound();
	const has = new Set(before.map(({ userId }) => userId));
	const fresh = ids.filter((id) => !has.has(id));
	const notice = {
		...{ type: "wordListGiven" as const, noticeId: newId(now.getTime()), url: paths(tenant.guid).words },
		params: { title: list.title },
	};
	if (fresh.length > 0)
		await rows.commit([
			rows.addingEach(
				givenWordLists,
				fresh.map((userId) => ({ id: `${listId}:${userId}`, listId, userId, givenBy: user.id })),
			),
			notifying(
				visit,
				notice,
				fresh.filter((one) => one !== user.id),
			),
		]);
	return fresh.length;
}

/** Takes a list back from somebody. What they have learnt of it stays, should they get it again. */
export async function takeList(visit: Visit, { list_id, person }: { list_id: string; person: string }): Promise<void> {
	const { rows } = visit;
	const id = `${list_id}:${person}`;
	const [given] = await rows.list(givenWordLists, { where: and(eq(givenWordLists.id, id), isSeen(visit)), limit: 1 });
	if (!given) throw notFound();
	await rows.remove(givenWordLists, id);
}
