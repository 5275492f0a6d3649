import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import type { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextField } from "#app/ui/text-field";
import { useHydrated } from "#app/ui/use-hydrated";
import type { EventQuestion } from "#db/schema/events";

const kinds = ["text", "longText", "choice", "choices", "yesNo"] as const;
/** Empty rows where none can be added, and questions at most. */
const SPARE = 2;
const MOST = 20;

type QuestionRowsProps = { questions: readonly EventQuestion[]; problem: ReturnType<typeof useFormProblem> };

/** An event's own questions, a row each; a row without words is none. */
export function QuestionRows({ questions, problem }: QuestionRowsProps) {
	const { t } = useTranslation("events");
	const hydrated = useHydrated();
	const [more, setMore] = useState(0);
	const rows = typedRows(problem) ?? questions;
	const count = Math.min(MOST, rows.length + (hydrated ? more : SPARE));
	return (
		<fieldset className="flex min-w-0 flex-col gap-4">
			<legend className="label mb-1.5">{t("field.questions")}</legend>
			<p className="-mt-1 text-13 text-ink-3">{t("help.questions")}</p>
			{Array.from({ length: count }, (_, index) => {
				const own = rows[index];
				const number = String(index);
				return (
					<div key={number} className="card grid gap-3 p-4 sm:grid-cols-2">
						<input type="hidden" name="questionId[]" value={own?.id ?? ""} />
						<TextField
							id={`question-${number}`}
							name="questionLabel[]"
							label={t("question.label", { number: index + 1 })}
							defaultValue={own?.label ?? ""}
							autoComplete="off"
						/>
						<SelectField
							name="questionKind[]"
							label={t("question.kind")}
							defaultValue={own?.kind ?? "text"}
							options={kinds.map((value) => ({ value, label: t(`question.kinds.${value}`) }))}
						/>
						<TextField
							id={index === 0 ? "questionOptions" : undefined}
							name="questionOptions[]"
							label={t("question.options")}
							help={t("question.optionsHelp")}
							error={index === 0 ? problem.of("questionOptions") : undefined}
							defaultValue={own?.options.join("; ") ?? ""}
							autoComplete="off"
							optional
						/>
						<Checkbox
							name="questionRequired[]"
							value={number}
							label={t("question.required")}
							defaultChecked={own?.isRequired}
						/>
					</div>
				);
			})}
			{hydrated && count < MOST && (
				<div>
					<Button icon="plus" onClick={() => setMore(more + 1)}>
						{t("question.add")}
					</Button>
				</div>
			)}
		</fieldset>
	);
}

/** The rows as they were typed in what was refused. */
function typedRows(problem: QuestionRowsProps["problem"]): EventQuestion[] | undefined {
	const [kinds, options, ids] = [
		problem.typedAll("questionKind"),
		problem.typedAll("questionOptions"),
		problem.typedAll("questionId"),
	];
	return problem.typedAll("questionLabel")?.map((label, index) => ({
		...{ id: ids?.[index] ?? "", label, kind: (kinds?.[index] ?? "text") as EventQuestion["kind"] },
		options: [options?.[index] ?? ""],
		isRequired: problem.ticked("questionRequired", String(index)) ?? false,
	}));
}
