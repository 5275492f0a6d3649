import { useTranslation } from "react-i18next";
import { FieldError } from "#app/ui/field";
import { Icon } from "#app/ui/icon";
import { answerLooks, pointAnswers } from "../rounds/statuses";

type AnswerChoicesProps = { legend: string; language: string; chosen: string; error?: string };

/** Yes, no and not applicable beside each other, large enough for a thumb. */
export function AnswerChoices({ legend, language, chosen, error }: AnswerChoicesProps) {
	const { t } = useTranslation("hms");
	return (
		<fieldset aria-describedby={error ? "answer-error" : undefined}>
			<legend className="mb-4 text-xl leading-7 font-semibold" lang={language}>
				{legend}
			</legend>
			<FieldError id="answer-error">{error}</FieldError>
			<div className="flex flex-wrap gap-2">
				{pointAnswers.map((answer, index) => (
					<label
						key={answer}
						className="flex min-h-13 flex-1 cursor-pointer items-center justify-center gap-2 rounded-xl border border-control bg-sheet px-3 font-medium whitespace-nowrap focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink"
					>
						<input
							id={index === 0 ? "answer" : undefined}
							type="radio"
							name="answer"
							value={answer}
							defaultChecked={answer === chosen}
							className="sr-only"
							aria-invalid={error ? true : undefined}
						/>
						<Icon name={answerLooks[answer].icon} />
						{t(`answer.${answer}`)}
					</label>
				))}
			</div>
		</fieldset>
	);
}
