import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PickOne } from "#app/directory/components/pick-one";
import { SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { type Choice, SelectField, TextField } from "#app/ui/text-field";
import { bookLevels, resourceKinds } from "../choices";
import type { TypeData } from "../settings.server";
import { ApprovalFields, ruleNames, TimeRuleFields } from "./rule-fields";

/** A Monday, to name the days of the week by. */
const MONDAY = Date.UTC(2024, 0, 1);
const dayNames = Array.from({ length: 7 }, (_, index) =>
	new Date(MONDAY + index * 86_400_000).toISOString().slice(0, 10),
);

/** A field for a time knows no 24:00. */
const fieldOf = (clock = "") => (clock === "24:00" ? "00:00" : clock);

type TypeFormProps = {
	type?: TypeData;
	approvers: readonly Choice[];
	bookers: readonly Choice[];
	/** Where those who book are looked for. */
	source: string;
	/** Where those who may approve are. */
	approverSource: string;
	answer: unknown;
};

/** A type's rules: when it is open, who books and who approves. */
export function TypeForm({ type, approvers, bookers, source, approverSource, answer }: TypeFormProps) {
	const { t } = useTranslation("resources");
	const format = useFormat();
	const key = type?.id ?? "new";
	const own = (field: string) => `${field}-${key}`;
	const names = ["name", "kind", "opens", "bookLevel", "approverId", "maxMinutes", "windowDays", ...ruleNames];
	const problem = useFormProblem(answer, {
		intent: "saveType",
		ids: Object.fromEntries(names.map((name) => [name, own(name)])),
	});
	const opens = problem.typedAll("opens");
	const closes = problem.typedAll("closes");
	const usual = (index: number) =>
		type ? (type.weekly[index] ?? null) : index < 5 ? { from: "08:00", to: "16:00" } : null;
	return (
		<Form method="post" className="mt-3 flex flex-col gap-4" noValidate preventScrollReset>
			{type && <input type="hidden" name="type" value={type.id} />}
			<div className="grid gap-3 sm:grid-cols-2">
				<TextField
					id={own("name")}
					name="name"
					label={t("field.name")}
					error={problem.of("name")}
					defaultValue={problem.typed("name") ?? type?.name ?? ""}
					autoComplete="off"
				/>
				<SelectField
					id={own("kind")}
					name="kind"
					label={t("field.kind")}
					error={problem.of("kind")}
					defaultValue={problem.typed("kind") ?? type?.kind ?? "room"}
					options={resourceKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
				/>
			</div>
			<fieldset>
				<legend className="mb-2 text-sm font-medium">{t("hours.title")}</legend>
				<p className="mb-2 text-13 text-ink-3">{t("help.hours")}</p>
				<div className="grid gap-2">
					{dayNames.map((day, index) => (
						<div key={day} className="grid grid-cols-[3.5rem_1fr_1fr] items-center gap-2">
							<span className="text-sm">{format.weekday(day)}</span>
							{(["opens", "closes"] as const).map((name) => (
								<input
									key={name}
									id={index === 0 && name === "opens" ? own("opens") : undefined}
									type="time"
									name={name}
									className="field"
									aria-label={t(`hours.${name}`, { day: format.weekday(day) })}
									defaultValue={
										(name === "opens" ? opens : closes)?.[index] ??
										fieldOf(usual(index)?.[name === "opens" ? "from" : "to"])
									}
								/>
							))}
						</div>
					))}
				</div>
			</fieldset>
			<Checkbox
				id={own("closedOnHolidays")}
				name="closedOnHolidays"
				label={t("field.closedOnHolidays")}
				defaultChecked={problem.ticked("closedOnHolidays") ?? type?.closedOnHolidays ?? true}
			/>
			<div className="grid gap-3 sm:grid-cols-2">
				<SelectField
					id={own("bookLevel")}
					name="bookLevel"
					label={t("field.bookLevel")}
					error={problem.of("bookLevel")}
					defaultValue={problem.typed("bookLevel") ?? String(type?.bookLevel ?? 10)}
					options={bookLevels.map((value) => ({ value, label: t(`level.${value}`) }))}
				/>
				<TextField
					id={own("maxMinutes")}
					name="maxMinutes"
					type="number"
					min={15}
					label={t("field.maxMinutes")}
					error={problem.of("maxMinutes")}
					defaultValue={problem.typed("maxMinutes") ?? String(type?.maxMinutes ?? "")}
					optional
				/>
				<TextField
					id={own("windowDays")}
					name="windowDays"
					type="number"
					min={1}
					label={t("field.windowDays")}
					error={problem.of("windowDays")}
					defaultValue={problem.typed("windowDays") ?? String(type?.windowDays ?? 365)}
				/>
			</div>
			<TimeRuleFields values={type?.rules ?? {}} problem={problem} idOf={own} />
			<fieldset className="flex flex-col gap-3">
				<legend className="mb-2 text-sm font-medium">{t("rules.approval")}</legend>
				<Checkbox
					id={own("needsApproval")}
					name="needsApproval"
					label={t("field.needsApproval")}
					help={t("help.needsApproval")}
					defaultChecked={problem.ticked("needsApproval") ?? type?.needsApproval ?? false}
				/>
				<PickOne
					id={own("approverId")}
					name="approverId"
					label={t("field.approverId")}
					error={problem.of("approverId")}
					defaultValue={problem.typed("approverId") ?? type?.approverId ?? ""}
					address={approverSource}
					choices={approvers}
					none={t("approver.managers")}
				/>
				<ApprovalFields
					{...{ problem, approvers, bookers, source, approverSource, idOf: own, values: type?.rules ?? {} }}
				/>
			</fieldset>
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton intent="saveType" kind="secondary">
					{t(type ? "save" : "types.add")}
				</SubmitButton>
			</div>
		</Form>
	);
}
