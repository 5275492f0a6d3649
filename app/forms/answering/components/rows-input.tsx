import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { FieldError } from "#app/ui/field";
import { useHydrated } from "#app/ui/use-hydrated";
import { startingAnswers } from "../../answers/starting-answers";
import { innerQuestions } from "../../definition/definition";
import type { GroupQuestion, Option, SimpleQuestion, TableQuestion } from "../../definition/question";
import { hasText } from "../../definition/texts";
import type { Ties } from "./question-frame";
import { Said, useFieldError, useSay } from "./reader";
import { SimpleInput } from "./simple-input";

type RowsInputProps = {
	question: TableQuestion | GroupQuestion;
	ties: Ties;
	value: unknown;
	today: string;
	/** Of a group that is asked once for each: what was chosen earlier. */
	per: Option[] | null;
};

/** The rows of a table, or the times of a group: what is filled in and one more, and as many more as are asked for. */
export function RowsInput({ question, ties, value, today, per }: RowsInputProps) {
	const { t } = useTranslation("forms");
	const say = useSay();
	const hydrated = useHydrated();
	const given: Record<string, unknown>[] = Array.isArray(value) ? value : [];
	const most = question.type === "table" ? question.maxRows : question.maxTimes;
	const least = (question.type === "table" ? question.minRows : question.minTimes) ?? 1;
	const start: Record<string, unknown> = startingAnswers(innerQuestions(question));
	// So many in all, and not so many beside those that are filled in: each refused step would add them once more.
	const [wanted, want] = useState(1);
	const number = per ? per.length : Math.min(most, Math.max(least, given.length + 1, wanted));
	const name = (question.type === "group" && say(question.itemLabel)) || t("answering.row");
	return (
		<div className="flex flex-col gap-4">
			{Array.from({ length: number }, (_, at) => {
				const option = per?.[at];
				const row = (option ? given.find((one) => one.for === option.id) : given[at]) ?? start;
				return (
					// Rows have no identity but their place: what is in them is the browser's until they are sent.
					<fieldset key={option?.id ?? `row${at + 1}`} className="card p-3">
						<legend className="float-left mb-2 w-full text-sm font-medium text-ink-2">
							{option ? <Said texts={option.label} /> : `${name} ${at + 1}`}
						</legend>
						{option && <input type="hidden" name={`${ties.name}.${at}.for`} value={option.id} />}
						<div className="clear-both grid gap-3 sm:grid-cols-2">
							{innerQuestions(question).map((inner, column) => (
								<Cell
									key={inner.id}
									inner={inner as SimpleQuestion}
									name={`${ties.name}.${at}.${inner.id}`}
									id={at === 0 && column === 0 ? ties.id : undefined}
									field={`${question.id}.${at}.${inner.id}`}
									value={row[inner.id]}
									today={today}
								/>
							))}
						</div>
					</fieldset>
				);
			})}
			{!per && number < most && (
				<div>
					{hydrated ? (
						<Button icon="plus" onClick={() => want(number + 1)}>
							{t("answering.addRow")}
						</Button>
					) : (
						<button type="submit" name="go" value="more" formNoValidate className="btn btn-secondary">
							{t("answering.addRow")}
						</button>
					)}
				</div>
			)}
		</div>
	);
}

type CellProps = { inner: SimpleQuestion; name: string; id?: string; field: string; value: unknown; today: string };

function Cell({ inner, name, id = name, field, value, today }: CellProps) {
	const errorOf = useFieldError();
	const error = errorOf(field, inner);
	const ties: Ties = {
		...{ id, name, "aria-describedby": error ? `${name}-error` : undefined },
		...(error && { "aria-invalid": true as const }),
	};
	const isGroup = ["choice", "yesNo", "rating", "scale"].includes(inner.type);
	const label = (
		<>
			<Said texts={inner.label} secondClass="text-13 text-ink-2" />
			{hasText(inner.help) && (
				<span className="block text-13 font-normal text-ink-3">
					<Said texts={inner.help} />
				</span>
			)}
		</>
	);
	const Frame = isGroup ? "fieldset" : "div";
	return (
		<Frame className="min-w-0">
			{isGroup ? (
				<legend className="label mb-1.5">{label}</legend>
			) : (
				<label htmlFor={id} className="label mb-1.5">
					{label}
				</label>
			)}
			<FieldError id={`${name}-error`}>{error}</FieldError>
			<SimpleInput question={withoutOther(inner)} ties={ties} value={value} today={today} />
		</Frame>
	);
}

/** Rows hold plain values: no words of one's own beside them. */
const withoutOther = (inner: SimpleQuestion): SimpleQuestion =>
	"hasOther" in inner ? { ...inner, hasOther: false } : inner;
