import { CardView } from "../../charts/card-view";
import { useWords } from "../../charts/use-words";
import { type AskedQuestion, questionCard } from "../question-card";

/** A question's figures on a page; `form`: whose pictures are saved. */
export function QuestionReport({ form, ...asked }: AskedQuestion & { form: string }) {
	return <CardView card={questionCard(asked, useWords())} png={`${form}-${asked.summary.question.code}`} />;
}
