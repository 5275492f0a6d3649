import { type InputHTMLAttributes, type SelectHTMLAttributes, type TextareaHTMLAttributes, useState } from "react";
import { Field, type FieldProps } from "./field";
import { Icon } from "./icon";
import { SaidDate } from "./said-date";

type Size = "md" | "lg";
const sized = (size: Size) => `field ${size === "lg" ? "field-lg" : ""}`;

type Own = FieldProps & { name: string };

/** What `Field` takes, apart from what its control takes. */
function split<P extends FieldProps>(props: P) {
	const { label, help, error, optional, aside, id, className, width, ...control } = props;
	return { frame: { label, help, error, optional, aside, id: id ?? undefined, className, width }, control };
}

type TextFieldProps = Own & { size?: Size } & Omit<
		InputHTMLAttributes<HTMLInputElement>,
		"size" | "id" | "className" | "width"
	>;

/** One line of text. The width follows the answer: `className="max-w-40"` for a date. `size="lg"` on login and public pages. */
export function TextField({ size = "md", ...props }: TextFieldProps) {
	const { frame, control } = split(props);
	const isDate = control.type === "date" || control.type === "datetime-local";
	return (
		<Field {...frame}>
			{(ties) =>
				isDate ? (
					<DateInput {...control} {...ties} className={sized(size)} />
				) : (
					<input {...control} {...ties} className={sized(size)} />
				)
			}
		</Field>
	);
}

/** The device's own date field, with the day in words where the device speaks another language. */
function DateInput(props: InputHTMLAttributes<HTMLInputElement>) {
	const [value, setValue] = useState(String(props.value ?? props.defaultValue ?? ""));
	return (
		<>
			<input {...props} onInput={(event) => setValue(event.currentTarget.value)} />
			<SaidDate value={props.value === undefined ? value : String(props.value)} withTime={props.type !== "date"} />
		</>
	);
}

type TextAreaProps = Own & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "className">;

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea({ rows = 4, ...props }: TextAreaProps) {
	const { frame, control } = split(props);
	return (
		<Field {...frame}>
			{(ties) => <textarea rows={rows} {...control} {...ties} className="field field-sizing-content min-h-24" />}
		</Field>
	);
}

export type Choice = { value: string; label: string; lang?: string };

type SelectFieldProps = Own & { options: readonly Choice[]; size?: Size } & Omit<
		SelectHTMLAttributes<HTMLSelectElement>,
		"size" | "id" | "className"
	>;

/** One of a few, with the device's own list. Give an option with value "" for "not chosen". */
export function SelectField({ options, size = "md", ...props }: SelectFieldProps) {
	const { frame, control } = split(props);
	return (
		<Field {...frame}>
			{(ties) => (
				<div className="relative">
					<select {...control} {...ties} className={sized(size)}>
						{options.map((option) => (
							<option key={option.value} value={option.value} lang={option.lang}>
								{option.label}
							</option>
						))}
					</select>
					<Icon
						name="chevron-down"
						className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-2"
					/>
				</div>
			)}
		</Field>
	);
}
