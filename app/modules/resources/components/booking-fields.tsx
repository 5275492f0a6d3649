import { useTranslation } from "react-i18next";
import { Checkbox, CheckboxGroup } from "#app/ui/choices";
import type { useFormProblem } from "#app/ui/form-problem";
import { type Choice, TextArea, TextField } from "#app/ui/text-field";

export type BookingValues = {
	title?: string;
	startsAt?: string;
	endsAt?: string;
	resources?: readonly string[];
	seats?: number;
	guests?: string;
	note?: string;
	isPrivate?: boolean;
};

type FieldsProps = {
	values: BookingValues;
	choices: readonly Choice[];
	problem: ReturnType<typeof useFormProblem>;
};

/** What is filled in about a booking; the same for a new one and for one that is there. */
export function BookingFields({ values, choices, problem }: FieldsProps) {
	const { t } = useTranslation("resources");
	const typed = (field: keyof BookingValues) => problem.typed(field) ?? String(values[field] ?? "");
	return (
		<>
			<TextField
				id="title"
				name="title"
				label={t("field.title")}
				error={problem.of("title")}
				defaultValue={typed("title")}
				maxLength={200}
				required
				autoComplete="off"
			/>
			<div className="grid gap-3 sm:grid-cols-2">
				{(["startsAt", "endsAt"] as const).map((name) => (
					<TextField
						key={name}
						id={name}
						name={name}
						type="datetime-local"
						step={900}
						label={t(`field.${name}`)}
						error={problem.of(name)}
						defaultValue={typed(name)}
						required
					/>
				))}
			</div>
			<CheckboxGroup
				id="resources"
				name="resources"
				legend={t("field.resources")}
				layout="box"
				error={problem.of("resources")}
				options={choices}
				isTicked={(value) => problem.ticked("resources", value) ?? values.resources?.includes(value) ?? false}
			/>
			<TextField
				id="seats"
				name="seats"
				type="number"
				min={1}
				className="max-w-40"
				label={t("field.seats")}
				error={problem.of("seats")}
				defaultValue={typed("seats") || "1"}
			/>
			<TextArea
				id="guests"
				name="guests"
				label={t("field.guests")}
				help={t("help.guests")}
				error={problem.of("guests")}
				defaultValue={typed("guests")}
				optional
			/>
			<TextArea
				id="note"
				name="note"
				label={t("field.note")}
				error={problem.of("note")}
				defaultValue={typed("note")}
				optional
			/>
			<Checkbox
				id="isPrivate"
				name="isPrivate"
				label={t("field.isPrivate")}
				help={t("help.isPrivate")}
				defaultChecked={problem.ticked("isPrivate") ?? values.isPrivate}
			/>
		</>
	);
}
