import { useTranslation } from "react-i18next";
import type { useFormProblem } from "#app/ui/form-problem";
import { TextArea } from "#app/ui/text-field";
import type { ItemKind } from "../items/kinds";
import type { TaskFields } from "./task-fields";
import { OptionRows, PairRows, StatementRows } from "./task-rows";

export type Problem = ReturnType<typeof useFormProblem>;
type TaskProps = { kind: ItemKind; fields: TaskFields; problem: Problem; written: string };

/** Kinds whose text is written with marks, and those with a list of lines. */
const withText: readonly ItemKind[] = ["gapList", "gapTyped", "dragWords", "clickWord"];
/** Norwegian, as all that is asked. */
const examples: Partial<Record<ItemKind, string>> = {
	gapList: "Jeg [[bor|bo|bodde]] i Bergen nå.",
	gapTyped: "Hun [[leser]] avisa hver morgen.",
	dragWords: "Vi spiser [[frokost]] klokka sju og [[middag]] klokka fem.",
	clickWord: "Han [[går]] på jobb og [[kommer]] hjem sent.",
};
const lines: Partial<Record<ItemKind, "extra" | "parts" | "accepted">> = {
	dragWords: "extra",
	order: "parts",
	dictation: "accepted",
};

/** What is asked in an item of one kind and what is right. */
export function TaskFieldset({ kind, fields, problem, written }: TaskProps) {
	const { t } = useTranslation("norwegianLearning");
	const rows = { fields, problem, written };
	const listed = lines[kind];
	return (
		<>
			<TextArea
				id="question"
				name="question"
				label={t("task.question")}
				help={t("task.questionHelp")}
				lang={written}
				rows={2}
				error={problem.of("question")}
				defaultValue={problem.typed("question") ?? fields.question}
			/>
			{withText.includes(kind) && (
				<TextArea
					id="text"
					name="text"
					label={t("task.text")}
					help={t(`task.textHelp.${kind}`)}
					placeholder={examples[kind]}
					lang={written}
					rows={5}
					error={problem.of("text")}
					defaultValue={problem.typed("text") ?? fields.text}
				/>
			)}
			{listed && (
				<TextArea
					id={listed}
					name={listed}
					label={t(`task.${listed}`)}
					help={t(`task.${listed}Help`)}
					lang={written}
					rows={4}
					error={problem.of(listed)}
					defaultValue={problem.typed(listed) ?? fields[listed]}
					optional={listed === "extra"}
				/>
			)}
			{(kind === "single" || kind === "multiple") && <OptionRows isSingle={kind === "single"} {...rows} />}
			{kind === "trueFalse" && <StatementRows {...rows} />}
			{kind === "match" && <PairRows {...rows} />}
		</>
	);
}
