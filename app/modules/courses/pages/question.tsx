import { useActionData, useLoaderData } from "@remix-run/react";
import { done, handler } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { removeBankQuestion, saveBankQuestion, showBankQuestion } from "../bank/bank.server";
import { BankQuestionPage } from "../components/bank-question-page";
import { BankQuestionInput, BankQuestionQuery } from "../courses.schema";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { QUESTION_FORM_MAX } from "../question-media";

export const handle = { i18n: ["courses", "editor", "media", "filePicker", "errors"], title: "courses:bank.question" };

export const loader = page("edit", BankQuestionQuery, showBankQuestion);

const toBank = (visit: Visit, snackbar: string) =>
	done({ to: paths(visit.tenant.guid).bank, snackbar: { key: `courses:snackbar.${snackbar}` } });
export const action = pageAction(
	"edit",
	{
		save: handler(BankQuestionInput, async (visit: Visit, input) => {
			await saveBankQuestion(visit, input);
			return toBank(visit, "saved");
		}),
		remove: handler(BankQuestionQuery, async (visit: Visit, input) => {
			await removeBankQuestion(visit, input);
			return toBank(visit, "questionRemoved");
		}),
	},
	{ bodyMax: QUESTION_FORM_MAX },
);

export default function QuestionPage() {
	return <BankQuestionPage data={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
