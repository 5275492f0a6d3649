import { handler, modes } from "#app/platform/guard.server";
import { wordLists } from "#db/schema/norwegian-learning";
import { endpoint } from "../guard.server";
import { listWordLists, removeWordList, saveWordList, wordListDetails } from "../words/word-calls.server";
import { ListRef, ListsCall, SaveListCall } from "../words/words.schema";

const staff = { level: 20 };
const api = endpoint(
	{
		get: modes({ getdetails: handler(ListRef, wordListDetails, staff) }, handler(ListsCall, listWordLists, staff)),
		post: handler(SaveListCall, saveWordList, staff),
		delete: handler(ListRef, removeWordList, staff),
	},
	{ record: wordLists },
);
export const loader = api.loader;
export const action = api.action;
