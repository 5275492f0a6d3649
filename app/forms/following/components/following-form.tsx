import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PeoplePicker } from "#app/directory/components/people-picker";
import { PickOne } from "#app/directory/components/pick-one";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Checkbox, RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import type { FollowingShown } from "../show-following.server";

type Writing = NonNullable<FollowingShown["writing"]>;
type Problem = ReturnType<typeof useFormProblem>;
type FormProps = { shown: FollowingShown; writing: Writing; staffAt: string; answer: unknown };

/** The fields of one rule: how the answer is compared, what follows, and to whom it goes. */
export function FollowingForm({ shown, writing, staffAt, answer }: FormProps) {
	const { t } = useTranslation("formFollowing");
	const problem = useFormProblem(answer, { intent: "save" });
	const { values, action } = writing;
	const isTask = action === "task";
	return (
		<Form method="post" className="card flex flex-col gap-4 p-4" noValidate>
			<input type="hidden" name="rule" value={writing.rule ?? ""} />
			<input type="hidden" name="of" value={writing.of} />
			<input type="hidden" name="action" value={action} />
			<p className="text-sm break-words">
				<span className="text-ink-2">{t("of")}:</span> <span className="font-medium">{writing.about}</span>
			</p>
			<div className="grid items-start gap-4 sm:grid-cols-2">
				<SelectField
					id="test"
					name="test"
					label={t("test")}
					error={problem.of("test")}
					defaultValue={problem.typed("test") ?? values.test ?? undefined}
					options={writing.tests}
				/>
				{writing.needsValue && <ValueField writing={writing} problem={problem} />}
			</div>
			{isTask ? (
				<TextField
					id="text"
					name="text"
					label={t("taskTitle")}
					help={shown.form.isHealth ? t("healthTask") : undefined}
					maxLength={200}
					error={problem.of("text")}
					defaultValue={problem.typed("text") ?? values.text}
					autoComplete="off"
				/>
			) : (
				<TextArea
					id="text"
					name="text"
					rows={2}
					label={t("message")}
					help={t("messageHelp")}
					maxLength={500}
					error={problem.of("text")}
					defaultValue={problem.typed("text") ?? values.text}
				/>
			)}
			{isTask ? (
				<TaskFields {...{ shown, writing, staffAt, problem }} />
			) : (
				<MessageFields {...{ shown, writing, staffAt, problem }} />
			)}
			<p className="text-13 text-ink-3">{t("fallsToOwner")}</p>
			<FormErrors errors={problem.summary} />
			<div className="flex flex-wrap gap-2">
				<SubmitButton intent="save">{t("save")}</SubmitButton>
				<LinkButton to={shown.places.following ?? "."}>{t("cancel")}</LinkButton>
			</div>
		</Form>
	);
}

type PartProps = Omit<FormProps, "answer"> & { problem: Problem };

/** What the answer is compared with; it is not looked at where nothing is compared. */
function ValueField({ writing: { kind, options, tests, values }, problem }: Pick<PartProps, "writing" | "problem">) {
	const { t } = useTranslation("formFollowing");
	const common = {
		...{ id: "value", name: "value", label: t("value"), error: problem.of("value") },
		...(tests.some(({ value }) => value === "answered") && { help: t("valueHelp") }),
		defaultValue: problem.typed("value") ?? values.value,
	};
	if (kind === "option") return <SelectField {...common} options={options} />;
	if (kind === "yesNo")
		return (
			<SelectField
				{...common}
				options={[
					{ value: "yes", label: t("formBuild:yes") },
					{ value: "no", label: t("formBuild:no") },
				]}
			/>
		);
	if (kind === "day") return <TextField {...common} type="date" />;
	return <TextField {...common} inputMode={kind === "number" ? "decimal" : undefined} autoComplete="off" />;
}

function TaskFields({ shown, writing: { values }, staffAt, problem }: PartProps) {
	const { t } = useTranslation("formFollowing");
	return (
		<>
			<RadioGroup
				id="whose"
				name="whose"
				legend={t("whose")}
				error={problem.of("whose")}
				defaultValue={problem.typed("whose") ?? values.whose}
				options={[
					{ value: "advisor", label: t("advisor") },
					{ value: "person", label: t("person") },
				]}
			/>
			<PickOne
				id="personId"
				name="personId"
				label={t("personLabel")}
				className="max-w-80"
				address={staffAt}
				choices={shown.staff}
				none={t("nobody")}
				error={problem.of("personId")}
				defaultValue={problem.typed("personId") ?? values.personIds[0] ?? ""}
			/>
			<TextField
				id="dueDays"
				name="dueDays"
				type="number"
				min={0}
				max={365}
				optional
				className="max-w-60"
				label={t("dueDays")}
				error={problem.of("dueDays")}
				defaultValue={problem.typed("dueDays") ?? String(values.dueDays ?? "")}
			/>
		</>
	);
}

function MessageFields({ shown, writing: { values }, staffAt, problem }: PartProps) {
	const { t } = useTranslation("formFollowing");
	return (
		<>
			<Checkbox
				id="toAdvisor"
				name="toAdvisor"
				label={t("advisor")}
				defaultChecked={problem.ticked("toAdvisor") ?? values.toAdvisor}
			/>
			<PeoplePicker
				id="personIds"
				name="personIds"
				legend={t("people")}
				address={staffAt}
				people={shown.staff.map(({ value, label }) => ({ id: value, name: label }))}
				error={problem.of("personIds")}
				ticked={(person) => problem.ticked("personIds", person) ?? values.personIds.includes(person)}
			/>
		</>
	);
}
