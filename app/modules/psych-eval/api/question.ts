import { handler } from "#app/platform/guard.server";
import { selfReportCategories, selfReportQuestions } from "#db/schema/psych-eval";
import { Gone, QuestionCall, QuestionsCall } from "../bank/bank.schema";
import { deleteQuestion, readQuestions, writeQuestion } from "../bank/bank-calls.server";
import { endpoint } from "../guard.server";

const api = endpoint(
	{
		get: handler(QuestionsCall, readQuestions, { level: 10 }),
		post: handler(QuestionCall, writeQuestion, { level: 30 }),
		delete: handler(Gone, deleteQuestion, { level: 30 }),
	},
	{ record: selfReportQuestions, pointer: { field: "categoryId", table: selfReportCategories } },
);
export const loader = api.loader;
export const action = api.action;
