import { Form } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { TextField } from "#app/ui/text-field";
import { useHydrated } from "#app/ui/use-hydrated";
import { markedWord, SENTENCE_MOST, WORD_MOST } from "../marked-word";

type WordsProps = {
	/** How many words the learner has, and where they train them. */
	words: { count: number; path: string };
	answer: unknown;
};

/** Puts a word that is marked in the lesson, or any other, among those that the learner trains. */
export function StepWords({ words: { count, path }, answer }: WordsProps) {
	const { t } = useTranslation("courses");
	const problem = useFormProblem(answer, { intent: "word" });
	const form = useRef<HTMLFormElement>(null);
	const hydrated = useHydrated();
	const take = () => {
		const marked = markedWord(getSelection());
		if (!marked) return;
		for (const [name, value] of Object.entries(marked)) {
			const field = form.current?.elements.namedItem(name);
			if (field instanceof HTMLInputElement) field.value = value;
		}
	};
	return (
		<details className="mt-4 border-t border-line pt-4" open={problem.refused || undefined}>
			<summary className="flex min-h-11 cursor-pointer items-center text-base font-semibold">
				{count > 0 ? `${t("words.mine")} (${count})` : t("words.mine")}
			</summary>
			<p className="mt-1 text-sm text-ink-2">
				{t("words.help")}{" "}
				<Link to={path} className="link">
					{t("words.see")}
				</Link>
			</p>
			<Form key={count} ref={form} method="post" preventScrollReset className="mt-4 flex flex-col gap-3" noValidate>
				{hydrated && (
					// A press must not take the mark away before it is read.
					<Button
						kind="quiet"
						size="sm"
						icon="quote"
						className="self-start"
						onMouseDown={(event) => event.preventDefault()}
						onClick={take}
					>
						{t("words.take")}
					</Button>
				)}
				<TextField
					id="word"
					name="word"
					label={t("words.word")}
					lang="nb"
					maxLength={WORD_MOST}
					error={problem.of("word")}
					defaultValue={problem.typed("word")}
				/>
				<TextField
					id="meaning"
					name="meaning"
					label={t("words.meaning")}
					maxLength={SENTENCE_MOST}
					error={problem.of("meaning")}
					defaultValue={problem.typed("meaning")}
				/>
				<TextField
					id="sentence"
					name="sentence"
					label={t("words.sentence")}
					help={t("words.either")}
					lang="nb"
					maxLength={SENTENCE_MOST}
					error={problem.of("sentence")}
					defaultValue={problem.typed("sentence")}
				/>
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="word" kind="secondary" className="self-start">
					{t("words.save")}
				</SubmitButton>
			</Form>
		</details>
	);
}
