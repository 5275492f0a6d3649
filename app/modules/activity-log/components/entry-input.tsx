import { useTranslation } from "react-i18next";
import type { Answer } from "#app/forms/answers/answer";
import { fieldName } from "#app/forms/answers/from-fields";
import { FieldError } from "#app/ui/field";
import { type Entry, hoursIn, SCALE_MOST } from "../entries";
import "#app/forms/answering/answering.css";

type EntryInputProps = {
	entry: Entry;
	/** What is kept. */
	answer: Answer | undefined;
	/** What was typed and not taken, by the field's name. */
	typed: (name: string) => string | undefined;
	/** What is wrong, by the answer's path. */
	errorOf: (path: string) => string | undefined;
};

/** What answers one entry of a day, large enough for a thumb. */
export function EntryInput(props: EntryInputProps) {
	const { entry, errorOf } = props;
	const name = fieldName(entry.id);
	const error = errorOf(entry.id);
	const isOne = entry.kind === "number" || entry.kind === "text";
	const Frame = isOne ? "div" : "fieldset";
	const title = (
		<>
			{entry.label}
			{entry.unit && <span className="font-normal text-ink-3"> ({entry.unit})</span>}
		</>
	);
	return (
		<Frame className="min-w-0" aria-describedby={!isOne && error ? `${name}-error` : undefined}>
			{isOne ? (
				<label htmlFor={name} className="mb-2 block text-base font-semibold">
					{title}
				</label>
			) : (
				<legend className="mb-2 text-base font-semibold">{title}</legend>
			)}
			<FieldError id={`${name}-error`}>{error}</FieldError>
			<Control {...props} name={name} isWrong={error !== undefined} />
		</Frame>
	);
}

type ControlProps = EntryInputProps & { name: string; isWrong: boolean };

function Control({ entry, answer, typed, errorOf, name, isWrong }: ControlProps) {
	const { t } = useTranslation("activityLog");
	const ties = {
		...{ id: name, name, "aria-invalid": isWrong || undefined },
		"aria-describedby": isWrong ? `${name}-error` : undefined,
	};
	switch (entry.kind) {
		case "tick": {
			const chosen = typed(name) ?? (typeof answer === "boolean" ? (answer ? "yes" : "no") : "");
			return (
				<div className="grid grid-cols-2 gap-2 sm:max-w-80">
					{(["yes", "no"] as const).map((value, at) => (
						<label key={value} className="answer-point">
							<input
								{...(at === 0 ? ties : { ...ties, id: undefined })}
								type="radio"
								value={value}
								defaultChecked={chosen === value}
								className="tick"
							/>
							<span>{t(`value.${value}`)}</span>
						</label>
					))}
				</div>
			);
		}
		case "scale": {
			const chosen = typed(name) ?? (typeof answer === "number" ? String(answer) : "");
			return (
				<div className="grid grid-cols-6 gap-1.5 sm:grid-cols-11">
					{Array.from({ length: SCALE_MOST + 1 }, (_, point) => String(point)).map((point) => (
						<label key={point} className="answer-point min-w-0">
							<input
								{...(point === "0" ? ties : { ...ties, id: undefined })}
								type="radio"
								value={point}
								defaultChecked={chosen === point}
								className="tick"
							/>
							<span className="tabular-nums">{point}</span>
						</label>
					))}
				</div>
			);
		}
		case "number":
			return (
				<input
					{...ties}
					type="text"
					inputMode="decimal"
					autoComplete="off"
					defaultValue={typed(name) ?? (typeof answer === "number" ? String(answer) : "")}
					className="field min-h-12 max-w-40 text-base"
				/>
			);
		case "text":
			return (
				<textarea
					{...ties}
					rows={2}
					maxLength={1000}
					defaultValue={typed(name) ?? (typeof answer === "string" ? answer : "")}
					className="field field-sizing-content min-h-20 text-base"
				/>
			);
		case "hours":
			return <HoursInput {...{ entry, answer, typed, errorOf }} />;
	}
}

function HoursInput({ entry, answer, typed, errorOf }: EntryInputProps) {
	const { t } = useTranslation("activityLog");
	const hours = hoursIn(answer);
	const parts = [
		{ part: "from", kind: { type: "time" }, value: hours?.from },
		{ part: "to", kind: { type: "time" }, value: hours?.to },
		{ part: "pause", kind: { type: "text", inputMode: "numeric" }, value: hours?.pause },
	] as const;
	return (
		<div className="grid grid-cols-2 gap-3 sm:max-w-112 sm:grid-cols-3">
			{parts.map(({ part, kind, value }) => {
				const name = fieldName(entry.id, 0, part);
				const error = errorOf(`${entry.id}.0.${part}`);
				return (
					<div key={part} className="min-w-0">
						<label htmlFor={name} className="label mb-1.5">
							{t(`hours.${part}`)}
						</label>
						<FieldError id={`${name}-error`}>{error}</FieldError>
						<input
							{...kind}
							id={name}
							name={name}
							autoComplete="off"
							defaultValue={typed(name) ?? (value === undefined ? "" : String(value))}
							aria-invalid={error ? true : undefined}
							aria-describedby={error ? `${name}-error` : undefined}
							className="field min-h-12 text-base"
						/>
					</div>
				);
			})}
		</div>
	);
}
