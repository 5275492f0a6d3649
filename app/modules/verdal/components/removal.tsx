import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { type Choice, SelectField } from "#app/ui/text-field";

type RemovalProps = {
	/** The texts of what goes. */
	of: "code" | "group";
	name: string;
	/** How much hangs on it. */
	used: number;
	isActive: boolean;
	/** What can take that over. */
	others: readonly Choice[];
	answer: unknown;
};

/** Removes a code or a group. One in use stays: it is deactivated, or another one takes over what hangs on it. */
export function Removal({ of, name, used, isActive, others, answer }: RemovalProps) {
	const { t } = useTranslation("verdal");
	const removing = useFormProblem(answer, { intent: "remove" });
	const replacing = useFormProblem(answer, { intent: "replace" });
	if (used === 0)
		return (
			<Section title={t(`${of}.remove`)} className="mt-10">
				<FormErrors errors={removing.summary} />
				<ConfirmButton
					label={t(`${of}.remove`)}
					icon="trash-2"
					title={t(`${of}.removeTitle`, { name })}
					confirmLabel={t(`${of}.remove`)}
					fields={{ intent: "remove" }}
				>
					{t("removeEffect")}
				</ConfirmButton>
			</Section>
		);
	return (
		<Section title={t(`${of}.remove`)} intro={t(`${of}.isUsed`, { count: used })} className="mt-10">
			<FormErrors errors={removing.summary} />
			{isActive && (
				<Form
					method="post"
					className="card mb-4 flex flex-wrap items-center justify-between gap-3 p-4"
					preventScrollReset
				>
					<p className="max-w-120 text-sm">{t(`${of}.deactivateHelp`)}</p>
					<SubmitButton intent="deactivate" kind="secondary">
						{t("deactivate")}
					</SubmitButton>
				</Form>
			)}
			{others.length > 0 && (
				<Form method="post" className="group card flex flex-col gap-4 p-4" preventScrollReset noValidate>
					<SelectField
						id="by"
						name="by"
						label={t(`${of}.replaceBy`)}
						help={t(`${of}.replaceHelp`)}
						error={replacing.of("by")}
						defaultValue={replacing.typed("by") ?? ""}
						options={[{ value: "", label: t("choose") }, ...others]}
					/>
					<FormErrors errors={replacing.summary} />
					<div>
						<SubmitButton intent="replace" kind="danger">
							{t(`${of}.replace`)}
						</SubmitButton>
					</div>
				</Form>
			)}
		</Section>
	);
}
