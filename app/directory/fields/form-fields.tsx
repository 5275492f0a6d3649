import { type ChangeEventHandler, Fragment, type ReactNode } from "react";
import type { useFormProblem } from "#app/ui/form-problem";
import { type Choice, SelectField, TextArea, TextField } from "#app/ui/text-field";
import { type Field, type Fields, type FormLine, type NamesIn, placedIn } from "./field";

/** How the device helps with what is typed. */
export const inputOf = ({ kind }: Field) => inputs[kind as keyof typeof inputs] ?? {};
const inputs = {
	email: { type: "email" },
	phone: { type: "tel" },
	web: { inputMode: "url" },
	number: { inputMode: "numeric" },
	orgNo: { inputMode: "numeric" },
	postCode: { inputMode: "numeric" },
} as const;

/** What a page adds to a control. `options` take the place of a choice's own, as where one of them is none. */
export type ControlMore = {
	help?: ReactNode;
	options?: readonly Choice[];
	onChange?: ChangeEventHandler<HTMLInputElement>;
};

type FormFieldsProps<F extends Fields, Name extends string> = {
	fields: F;
	/** What each control begins with. */
	values: Partial<Record<Name, unknown>>;
	problem: ReturnType<typeof useFormProblem>;
	t: (key: string) => string;
	/** Where the noun has no words of its own for its fields. */
	labelOf?: (name: Name) => string;
	/** Of those that stand in the form only these, or all but these. */
	only?: readonly Name[];
	without?: readonly Name[];
	autoComplete?: string;
	more?: Partial<Record<Name, ControlMore>>;
	/** What stands in place of a field's control. */
	parts?: Partial<Record<Name, ReactNode>>;
};

/** The fields that people fill in, in their order: each with its label, what was typed and what is wrong with it. */
export function FormFields<F extends Fields>(props: FormFieldsProps<F, NamesIn<F, "form">>) {
	const { fields, values, problem, t, labelOf, only, without = [], autoComplete, more, parts } = props;
	return placedIn<Field, "form">(fields, "form").map(({ key, field, part }) => {
		const name = key as NamesIn<F, "form">;
		if (without.includes(name) || only?.includes(name) === false) return null;
		if (parts && name in parts) return <Fragment key={name}>{parts[name]}</Fragment>;
		const { start = "", after: _, ...line }: FormLine = part === true ? {} : part;
		const { options, onChange, help }: ControlMore = more?.[name] ?? {};
		const control = {
			...{ id: name, name, help, ...line },
			label: labelOf?.(name) ?? t(field.label ?? name),
			error: problem.of(name),
			defaultValue: problem.typed(name) ?? asTyped(values[name]) ?? start,
		};
		if (field.kind === "choice")
			return <SelectField key={name} {...control} options={options ?? optionsOf(field, t)} />;
		const optional = !field.required && !("keepsEmpty" in field);
		if (field.kind === "paragraph") return <TextArea key={name} {...control} optional={optional} />;
		return (
			<TextField
				key={name}
				{...{ autoComplete, optional, onChange, required: field.required }}
				{...inputOf(field)}
				{...control}
			/>
		);
	});
}

/** The words of a field's own choices. */
export const optionsOf = (field: Field, t: (key: string) => string): Choice[] =>
	"choices" in field ? Object.entries(field.choices).map(([value, key]) => ({ value, label: t(key) })) : [];

/** A stored value as it is typed: tags are parted by commas. */
export const asTyped = (value: unknown): string | undefined =>
	Array.isArray(value) ? value.join(", ") : value === null || value === undefined ? undefined : String(value);
