import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { Answers } from "../../answers/answer";
import { availableOptions, pipedFrom } from "../../answers/available-options";
import { formatAnswer } from "../../answers/format-answer";
import type { Definition } from "../../definition/definition";
import { type Question, type SimpleQuestion, simpleTypes } from "../../definition/question";
import { ChoiceInput } from "./choice-inputs";
import { ContentView } from "./content-view";
import { FileInput } from "./file-input";
import { ConsentInput, GoalsInput, MatrixInput, RankingInput } from "./part-inputs";
import { QuestionFrame, type Ties } from "./question-frame";
import { Said, useAsking } from "./reader";
import { RowsInput } from "./rows-input";
import { SignatureInput } from "./signature-input";
import { SimpleInput } from "./simple-input";

type QuestionViewProps = {
	question: Question;
	definition: Definition;
	/** What it follows of what is kept so far: which options an earlier answer leaves, what a computed value comes to. */
	answers: Answers;
	isRequired: boolean;
	today: string;
};

/** One question with what answers it, by its type; drawn anew only where something of it is another. */
export const QuestionView = memo(function QuestionView(props: QuestionViewProps) {
	const { question, isRequired } = props;
	switch (question.type) {
		case "heading":
		case "text":
		case "image":
		case "video":
			return <ContentView block={question} />;
		case "computed":
			return <Computed question={question} answers={props.answers} />;
		default:
			return (
				<QuestionFrame question={question} isRequired={isRequired} isGroup={!hasOneControl(question)}>
					{(ties) => <Control {...props} ties={ties} />}
				</QuestionFrame>
			);
	}
});

const single = ["shortText", "longText", "email", "phone", "number", "date", "time", "dropdown", "slider", "signature"];
const hasOneControl = (question: Question) =>
	single.includes(question.type) && !(question.type === "dropdown" && question.hasOther);

function Control({ question, definition, answers, today, ties }: QuestionViewProps & { ties: Ties }) {
	const { typed } = useAsking();
	const value = typed[question.id];
	const options = availableOptions(definition, question, answers);
	switch (question.type) {
		case "many":
			return <ChoiceInput {...{ question, ties, value, options }} />;
		case "ranking":
			return <RankingInput {...{ question, ties, value }} />;
		case "matrix":
			return <MatrixInput {...{ question, ties, value }} />;
		case "consent":
			return <ConsentInput {...{ question, ties, value }} />;
		case "signature":
			return <SignatureInput {...{ ties, value }} />;
		case "file":
			return <FileInput {...{ question, ties, value }} />;
		case "goals":
			return <GoalsInput {...{ question, ties, value }} />;
		case "table":
		case "group":
			return <RowsInput {...{ question, ties, value, today }} per={pipedFrom(question) ? options : null} />;
		default:
			return isSimple(question) ? <SimpleInput {...{ question, ties, value, today, options }} /> : null;
	}
}

const isSimple = (question: Question): question is SimpleQuestion =>
	(simpleTypes as readonly string[]).includes(question.type);

/** A value that follows from the answers, as they are now. */
function Computed({ question, answers }: { question: Question; answers: Answers }) {
	const { t } = useTranslation("forms");
	const { languages } = useAsking();
	const words = { yes: t("answering.yes"), no: t("answering.no"), other: t("answering.other"), languages };
	const [line = "–"] = formatAnswer(question, answers, words);
	return (
		<p className="text-base">
			<span className="font-semibold">
				<Said texts={question.label} />
			</span>
			: <output className="tabular-nums">{line}</output>
		</p>
	);
}
