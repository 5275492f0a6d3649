import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { insertQuestion } from "../../builder/edit";
import { questionsOf } from "../../definition/definition";
import { questionsFromText } from "../../transfer/paste";
import { useBuilding } from "./build-context";
import { TextInput } from "./inputs";

/** Makes questions of a list that is pasted, at the end of the form. */
export function PasteFields() {
	const { t } = useTranslation("formBuild");
	const { dispatch, current, language, tell } = useBuilding();
	const [text, setText] = useState("");
	const codes = questionsOf(current()).map(({ code }) => code);
	const questions = text.trim() === "" ? [] : questionsFromText(text, language, codes);
	const add = () => {
		const last = questions.at(-1);
		if (!last) return;
		dispatch({
			type: "edit",
			choose: last.id,
			change: (form) => {
				const section = form.pages.at(-1)?.sections.at(-1);
				if (!section) return form;
				return questions.reduce(
					(next, question, index) =>
						insertQuestion(next, { section: section.id, at: section.questions.length + index }, question),
					form,
				);
			},
		});
		tell(t("said.pasted", { count: questions.length }));
		setText("");
	};
	return (
		<>
			<TextInput label={t("paste.label")} help={t("paste.help")} rows={6} value={text} onChange={setText} />
			<Button onClick={add} icon="plus">
				{t("paste.add", { count: questions.length })}
			</Button>
		</>
	);
}
