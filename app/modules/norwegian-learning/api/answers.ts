import { handler, modes } from "#app/platform/guard.server";
import { productions } from "#db/schema/norwegian-learning";
import { endpoint } from "../guard.server";
import { answerDetails, listAnswers } from "../production/answer-calls.server";
import { AnswerRef, AnswersCall } from "../production/production.schema";

const own = { level: 10 };
const api = endpoint(
	{ get: modes({ getdetails: handler(AnswerRef, answerDetails, own) }, handler(AnswersCall, listAnswers, own)) },
	{ record: productions },
);
export const loader = api.loader;
