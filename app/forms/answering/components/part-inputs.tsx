import { useTranslation } from "react-i18next";
import { FieldError } from "#app/ui/field";
import type {
	ConsentQuestion,
	GoalsQuestion,
	MatrixQuestion,
	Option,
	RankingQuestion,
} from "../../definition/question";
import type { Ties } from "./question-frame";
import { Said, useFieldError, useSay } from "./reader";
import { Select } from "./select";
import "../answering.css";

type Props<Asked> = { question: Asked; ties: Ties; value: unknown };
const record = (value: unknown) =>
	typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** A row is a question of its own, so that it can be answered on a narrow phone and by ear. */
export function MatrixInput({ question, ties, value }: Props<MatrixQuestion>) {
	const errorOf = useFieldError();
	const given = record(value);
	const options = question.options.filter((option) => !option.isRetired);
	return (
		<div className="flex flex-col gap-4">
			{question.rows.map(({ id, label }, row) => {
				const name = `${ties.name}.${id}`;
				const error = errorOf(`${question.id}.${id}`);
				const chosen = [given[id]].flat();
				return (
					<fieldset key={id} className="card p-3" aria-describedby={error ? `${name}-error` : undefined}>
						<legend className="float-left mb-2 w-full text-base font-medium">
							<Said texts={label} secondClass="text-sm text-ink-2" />
						</legend>
						<div className="clear-both">
							<FieldError id={`${name}-error`}>{error}</FieldError>
							<div className="flex flex-wrap gap-x-5">
								{options.map((option, at) => (
									<label key={option.id} className="flex min-h-11 cursor-pointer items-center gap-2 text-base">
										<input
											id={at === 0 ? (row === 0 ? ties.id : name) : undefined}
											name={name}
											type={question.isMany ? "checkbox" : "radio"}
											value={option.id}
											defaultChecked={chosen.includes(option.id)}
											className="tick"
										/>
										<span>
											<Said texts={option.label} secondClass="text-13 text-ink-2" />
										</span>
									</label>
								))}
							</div>
						</div>
					</fieldset>
				);
			})}
		</div>
	);
}

/** Each option gets its number; that no two have the same is looked at when the step is left. */
export function RankingInput({ question, ties, value }: Props<RankingQuestion>) {
	const { t } = useTranslation("forms");
	const options = question.options.filter((option) => !option.isRetired);
	const place = (option: Option) => {
		if (Array.isArray(value)) return value.includes(option.id) ? String(value.indexOf(option.id) + 1) : "";
		return String(record(value)[option.id] ?? "");
	};
	return (
		<ol className="flex flex-col gap-2.5">
			{options.map((option, at) => {
				const name = `${ties.name}.${option.id}`;
				const id = at === 0 ? ties.id : name;
				return (
					<li key={option.id} className="flex min-h-12 items-center gap-3">
						<Select id={id} name={name} defaultValue={place(option)} className="w-20 shrink-0">
							<option value="">{t("answering.noPlace")}</option>
							{options.map((_, number) => (
								<option key={options[number]?.id} value={number + 1}>
									{number + 1}
								</option>
							))}
						</Select>
						<label htmlFor={id} className="min-w-0 break-words text-base">
							<Said texts={option.label} secondClass="text-sm text-ink-2" />
						</label>
					</li>
				);
			})}
		</ol>
	);
}

export function ConsentInput({ question, ties, value }: Props<ConsentQuestion>) {
	return (
		<div className="answer-choice">
			<input {...ties} type="checkbox" defaultChecked={value === true || value === "on"} className="tick" />
			<label htmlFor={ties.id} className="min-w-0 grow break-words text-base">
				<Said texts={question.statement} secondClass="mt-1 text-sm text-ink-2" />
			</label>
		</div>
	);
}

const attainment = ["-2", "-1", "0", "1", "2"] as const;

/** One's own goals in one's own words, and how far each has come. */
export function GoalsInput({ question, ties, value }: Props<GoalsQuestion>) {
	const { t } = useTranslation("forms");
	const errorOf = useFieldError();
	const say = useSay();
	const given = Array.isArray(value) ? value : [];
	const points = question.scale === "attainment" ? attainment : Array.from({ length: 11 }, (_, at) => String(at));
	return (
		<ol className="flex flex-col gap-5">
			{Array.from({ length: question.maxGoals }, (_, at) => {
				const goal = record(given[at]);
				const part = (name: string) => `${ties.name}.${at}.${name}`;
				const error = errorOf(`${question.id}.${at}.text`) ?? errorOf(`${question.id}.${at}.value`);
				const textId = at === 0 ? ties.id : part("text");
				return (
					<li key={part("text")} className="flex flex-col gap-2">
						{typeof goal.id === "string" && <input type="hidden" name={part("id")} value={goal.id} />}
						<label htmlFor={textId} className="label">
							{t("answering.goal", { number: at + 1 })}
						</label>
						<FieldError id={part("error")}>{error}</FieldError>
						<input
							id={textId}
							name={part("text")}
							type="text"
							maxLength={300}
							defaultValue={typeof goal.text === "string" ? goal.text : ""}
							aria-describedby={error ? part("error") : undefined}
							className="field min-h-12 text-base"
						/>
						<label htmlFor={part("value")} className="label">
							{t("answering.goalHow")}
						</label>
						<Select
							id={part("value")}
							name={part("value")}
							defaultValue={goal.value === null || goal.value === undefined ? "" : String(goal.value)}
							aria-label={`${say(question.label)}: ${t("answering.goal", { number: at + 1 })}, ${t("answering.goalHow")}`}
						>
							<option value="">{t("answering.notRated")}</option>
							{points.map((point) => (
								<option key={point} value={point}>
									{question.scale === "attainment" ? t(`answering.attained.${point.replace("-", "minus")}`) : point}
								</option>
							))}
						</Select>
					</li>
				);
			})}
		</ol>
	);
}
