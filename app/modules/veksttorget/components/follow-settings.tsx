import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { Checkbox } from "#app/ui/choices";
import { CopyField } from "#app/ui/copy-field";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import type { showSettings } from "../routing/show-settings.server";

type FollowSettingsProps = Pick<Awaited<ReturnType<typeof showSettings>>, "decided" | "figures"> & { answer: unknown };

/** The goal for the first answer, whether people are asked how it went, and whether the figures are for everybody. */
export function FollowSettings({ decided, figures, answer }: FollowSettingsProps) {
	const { t } = useTranslation("veksttorget");
	const saving = useFormProblem(answer, { intent: "saveFollow" });
	const { answerDays, answerGoal, isPublic, asksOutcome } = decided;
	return (
		<Section title={t("follow.title")}>
			<Form method="post" className="flex flex-col gap-4" noValidate>
				<FormErrors errors={saving.summary} />
				<div className="grid gap-4 sm:grid-cols-2">
					<TextField
						id="answerDays"
						name="answerDays"
						inputMode="numeric"
						label={t("follow.days")}
						defaultValue={saving.typed("answerDays") ?? answerDays}
						error={saving.of("answerDays")}
					/>
					<TextField
						id="answerGoal"
						name="answerGoal"
						inputMode="numeric"
						label={t("follow.goal")}
						help={t("follow.goalHelp")}
						defaultValue={saving.typed("answerGoal") ?? answerGoal}
						error={saving.of("answerGoal")}
					/>
				</div>
				<Checkbox
					name="asksOutcome"
					label={t("follow.asks")}
					help={t("follow.asksHelp")}
					defaultChecked={saving.ticked("asksOutcome") ?? asksOutcome}
				/>
				<Checkbox
					name="isPublic"
					label={t("follow.public")}
					help={t("follow.publicHelp")}
					defaultChecked={saving.ticked("isPublic") ?? isPublic}
				/>
				<div>
					<SubmitButton intent="saveFollow">{t("intake.save")}</SubmitButton>
				</div>
			</Form>
			{isPublic && (
				<div className="mt-5">
					<CopyField label={t("follow.address")} value={figures} />
					<p className="mt-2 text-sm">
						<a href={figures} className="link inline-flex min-h-11 items-center">
							{t("follow.open")}
						</a>
					</p>
				</div>
			)}
		</Section>
	);
}
