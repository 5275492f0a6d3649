import { useTranslation } from "react-i18next";
import { PeoplePicker } from "#app/directory/components/people-picker";
import { PickOne } from "#app/directory/components/pick-one";
import type { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { type Choice, SelectField, TextField } from "#app/ui/text-field";
import type { BookingRules } from "#db/schema/resources";
import { autoLevels } from "../choices";
import { GRACE } from "../rules";

/** The numbers of the rules in the order of a form, with the most that each may be. */
export const timeRules = [
	["leadHours", 8_760],
	["minMinutes", 43_200],
	["bufferBefore", 1_440],
	["bufferAfter", 1_440],
	["weekBookings", 1_000],
	["checkInMinutes", 1_440],
	["graceMinutes", 1_440],
] as const;
const approvalRules = ["deputyId", "autoLevel", "approvalHours", "autoIds"] as const;
/** The names of all fields here, for the ids of a form's errors. */
export const ruleNames = [...timeRules.map(([name]) => name), ...approvalRules];

type FieldsProps = {
	values: BookingRules;
	/** What holds where a field is left empty. */
	usual?: BookingRules;
	problem: ReturnType<typeof useFormProblem>;
	idOf: (field: string) => string;
};

const numberOf = (rules: BookingRules, name: (typeof timeRules)[number][0]) =>
	name === "leadHours" ? rules.leadMinutes && rules.leadMinutes / 60 : rules[name];

/** Lead time, shortest booking, buffers, quota and check-in; the same for a type and for a resource of its own rules. */
export function TimeRuleFields({ values, usual, problem, idOf }: FieldsProps) {
	const { t } = useTranslation("resources");
	return (
		<div className="grid items-start gap-3 sm:grid-cols-2">
			{timeRules.map(([name, most]) => (
				<TextField
					key={name}
					id={idOf(name)}
					name={name}
					type="number"
					min={0}
					max={most}
					label={t(`field.${name}`)}
					help={
						usual
							? t("rules.usual", { count: numberOf(usual, name) ?? (name === "graceMinutes" ? GRACE : 0) })
							: t(`help.${name}`)
					}
					error={problem.of(name)}
					defaultValue={problem.typed(name) ?? String(numberOf(values, name) ?? "")}
					optional
				/>
			))}
		</div>
	);
}

type ApprovalProps = FieldsProps & {
	approvers: readonly Choice[];
	bookers: readonly Choice[];
	/** Where those who book are looked for. */
	source: string;
	/** Where those who may approve are. */
	approverSource: string;
};

/** Who decides beside the approver, who needs no decision, and when a request expires. */
export function ApprovalFields({ values, problem, idOf, approvers, bookers, source, approverSource }: ApprovalProps) {
	const { t } = useTranslation("resources");
	return (
		<>
			<div className="grid items-start gap-3 sm:grid-cols-2">
				<PickOne
					id={idOf("deputyId")}
					name="deputyId"
					label={t("field.deputyId")}
					help={t("help.deputyId")}
					error={problem.of("deputyId")}
					defaultValue={problem.typed("deputyId") ?? values.deputyId ?? ""}
					address={approverSource}
					choices={approvers}
					none={t("approver.noDeputy")}
				/>
				<TextField
					id={idOf("approvalHours")}
					name="approvalHours"
					type="number"
					min={0}
					max={8_760}
					label={t("field.approvalHours")}
					help={t("help.approvalHours")}
					error={problem.of("approvalHours")}
					defaultValue={problem.typed("approvalHours") ?? String(values.approvalHours ?? "")}
					optional
				/>
				<SelectField
					id={idOf("autoLevel")}
					name="autoLevel"
					label={t("field.autoLevel")}
					error={problem.of("autoLevel")}
					defaultValue={problem.typed("autoLevel") ?? String(values.autoLevel ?? 30)}
					options={autoLevels.map((value) => ({ value, label: t(`level.${value}`) }))}
				/>
			</div>
			{bookers.length > 0 && (
				<details open={(values.autoIds?.length ?? 0) > 0 || undefined}>
					<summary className="flex min-h-11 cursor-pointer items-center gap-1 text-sm font-medium">
						<Icon name="chevron-down" />

						{t("field.autoIds")}
					</summary>
					<PeoplePicker
						id={idOf("autoIds")}
						name="autoIds"
						legend={t("help.autoIds")}
						address={source}
						people={bookers.map(({ value, label }) => ({ id: value, name: label }))}
						error={problem.of("autoIds")}
						ticked={(person) => problem.ticked("autoIds", person) ?? values.autoIds?.includes(person)}
					/>
				</details>
			)}
		</>
	);
}
