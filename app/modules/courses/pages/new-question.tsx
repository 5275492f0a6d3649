import { useActionData, useLoaderData } from "@remix-run/react";
import { done, handler, Nothing } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { saveBankQuestion, showNewQuestion } from "../bank/bank.server";
import { BankQuestionPage } from "../components/bank-question-page";
import { BankQuestionInput } from "../courses.schema";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { QUESTION_FORM_MAX } from "../question-media";

export const handle = {
	i18n: ["courses", "editor", "media", "filePicker", "errors"],
	title: "courses:edit.newQuestion",
};

export const loader = page("edit", Nothing, showNewQuestion);
export const action = pageAction(
	"edit",
	{
		save: handler(BankQuestionInput, async (visit: Visit, input) => {
			await saveBankQuestion(visit, input);
			return done({ to: paths(visit.tenant.guid).bank, snackbar: { key: "courses:snackbar.keptInBank" } });
		}),
	},
	{ bodyMax: QUESTION_FORM_MAX },
);

export default function NewQuestion() {
	return <BankQuestionPage data={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
