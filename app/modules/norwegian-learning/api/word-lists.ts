import { modes, verb } from "#app/platform/guard.server";
import { wordLists } from "#db/schema/norwegian-learning";
import { endpoint } from "../guard.server";
import { listWordLists, removeWordList, saveWordList, wordListDetails } from "../words/word-calls.server";
import { ListRef, ListsCall, SaveListCall } from "../words/words.schema";

const staff = { level: 20 };
const api = endpoint(
	{
		get: modes({ getdetails: verb(ListRef, wordListDetails, staff) }, verb(ListsCall, listWordLists, staff)),
		post: verb(SaveListCall, saveWordList, staff),
		delete: verb(ListRef, removeWordList, staff),
	},
	{ record: wordLists },
);
export const loader = api.loader;
export const action = api.action;
