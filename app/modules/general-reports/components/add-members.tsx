import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PeoplePicker } from "#app/directory/components/people-picker";
import type { CountedGroup } from "#app/directory/groups.server";
import { SubmitButton } from "#app/ui/button";
import { Checkbox, RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { memberRoles } from "../member-roles";

type AddMembersFormProps = {
	/** Some of them, where there is no JavaScript. */
	others: readonly { id: string; name: string }[];
	groups: readonly CountedGroup[];
	/** Where people are looked up. */
	address: string;
	answer: unknown;
};

/** Adds people who have the module, in a role, and asks contributors for what is open. */
export function AddMembersForm({ others, groups, address, answer }: AddMembersFormProps) {
	const { t } = useTranslation("generalReports");
	const problem = useFormProblem(answer, { intent: "add" });
	if (others.length === 0) return <p className="text-sm text-ink-2">{t("members.nobody")}</p>;
	return (
		<Form method="post" className="flex flex-col gap-5" noValidate preventScrollReset>
			<PeoplePicker
				{...{ id: "userIds", name: "userIds", legend: t("members.who"), error: problem.of("userIds") }}
				{...{ address, groups }}
				people={others}
				ticked={(id) => problem.ticked("userIds", id)}
			/>
			<RadioGroup
				id="role"
				name="role"
				legend={t("members.role")}
				error={problem.of("role")}
				defaultValue={problem.typed("role") ?? "contributor"}
				options={memberRoles.map((value) => ({ value, label: t(`role.${value}`), help: t(`roleHelp.${value}`) }))}
			/>
			<Checkbox name="asks" label={t("members.asks")} defaultChecked={problem.ticked("asks") ?? true} />
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton intent="add" icon="user-plus">
					{t("members.add")}
				</SubmitButton>
			</div>
		</Form>
	);
}
