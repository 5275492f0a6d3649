import { useTranslation } from "react-i18next";
import type { Question } from "../../definition/question";
import { TextInput } from "./inputs";
import { useQuestion } from "./use-question";

/** The name of a question's column in exports. */
export function CodeField({ question }: { question: Question }) {
	const { t } = useTranslation("formBuild");
	const { patch } = useQuestion(question);
	const { code } = question;
	return (
		<TextInput
			label={t("code.label")}
			help={t("code.help")}
			error={/^[A-Za-z][A-Za-z0-9_]{0,39}$/.test(code) ? undefined : t("code.wrong")}
			mono
			value={code}
			onChange={(text) => patch({ code: text.replace(/[^A-Za-z0-9_]+/g, "_").slice(0, 40) }, "code")}
		/>
	);
}
