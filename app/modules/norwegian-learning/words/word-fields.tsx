import { useTranslation } from "react-i18next";
import type { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import { WrittenField } from "../components/written-field";

type Word = { word: string; meaning: string; sentence: string; written: string };
type FieldsProps = { word: Word | null; problem: ReturnType<typeof useFormProblem> };

/** What is written of a word: the word, what it means, and a sentence with it. */
export function WordFields({ word, problem }: FieldsProps) {
	const { t } = useTranslation("norwegianWords");
	return (
		<>
			<TextField
				id="word"
				name="word"
				label={t("word.word")}
				lang="nb"
				maxLength={100}
				error={problem.of("word")}
				defaultValue={problem.typed("word") ?? word?.word}
			/>
			<TextField
				id="meaning"
				name="meaning"
				label={t("word.meaning")}
				help={t("word.meaningHelp")}
				maxLength={300}
				error={problem.of("meaning")}
				defaultValue={problem.typed("meaning") ?? word?.meaning}
				optional
			/>
			<TextField
				id="sentence"
				name="sentence"
				label={t("word.sentence")}
				help={t("word.sentenceHelp")}
				lang="nb"
				maxLength={300}
				error={problem.of("sentence")}
				defaultValue={problem.typed("sentence") ?? word?.sentence}
				optional
			/>
			<WrittenField problem={problem} written={word?.written} width="max-w-44" />
		</>
	);
}
