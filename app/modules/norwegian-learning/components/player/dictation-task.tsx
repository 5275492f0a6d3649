import { useTranslation } from "react-i18next";
import { ANSWER } from "../../items/answer";
import type { TaskProps } from "./item-player";

/** What is said, to be written down. */
export function DictationTask({ answer, written }: TaskProps<"dictation">) {
	const { t } = useTranslation("norwegianTest");
	return (
		<textarea
			name={`${ANSWER}text`}
			aria-label={t("dictation")}
			lang={written}
			rows={3}
			defaultValue={answer.text ?? ""}
			autoComplete="off"
			autoCapitalize="none"
			autoCorrect="off"
			spellCheck={false}
			maxLength={2000}
			className="field field-lg field-sizing-content min-h-24 text-lg"
		/>
	);
}
