import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Checkbox, RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PersonBoxes } from "#app/ui/person-boxes";
import { memberRoles } from "../member-roles";

type AddMembersFormProps = {
	others: readonly { id: string; name: string; mayReadAll: boolean }[];
	answer: unknown;
};

/** Adds people who have the module, in a role, and asks contributors for what is open. */
export function AddMembersForm({ others, answer }: AddMembersFormProps) {
	const { t } = useTranslation("generalReports");
	const problem = useFormProblem(answer, { intent: "add" });
	if (others.length === 0) return <p className="text-sm text-ink-2">{t("members.nobody")}</p>;
	return (
		<Form method="post" className="flex flex-col gap-5" noValidate preventScrollReset>
			<PersonBoxes
				{...{ id: "userIds", name: "userIds", legend: t("members.who"), error: problem.of("userIds") }}
				people={others.map(({ id, name, mayReadAll }) => ({
					...{ id, name },
					note: !mayReadAll && <span className="text-13 text-ink-3">{t("members.ownOnly")}</span>,
				}))}
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
