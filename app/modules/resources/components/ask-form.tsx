import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { HoneypotField } from "#app/ui/honeypot-field";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";

type AskFormProps = {
	/** By the clock of the resource. */
	starts: readonly string[];
	minutes: number | null;
	tenant: string;
	capacity: number | null;
	answer: unknown;
};

/** Who asks for a resource without an account, for what, and from when. */
export function AskForm({ starts, minutes, tenant, capacity, answer }: AskFormProps) {
	const problem = useFormProblem(answer);
	const { t } = useTranslation("resourceGuest");
	const format = useFormat();
	return (
		<Form method="post" className="flex flex-col gap-5" noValidate reloadDocument>
			<input type="hidden" name="minutes" value={minutes ?? ""} />
			<SelectField
				id="startsAt"
				name="startsAt"
				size="lg"
				label={t("field.startsAt")}
				error={problem.of("startsAt")}
				defaultValue={problem.typed("startsAt") ?? starts[0]}
				options={starts.map((value) => ({ value, label: format.clock(value.slice(11)) }))}
			/>
			{(["name", "email", "phone", "title"] as const).map((name) => (
				<TextField
					key={name}
					id={name}
					name={name}
					type={name === "email" ? "email" : name === "phone" ? "tel" : "text"}
					size="lg"
					label={t(`field.${name}`)}
					help={name === "email" || name === "title" ? t(`field.${name}Help`) : undefined}
					error={problem.of(name)}
					defaultValue={problem.typed(name)}
					autoComplete={name === "phone" ? "tel" : name === "title" ? "off" : name}
					optional={name === "phone"}
					aria-required={name !== "phone"}
				/>
			))}
			<TextField
				id="seats"
				name="seats"
				type="number"
				min={1}
				max={capacity ?? undefined}
				size="lg"
				className="max-w-40"
				label={t("field.seats")}
				error={problem.of("seats")}
				defaultValue={problem.typed("seats") ?? "1"}
			/>
			<TextArea
				id="note"
				name="note"
				label={t("field.note")}
				error={problem.of("note")}
				defaultValue={problem.typed("note")}
				optional
			/>
			<HoneypotField label={t("field.trap")} />
			<Checkbox
				id="consent"
				name="consent"
				label={t("field.consent", { tenant })}
				error={problem.of("consent")}
				defaultChecked={problem.ticked("consent")}
			/>
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton intent="ask" size="lg" className="max-sm:w-full">
					{t("send")}
				</SubmitButton>
			</div>
		</Form>
	);
}
