import { useTranslation } from "react-i18next";
import { FieldError } from "#app/ui/field";
import { OTHER } from "../../answers/answer";
import { fieldName } from "../../answers/from-fields";
import type { ChoiceQuestion, ManyQuestion, Option, YesNoQuestion } from "../../definition/question";
import type { Ties } from "./question-frame";
import { Said, useAsking, useFieldError, useSay } from "./reader";
import { Select } from "./select";
import "../answering.css";

type Picked = { id: string; label: React.ReactNode; picture?: string };

/** One choice as a row that is all target; the control itself lies over it unseen, so that keyboard and reader meet it. */
export function ChoiceRow({
	choice,
	ties,
	type,
	isChosen,
	isFirst,
}: {
	choice: Picked;
	ties: Ties;
	type: "radio" | "checkbox";
	isChosen: boolean;
	isFirst: boolean;
}) {
	const { isLarge } = useAsking();
	return (
		<label className="answer-choice">
			<input
				{...ties}
				id={isFirst ? ties.id : undefined}
				type={type}
				value={choice.id}
				defaultChecked={isChosen}
				className="tick"
			/>
			<span className={`min-w-0 break-words ${isLarge ? "text-lg" : "text-base"}`}>
				{choice.picture && (
					<img
						src={`/api/media/${encodeURIComponent(choice.picture)}`}
						alt=""
						loading="lazy"
						className="mb-2 max-h-40 max-w-full rounded-lg"
					/>
				)}
				{choice.label}
			</span>
		</label>
	);
}

type ChoiceInputProps = { question: ChoiceQuestion | ManyQuestion; ties: Ties; value: unknown; options: Option[] };

/** One or several of the options, with a field for one's own words where that is offered. */
export function ChoiceInput({ question, ties, value, options }: ChoiceInputProps) {
	const { t } = useTranslation("forms");
	const type = question.type === "many" ? "checkbox" : "radio";
	const chosen = [value].flat();
	const choices: Picked[] = options.map(({ id, label, picture }) => ({
		...{ id, picture },
		label: <Said texts={label} secondClass="text-sm text-ink-2" />,
	}));
	if (question.hasOther) choices.push({ id: OTHER, label: t("answering.other") });
	return (
		<div className="flex flex-col gap-2.5">
			{choices.map((choice, at) => (
				<ChoiceRow
					key={choice.id}
					{...{ choice, ties, type }}
					isChosen={chosen.includes(choice.id)}
					isFirst={at === 0}
				/>
			))}
			{question.hasOther && <OtherWords id={question.id} />}
		</div>
	);
}

/** One's own words; they count only where that choice is made. */
function OtherWords({ id }: { id: string }) {
	const { t } = useTranslation("forms");
	const { typed } = useAsking();
	const errorOf = useFieldError();
	const name = fieldName(id, "other");
	const error = errorOf(`${id}:other`);
	const value = typed[`${id}:other`];
	return (
		<div>
			<label htmlFor={name} className="label mb-1.5">
				{t("answering.otherWords")}
			</label>
			<FieldError id={`${name}-error`}>{error}</FieldError>
			<input
				id={name}
				name={name}
				type="text"
				maxLength={1000}
				defaultValue={typeof value === "string" ? value : ""}
				aria-describedby={error ? `${name}-error` : undefined}
				aria-invalid={error ? true : undefined}
				className="field min-h-12 text-base"
			/>
		</div>
	);
}

export function DropdownInput({
	question,
	ties,
	value,
	options,
}: Omit<ChoiceInputProps, "question"> & { question: ChoiceQuestion }) {
	const { t } = useTranslation("forms");
	const say = useSay();
	const chosen = typeof value === "string" ? value : "";
	return (
		<div className="flex flex-col gap-2.5">
			<Select {...ties} defaultValue={chosen}>
				<option value="">{t("answering.choose")}</option>
				{options.map(({ id, label }) => (
					<option key={id} value={id}>
						{say(label)}
					</option>
				))}
				{question.hasOther && <option value={OTHER}>{t("answering.other")}</option>}
			</Select>
			{question.hasOther && <OtherWords id={question.id} />}
		</div>
	);
}

export function YesNoInput({ ties, value }: { question: YesNoQuestion; ties: Ties; value: unknown }) {
	const { t } = useTranslation("forms");
	const chosen = value === true ? "yes" : value === false ? "no" : value;
	return (
		<div className="flex flex-col gap-2.5">
			{(["yes", "no"] as const).map((id, at) => (
				<ChoiceRow
					key={id}
					choice={{ id, label: t(`answering.${id}`) }}
					ties={ties}
					type="radio"
					isChosen={chosen === id}
					isFirst={at === 0}
				/>
			))}
		</div>
	);
}
