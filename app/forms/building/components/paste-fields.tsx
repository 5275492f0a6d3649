import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { appendQuestions } from "../../builder/append-questions";
import { questionsOf } from "../../definition/definition";
import { questionsFromText } from "../../transfer/paste";
import { useBuilding } from "./build-context";
import { TextInput } from "./inputs";

/** Makes questions of a list that is pasted, at the end of the form. What does not come in stays in the field. */
export function PasteFields() {
	const { t } = useTranslation("formBuild");
	const { dispatch, current, language, tell } = useBuilding();
	const [text, setText] = useState("");
	const codes = questionsOf(current()).map(({ code }) => code);
	const [left, setLeft] = useState(0);
	const { questions, rest } = questionsFromText(text, language, codes);
	const add = () => {
		const last = questions.at(-1);
		if (!last) return;
		dispatch({ type: "edit", choose: last.id, change: (form) => appendQuestions(form, questions) });
		tell(t("said.pasted", { count: questions.length }));
		setText(rest);
		setLeft(rest === "" ? 0 : rest.split("\n").length);
	};
	return (
		<>
			<TextInput label={t("paste.label")} help={t("paste.help")} rows={6} value={text} onChange={setText} />
			{left > 0 && text !== "" && (
				<p role="status" className="notice tone-warning rounded-xl border p-3 text-13">
					{t("paste.rest", { count: left })}
				</p>
			)}
			<Button onClick={add} icon="plus">
				{t("paste.add", { count: questions.length })}
			</Button>
		</>
	);
}
