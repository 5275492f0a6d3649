import { formRecords } from "#app/forms/store/records.server";
import { handler, modes } from "#app/platform/guard.server";
import { QuestionCall, QuestionOfForm, QuestionsCall } from "../calls.schema";
import { endpoint } from "../guard.server";
import { getQuestion, getQuestions, postQuestion } from "../question-calls.server";

const api = endpoint(
	{
		get: modes(
			{ getquestion: handler(QuestionOfForm, getQuestion, { level: 20 }) },
			handler(QuestionsCall, getQuestions, { level: 10 }),
		),
		post: handler(QuestionCall, postQuestion, { level: 20 }),
	},
	{ pointer: { field: "formId", table: formRecords } },
);
export const loader = api.loader;
export const action = api.action;
