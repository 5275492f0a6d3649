import type * as z from "zod";
import { pageOf } from "#app/platform/paging.server";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { wordLists } from "#db/schema/norwegian-learning";
import { addList, changeList, readingLists, readingWordsOf, removeList } from "./lists.server";
import { queueOf, readingQueue } from "./queue.server";
import { rateWord } from "./review.server";
import type { ListsCall, RateCall, SaveListCall } from "./words.schema";

const iso = (at: number) => new Date(at).toISOString();

/** The word of one's own that comes next, and how many wait. */
export async function nextWordCall(visit: Visit) {
	const { next, today, due, unseen, done } = queueOf(visit, await visit.rows.read(readingQueue(visit)));
	return {
		...{ left_today: today, due, unseen, done_today: done },
		next: next && {
			...{ word_id: next.word.id, word: next.word.word, meaning: next.word.meaning, sentence: next.word.sentence },
			...{ written: next.word.written, audio_guid: next.word.audioGuid, picture_guid: next.word.pictureGuid },
			...{ reps: next.card?.reps ?? 0, due_at: next.card ? iso(next.card.due) : null },
		},
	};
}

export async function rateWordCall(visit: Visit, { wordId, reps, rating }: z.output<typeof RateCall>) {
	await rateWord(visit, { word_id: wordId, reps, rating, more: undefined });
	return nextWordCall(visit);
}

export async function listWordLists(visit: Visit, { limit, cursor }: z.output<typeof ListsCall>) {
	const { lists } = await visit.rows.read({ lists: readingLists(visit, { limit: limit + 1, cursor }) });
	const { items, next } = pageOf(lists, limit, ({ sortTitle, id }) => [sortTitle, id]);
	return { items: items.map(({ sortTitle: _, ...list }) => list), next };
}

export async function wordListDetails(visit: Visit, { id }: { id: string }) {
	const { rows } = visit;
	const { list, words } = await rows.read({ list: rows.finding(wordLists, id), words: readingWordsOf(visit, id) });
	if (!list) throw notFound();
	return {
		...{ id, tenant_id: list.tenantId, title: list.title, written: list.written },
		words: words.map(({ id: word_id, word, meaning, sentence, audioGuid, pictureGuid }) => ({
			...{ word_id, word, meaning, sentence, audio_guid: audioGuid, picture_guid: pictureGuid },
		})),
		...{ created_at: iso(list.createdAt), updated_at: iso(list.updatedAt) },
	};
}

/** Makes a list, or changes one and adds words to it. */
export async function saveWordList(visit: Visit, { tenantId, id, ...input }: z.output<typeof SaveListCall>) {
	if (id) await changeList(visit, { list_id: id, ...input });
	return wordListDetails(visit, { id: id ?? (await addList(visit, input)) });
}

export async function removeWordList(visit: Visit, { id }: { id: string }) {
	await removeList(visit, { id });
	return { id, deleted: true };
}
