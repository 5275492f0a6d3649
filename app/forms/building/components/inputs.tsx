import { type ReactNode, type RefObject, useId, useMemo } from "react";
import { Switch } from "#app/ui/choices";
import { Field } from "#app/ui/field";
import { Icon } from "#app/ui/icon";
import { useHeldText } from "./use-held-text";

type TextInputProps = {
	label: string;
	value: string;
	onChange: (text: string) => void;
	help?: ReactNode;
	error?: string;
	id?: string;
	type?: "text" | "time";
	rows?: number;
	placeholder?: string;
	lang?: string;
	mono?: boolean;
	/** Stands at the right end of the label's line. */
	aside?: ReactNode;
	inputRef?: RefObject<HTMLInputElement & HTMLTextAreaElement>;
};

/** A text that goes into the form as soon as typing rests; several lines where `rows` says so. */
export function TextInput(props: TextInputProps) {
	const { label, value, onChange, help, error, id, type = "text", rows, mono, aside, inputRef, ...rest } = props;
	const held = useHeldText(value, onChange, { given: inputRef });
	return (
		<Field label={label} help={help} error={error} id={id} aside={aside}>
			{(ties) =>
				rows ? (
					<textarea
						{...ties}
						{...rest}
						{...held}
						rows={rows}
						className={`field field-sizing-content ${mono ? "font-mono" : ""}`}
					/>
				) : (
					<input
						{...ties}
						{...rest}
						{...held}
						type={type}
						autoComplete="off"
						className={`field ${mono ? "font-mono" : ""}`}
					/>
				)
			}
		</Field>
	);
}

type NumberInputProps = {
	label: string;
	value: number | undefined;
	/** Undefined where the field was emptied; a field that must hold a number does not tell that. */
	onChange: (value: number | undefined) => void;
	needsOne?: boolean;
	min?: number;
	max?: number;
	/** No fractions. */
	isWhole?: boolean;
	help?: ReactNode;
	placeholder?: string;
	/** On one line with its label, in a list; `about` names for screen readers what it belongs to. */
	inline?: boolean;
	hideLabel?: boolean;
	about?: string;
};

/** A number that goes into the form as soon as typing rests and what is typed is one; what is typed stays until the field is left. */
export function NumberInput(props: NumberInputProps) {
	const { label, value, onChange, needsOne, min, max, isWhole, help, placeholder, inline, hideLabel, about } = props;
	const id = useId();
	/** Null for what is no number, or none that may stand here. */
	const read = (text: string): number | undefined | null => {
		if (text.trim() === "") return needsOne ? null : undefined;
		const number = Number(text.replace(",", ".").replace("−", "-"));
		if (!(isWhole ? Number.isInteger(number) : Number.isFinite(number))) return null;
		return number >= (min ?? -1e12) && number <= (max ?? 1e12) ? number : null;
	};
	const take = (text: string) => {
		const number = read(text);
		if (number !== null) onChange(number);
	};
	const held = useHeldText(String(value ?? ""), take, { mayStay: (text) => [value, null].includes(read(text)) });
	const input = (ties: object, className: string) => (
		<input
			{...ties}
			type="text"
			inputMode="decimal"
			autoComplete="off"
			placeholder={placeholder}
			{...held}
			className={`field tabular-nums ${className}`}
		/>
	);
	if (inline)
		return (
			<div className="flex items-center gap-2 text-13 text-ink-2">
				<label htmlFor={id} className={hideLabel ? "sr-only" : ""}>
					{label}
					{about && <span className="sr-only">: {about}</span>}
				</label>
				{input({ id }, `${hideLabel ? "w-14" : "w-20"} px-2 text-right`)}
			</div>
		);
	return (
		<Field label={label} help={help} className="flex-1">
			{(ties) => input(ties, "")}
		</Field>
	);
}

type ChoiceInputProps = {
	label: string;
	value: string;
	onChange: (value: string) => void;
	options: readonly { value: string; label: string }[];
	help?: ReactNode;
	hideLabel?: boolean;
};

/** One of a list. */
export function ChoiceInput({ label, value, onChange, options, help, hideLabel }: ChoiceInputProps) {
	// A list of all questions is long: it is drawn anew only when it is another one.
	const choices = useMemo(
		() =>
			options.map((option) => (
				<option key={option.value} value={option.value}>
					{option.label}
				</option>
			)),
		[options],
	);
	const select = (ties: object) => (
		<div className="relative">
			<select {...ties} value={value} onChange={(event) => onChange(event.target.value)} className="field">
				{choices}
			</select>
			<Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-2" />
		</div>
	);
	if (hideLabel) return <div className="min-w-0 flex-1">{select({ "aria-label": label })}</div>;
	return (
		<Field label={label} help={help} className="flex-1">
			{select}
		</Field>
	);
}

type SwitchInputProps = { label: string; checked: boolean; onChange: (on: boolean) => void; help?: ReactNode };

/** A yes or no that acts at once, on a line of its own. */
export const SwitchInput = ({ label, checked, onChange, help }: SwitchInputProps) => (
	<div className="border-t border-line">
		<Switch label={label} help={help} checked={checked} onChange={(event) => onChange(event.target.checked)} />
	</div>
);
