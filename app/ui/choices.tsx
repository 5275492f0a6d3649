import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { FieldError, FieldGroup } from "./field";
import type { Choice } from "./text-field";

type TickProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className"> & {
	label: ReactNode;
	help?: ReactNode;
	error?: string | null;
	/** The label is read out but not shown: for a box in a table row. */
	hideLabel?: boolean;
};

/** A yes or no that is sent with the form. */
export function Checkbox({ label, help, error, hideLabel = false, id: given, ...input }: TickProps) {
	const made = useId();
	const id = given ?? made;
	const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
	return (
		<div>
			<FieldError id={`${id}-error`}>{error}</FieldError>
			<div className="flex gap-2 max-md:min-h-11 max-md:items-center">
				<input
					{...input}
					id={id}
					type="checkbox"
					className="tick -ml-1"
					aria-describedby={describedBy}
					aria-invalid={error ? true : undefined}
				/>
				<div className="py-0.5">
					<label htmlFor={id} className={hideLabel ? "sr-only" : "block text-sm max-md:text-base"}>
						{label}
					</label>
					{help && (
						<p id={`${id}-help`} className="text-13 text-ink-3">
							{help}
						</p>
					)}
				</div>
			</div>
		</div>
	);
}

/** A setting that acts at once: label left, switch right. Without JavaScript put it in a form with a Save button. */
export function Switch({ label, help, hideLabel = false, id: given, ...input }: Omit<TickProps, "error">) {
	const made = useId();
	const id = given ?? made;
	return (
		<div className="flex min-h-11 items-center justify-between gap-4">
			<div className={hideLabel ? "sr-only" : "min-w-0"}>
				<label htmlFor={id} className="block text-sm font-medium">
					{label}
				</label>
				{help && (
					<p id={`${id}-help`} className="text-13 text-ink-3">
						{help}
					</p>
				)}
			</div>
			<input
				{...input}
				id={id}
				type="checkbox"
				// biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox carries its own checked state
				role="switch"
				className="switch"
				aria-describedby={help ? `${id}-help` : undefined}
			/>
		</div>
	);
}

type GroupProps = {
	name: string;
	legend: ReactNode;
	options: readonly (Omit<Choice, "label"> & { label: ReactNode; help?: ReactNode; disabled?: boolean })[];
	help?: ReactNode;
	error?: string | null;
	optional?: boolean;
	hideLegend?: boolean;
	/** The first choice's id; the error summary's link leads to it. */
	id?: string;
	/** The id of the form that it is sent with, where it stands outside of it. */
	form?: string;
};

type RadioGroupProps = GroupProps & { defaultValue?: string; onChange?: (value: string) => void };

/** One of few, all in view. From eight choices on use `SelectField`. */
export function RadioGroup({
	name,
	options,
	defaultValue,
	error,
	onChange,
	id: given,
	form,
	...frame
}: RadioGroupProps) {
	const made = useId();
	const id = given ?? made;
	return (
		<FieldGroup {...frame} {...{ id, error }}>
			<div className="flex flex-col gap-1">
				{options.map((option, index) => (
					<label key={option.value} className="flex cursor-pointer gap-2 py-0.5 max-md:min-h-11 max-md:items-center">
						<input
							id={index === 0 ? id : undefined}
							type="radio"
							form={form}
							name={name}
							value={option.value}
							disabled={option.disabled}
							defaultChecked={option.value === defaultValue}
							onChange={onChange && (() => onChange(option.value))}
							className="tick -ml-1"
							aria-invalid={error ? true : undefined}
						/>
						<span className="py-0.5 text-sm max-md:text-base" lang={option.lang}>
							{option.label}
							{option.help && <span className="block text-13 text-ink-3">{option.help}</span>}
						</span>
					</label>
				))}
			</div>
		</FieldGroup>
	);
}

const layouts = {
	/** Under each other. */
	stack: "flex flex-col gap-1",
	/** Short words beside each other. */
	flow: "flex flex-wrap gap-x-5 gap-y-1",
	/** Two columns where there is room. */
	columns: "grid gap-x-6 gap-y-1 sm:grid-cols-2",
	/** Many names, in a box of their own that scrolls. */
	box: "max-h-60 overflow-y-auto rounded-lg border border-line p-3",
};

type CheckboxGroupProps = GroupProps & {
	isTicked: (value: string) => boolean | undefined;
	layout?: keyof typeof layouts;
};

/** Any of several, all in view. */
export function CheckboxGroup({
	name,
	options,
	isTicked,
	error,
	layout = "stack",
	id: given,
	form,
	...frame
}: CheckboxGroupProps) {
	const made = useId();
	const id = given ?? made;
	return (
		<FieldGroup {...frame} {...{ id, error }}>
			<div className={layouts[layout]}>
				{options.map(({ value, label, help }, index) => (
					<Checkbox
						key={value}
						id={index === 0 ? id : undefined}
						form={form}
						name={name}
						value={value}
						label={label}
						help={help}
						defaultChecked={isTicked(value)}
					/>
				))}
			</div>
		</FieldGroup>
	);
}
