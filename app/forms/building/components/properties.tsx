import { memo } from "react";
import { useTranslation } from "react-i18next";
import { type Definition, questionsOf } from "../../definition/definition";
import { isAsked } from "../../definition/question";
import { textIn } from "../../definition/texts";
import { FormProperties } from "./form-properties";
import { KeepFields } from "./keep-fields";
import { PageProperties, SectionProperties } from "./part-properties";
import { QuestionProperties } from "./question-properties";

type PropertiesProps = { definition: Definition; chosen: string; mayLock: boolean };

/** The settings of what is chosen: a question, a section, a page, or the form itself. */
export const Properties = memo(function Properties({ definition, chosen, mayLock }: PropertiesProps) {
	const { t } = useTranslation("formBuild");
	const questions = questionsOf(definition);
	const question = questions.find(({ id }) => id === chosen);
	const at = definition.pages.findIndex((page) => page.id === chosen || page.sections.some(({ id }) => id === chosen));
	const page = definition.pages[at];
	const section = page?.sections.find(({ id }) => id === chosen);
	const shown = () => {
		if (question) {
			const number = questions.filter(isAsked).indexOf(question) + 1;
			return <QuestionProperties key={question.id} question={question} number={number} />;
		}
		if (section && page)
			return (
				<SectionProperties
					key={section.id}
					section={section}
					number={page.sections.indexOf(section) + 1}
					isOnly={page.sections.length === 1}
				/>
			);
		if (page) return <PageProperties key={page.id} page={page} at={at} of={definition.pages.length} />;
		return <FormProperties definition={definition} />;
	};
	const titleOf = () =>
		textIn(question?.label ?? section?.title ?? page?.title ?? definition.title, definition.languages[0]).text;
	return (
		<div className="p-4" data-properties>
			<h2 className="sr-only">{t("settings")}</h2>
			{shown()}
			<KeepFields key={`keep-${chosen}`} part={chosen} title={titleOf()} mayLock={mayLock} />
		</div>
	);
});
