import { handler } from "#app/platform/guard.server";
import { wordCards } from "#db/schema/norwegian-learning";
import { endpoint } from "../guard.server";
import { nextWordCall, rateWordCall } from "../words/word-calls.server";
import { ListsCall, RateCall } from "../words/words.schema";

const own = { level: 10 };
const api = endpoint(
	{ get: handler(ListsCall, nextWordCall, own), post: handler(RateCall, rateWordCall, own) },
	{ record: wordCards },
);
export const loader = api.loader;
export const action = api.action;
