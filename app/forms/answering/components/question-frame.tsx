import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FieldError } from "#app/ui/field";
import { fieldName } from "../../answers/from-fields";
import type { Question } from "../../definition/question";
import { hasText } from "../../definition/texts";
import { Said, useAsking, useFieldError } from "./reader";
import { STEP_HEADING } from "./use-step-news";

/** What a control is tied to its question by. */
export type Ties = { id: string; name: string; "aria-describedby"?: string; "aria-invalid"?: true };

type FrameProps = {
	question: Question;
	isRequired: boolean;
	/** One control has a label; several are a group with a legend. */
	isGroup?: boolean;
	children: (ties: Ties) => ReactNode;
};

/** Label, help and error around whatever answers a question, and room for a comment where it takes one. */
export function QuestionFrame({ question, isRequired, isGroup = false, children }: FrameProps) {
	const { t } = useTranslation("forms");
	const { isLarge } = useAsking();
	const errorOf = useFieldError();
	const name = fieldName(question.id);
	const error = errorOf(question.id, question);
	const help = hasText(question.help);
	const describedBy = [help && `${name}-help`, error && `${name}-error`].filter(Boolean).join(" ") || undefined;
	const ties: Ties = {
		...{ id: name, name, "aria-describedby": describedBy },
		...(error && { "aria-invalid": true as const }),
	};
	const title = (
		<>
			<Said texts={question.label} secondClass={isLarge ? "mt-1 text-base text-ink-2" : "text-sm text-ink-2"} />
			{!isRequired && <span className="text-sm font-normal text-ink-3"> ({t("answering.optional")})</span>}
		</>
	);
	const heading = (inside: ReactNode) =>
		isLarge ? (
			<h1 id={STEP_HEADING} tabIndex={-1} className="outline-none">
				{inside}
			</h1>
		) : (
			inside
		);
	const look = isLarge ? "text-2xl font-semibold" : "text-base font-semibold";
	const Frame = isGroup ? "fieldset" : "div";
	return (
		<Frame className="min-w-0" {...(isGroup && { "aria-describedby": describedBy })}>
			{isGroup ? (
				<legend className={`mb-2 ${look}`}>{heading(title)}</legend>
			) : (
				heading(
					<label htmlFor={name} className={`mb-2 block ${look}`}>
						{title}
					</label>,
				)
			)}
			{help && (
				<p id={`${name}-help`} className="mb-3 text-base text-ink-2">
					<Said texts={question.help} />
				</p>
			)}
			<FieldError id={`${name}-error`}>{error}</FieldError>
			{children(ties)}
			{question.hasComment && <Comment question={question} />}
		</Frame>
	);
}

function Comment({ question }: { question: Question }) {
	const { t } = useTranslation("forms");
	const { typed } = useAsking();
	const name = fieldName(question.id, "comment");
	const value = typed[`${question.id}:comment`];
	return (
		<details className="mt-4" open={typeof value === "string" && value !== ""}>
			<summary className="flex min-h-11 cursor-pointer items-center gap-2 text-base font-medium text-accent-ink">
				{t("answering.addComment")} <span className="font-normal text-ink-3">({t("answering.optional")})</span>
			</summary>
			<label htmlFor={name} className="sr-only">
				{t("answering.comment")}
			</label>
			<textarea
				id={name}
				name={name}
				rows={3}
				maxLength={1000}
				defaultValue={typeof value === "string" ? value : ""}
				className="field field-sizing-content min-h-20"
			/>
		</details>
	);
}
