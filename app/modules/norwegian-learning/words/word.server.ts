import { and, eq, or, sql } from "drizzle-orm";
import { droppingPictures } from "#app/media/dropping-pictures.server";
import { copyingFromLibrary, findForUse } from "#app/media/library/uses.server";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import { languageWords, wordLists } from "#db/schema/norwegian-learning";
import { manifest } from "../manifest";
import { paths } from "../paths";
import { ownAmong } from "./lists.server";
import type { Word } from "./queue.server";
import { serializeWord } from "./review.server";
import type { ChangedWordInput, OwnWordInput } from "./words.schema";

/** Own words that somebody has at most. */
const OWN_MOST = 2000;

/** A word that the visitor may change: an own one, or for teachers one of a list. */
async function findWord(visit: Visit, id: string) {
	const { rows, user, access } = visit;
	const isOwn = eq(languageWords.ownerId, user.id);
	const mayChange = access.level >= LEVEL_CLIENTS ? or(isOwn, sql`${languageWords.listId} is not null`) : isOwn;
	const { found } = await rows.read({
		found: rows.listingWith(
			languageWords,
			{ list: [wordLists, languageWords.listId, ["title"]] },
			{ where: and(eq(languageWords.id, id), mayChange), limit: 1 },
		),
	});
	if (!found[0]) throw notFound();
	return found[0];
}

export async function showWord(visit: Visit, { word_id: id }: { word_id: string }) {
	const { row, list } = await findWord(visit, id);
	return {
		word: { ...serializeWord(row), updatedAt: row.updatedAt },
		list: list && row.listId ? { id: row.listId, title: list.title } : null,
		tenant: visit.tenant.guid,
	};
}
export type WordData = Awaited<ReturnType<typeof showWord>>;

const assertHelp = (hasHelp: boolean) => {
	if (!hasHelp) throw invalid({ meaning: "norwegianWords:errors.bare" });
};

/** Adds a word of the visitor's own. One that is there already is not added twice. */
export async function addOwnWord(visit: Visit, word: OwnWordInput): Promise<void> {
	assertHelp(word.meaning !== "" || word.sentence !== "");
	const outcome = await keepOwnWord(visit, word);
	if (outcome !== "kept") throw invalid({ word: `norwegianWords:errors.${outcome}` });
}

/** The same, and why it was not added: it is there already, or there are as many as there may be. */
export async function keepOwnWord(
	visit: Visit,
	{ word, meaning, sentence, written }: OwnWordInput,
): Promise<"kept" | "known" | "full"> {
	const { rows, user, now } = visit;
	if ((await ownAmong(visit, [word])).size > 0) return "known";
	const { count } = await rows.read({ count: countingOwnWords(visit) });
	if (count >= OWN_MOST) return "full";
	const id = newId(now.getTime());
	const row = { id, ownerId: user.id, word, sortWord: word.toLowerCase(), meaning, sentence, written };
	await rows.commit([rows.adding(languageWords, row)]);
	return "kept";
}

/** For one `rows.read`: how many words of their own the visitor has. */
export const countingOwnWords = ({ rows, user }: Visit) =>
	rows.counting(languageWords, eq(languageWords.ownerId, user.id), OWN_MOST);

type Files = Pick<Word, "audioGuid" | "pictureGuid">;

/** Files of the library that are taken into a word: what is seen, and what is heard. */
async function takeFiles(visit: Visit, chosen: readonly string[], { id, word }: { id: string; word: string }) {
	const ids = chosen.filter((one) => one !== "");
	const files: Partial<Files> = {};
	if (ids.length === 0) return { files, writes: [] as PendingWrite[] };
	const found = await findForUse(visit, ids, "media");
	const use = { moduleKey: manifest.key, refGuid: id, title: word, path: paths(visit.tenant.guid).word(id) };
	const { copies, writes } = copyingFromLibrary(visit, found, manifest.key, use);
	for (const { type, guid } of copies) {
		if (type.startsWith("image/")) files.pictureGuid = guid;
		else if (type.startsWith("audio/")) files.audioGuid = guid;
		else throw invalid({ media: "norwegianWords:errors.media" });
	}
	if (Object.keys(files).length < copies.length) throw invalid({ media: "norwegianWords:errors.oneOfEach" });
	return { files, writes };
}

/** Changes a word. Whoever learns it keeps what they know of it. */
export async function changeWord(visit: Visit, input: ChangedWordInput): Promise<void> {
	const { rows } = visit;
	const { word_id: id, word, meaning, sentence, written, updatedAt } = input;
	const { row: before } = await findWord(visit, id);
	if (updatedAt !== undefined && before.updatedAt !== updatedAt) throw conflict(before);
	const { files, writes } = await takeFiles(visit, input.media, { id, word });
	const kept: Files = input.withoutMedia ? { audioGuid: null, pictureGuid: null } : before;
	const after: Files = {
		audioGuid: files.audioGuid ?? kept.audioGuid,
		pictureGuid: files.pictureGuid ?? kept.pictureGuid,
	};
	assertHelp(meaning !== "" || sentence !== "" || after.pictureGuid !== null);
	await rows.commit([
		...writes,
		rows.changing(languageWords, id, { word, sortWord: word.toLowerCase(), meaning, sentence, written, ...after }),
		...givingBack(
			visit,
			filesOf(before).filter((guid) => !filesOf(after).includes(guid)),
		),
	]);
}

const filesOf = ({ audioGuid, pictureGuid }: Files): string[] => [audioGuid, pictureGuid].filter((one) => one !== null);

const givingBack = ({ rows }: Visit, guids: string[]): PendingWrite[] =>
	guids.length === 0
		? []
		: droppingPictures(rows, manifest.key, sql`(select value from json_each(${JSON.stringify(guids)}))`);

/** Removes a word for good, with what people have learnt of it; gives the list that it was in. */
export async function removeWord(visit: Visit, { word_id: id }: { word_id: string }): Promise<string | null> {
	const { row } = await findWord(visit, id);
	await visit.rows.commit([...givingBack(visit, filesOf(row)), visit.rows.removing(languageWords, id)]);
	return row.listId;
}
