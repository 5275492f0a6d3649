import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { droppingPictures } from "#app/media/dropping-pictures.server";
import { newId } from "#app/platform/ids";
import { after } from "#app/platform/paging.server";
import { conflict, notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { givenWordLists, languageWords, wordLists } from "#db/schema/norwegian-learning";
import { manifest } from "../manifest";
import type { WordLine } from "./lines";
import { serializeWord } from "./review.server";
import type { ChangedListInput, ListInput } from "./words.schema";

export type WordList = Row<typeof wordLists>;
/** Lists that the room shows, and words that a list shows. */
const LISTS_MOST = 200;
const WORDS_MOST = 1000;

/** For one `rows.read`: the lists by name, each with how many words it has and how many people have it. */
export function readingLists(
	{ rows }: Visit,
	{ limit = LISTS_MOST, cursor }: { limit?: number; cursor?: string } = {},
) {
	const counted = (table: typeof languageWords | typeof givenWordLists) =>
		rows.hanging(table, [table.listId, wordLists.id], { where: sql`1`, orderBy: [sql`${table.id}`], limit: 1 });
	const { query, shape } = rows.listingWith(
		wordLists,
		{},
		{
			where: after([wordLists.sortTitle, wordLists.id], cursor),
			orderBy: [asc(wordLists.sortTitle), asc(wordLists.id)],
			limit,
			hanging: { words: counted(languageWords), people: counted(givenWordLists) },
		},
	);
	return {
		query,
		shape: (found: unknown[]) =>
			shape(found).map(({ row: { id, title, sortTitle, written }, words, people }) => ({
				...{ id, title, sortTitle, written, words: words.count, people: people.count },
			})),
	};
}

/** For one `rows.read`: the words of a list in the order in which they were written. */
export const readingWordsOf = ({ rows }: Visit, listId: string) =>
	rows.listing(languageWords, {
		where: eq(languageWords.listId, listId),
		orderBy: [asc(languageWords.createdAt), asc(languageWords.id)],
		limit: WORDS_MOST,
	});

export async function showList(visit: Visit, { list_id: id }: { list_id: string }) {
	const { rows, tenant } = visit;
	const { list, words } = await rows.read({ list: rows.finding(wordLists, id), words: readingWordsOf(visit, id) });
	if (!list) throw notFound();
	const { title, written, updatedAt } = list;
	return { list: { id, title, written, updatedAt }, words: words.map(serializeWord), tenant: tenant.guid };
}
export type ListData = Awaited<ReturnType<typeof showList>>;

/** The write that puts words into a list, or among somebody's own, in their order. */
export function addingWords(
	{ rows, now }: Visit,
	whose: { listId: string } | { ownerId: string },
	written: WordList["written"],
	lines: readonly WordLine[],
): PendingWrite[] {
	if (lines.length === 0) return [];
	// Ids sort by their time: the words stay in the order in which they were written.
	const made = lines.map(({ word, meaning, sentence }, at) => ({
		...{ id: newId(now.getTime() + at), ...whose, word, sortWord: word.toLowerCase(), meaning, sentence, written },
	}));
	const recordId = "listId" in whose ? whose.listId : (made[0]?.id ?? "");
	return [rows.addingAll(languageWords, recordId, made as never)];
}

export async function addList(visit: Visit, { title, written, words }: ListInput): Promise<string> {
	const { rows, user, now } = visit;
	const id = newId(now.getTime());
	await rows.commit([
		rows.adding(wordLists, { id, title, sortTitle: title.toLowerCase(), written, createdBy: user.id }),
		...addingWords(visit, { listId: id }, written, words),
	]);
	return id;
}

/** Changes a list, and adds words to it. Throws `conflict` where it has moved on since `updatedAt`. */
export async function changeList(visit: Visit, { list_id: id, updatedAt, ...input }: ChangedListInput): Promise<void> {
	const { rows } = visit;
	const { title, written, words } = input;
	const before = await rows.find(wordLists, id);
	if (!before) throw notFound();
	if (updatedAt !== undefined && before.updatedAt !== updatedAt) throw conflict(before);
	await rows.commit([
		rows.changing(wordLists, id, { title, sortTitle: title.toLowerCase(), written }),
		...addingWords(visit, { listId: id }, written, words),
	]);
}

/** Removes a list for good, with its words, their files, and what people have learnt of them. */
export async function removeList({ rows, tenant }: Visit, { id }: { id: string }): Promise<void> {
	if (!(await rows.find(wordLists, id))) throw notFound();
	const guids = (column: typeof languageWords.audioGuid | typeof languageWords.pictureGuid): SQL =>
		sql`(select ${column} from ${languageWords} where ${and(eq(languageWords.tenantId, tenant.id), eq(languageWords.listId, id))} and ${column} is not null)`;
	await rows.commit([
		...droppingPictures(rows, manifest.key, guids(languageWords.audioGuid)),
		...droppingPictures(rows, manifest.key, guids(languageWords.pictureGuid)),
		rows.removing(wordLists, id),
	]);
}

/** The words of these, by how they sort, that somebody has among their own already. */
export async function ownAmong({ rows, user }: Visit, words: readonly string[]): Promise<Set<string>> {
	if (words.length === 0) return new Set();
	const found = await rows.list(languageWords, {
		where: and(
			eq(languageWords.ownerId, user.id),
			inArray(languageWords.sortWord, [...new Set(words.map((word) => word.toLowerCase()))]),
		),
		limit: words.length,
	});
	return new Set(found.map(({ sortWord }) => sortWord));
}
