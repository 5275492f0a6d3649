import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ByTextField } from "#app/forms/texting/by-text-field";
import { isLanguage, languages } from "#app/platform/i18n";
import { SubmitButton } from "#app/ui/button";
import { CheckboxGroup } from "#app/ui/choices";
import { FoldedSection } from "#app/ui/folded-section";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import type { Shared } from "./link-section";
import { MemberPicker } from "./member-picker";

/** Personal links by e-mail: to members, and to anybody's address. */
export function InviteSection({ shown, answer }: { shown: Shared; answer: unknown }) {
	const { t } = useTranslation("formShare");
	const problem = useFormProblem(answer, { intent: "send" });
	const { roles, head, isAnonymous, today } = shown;
	return (
		<FoldedSection
			title={t("invite.title")}
			intro={t(isAnonymous ? "invite.introAnonymous" : "invite.intro")}
			isOpen={problem.refused}
		>
			<Form method="post" className="flex flex-col gap-5" noValidate preventScrollReset>
				<input type="hidden" name="subject" value={shown.subject?.chosen?.id ?? ""} />
				<MemberPicker id="memberIds" shown={shown} problem={problem} />
				<CheckboxGroup
					name="roles[]"
					layout="flow"
					legend={t("invite.roles")}
					options={roles.map((value) => ({ value, label: t(`invite.role.${value}`) }))}
					isTicked={(role) => problem.ticked("roles", role)}
				/>
				<TextArea
					id="emails"
					name="emails"
					optional
					label={t("invite.emails")}
					help={t("invite.emailsHelp")}
					error={problem.of("emails")}
					defaultValue={problem.typed("emails") ?? ""}
					rows={3}
				/>
				<div className="flex flex-wrap items-end gap-4">
					{head.languages.length > 1 && (
						<SelectField
							name="language"
							label={t("invite.language")}
							className="w-52"
							defaultValue={problem.typed("language") ?? head.languages[0]}
							options={head.languages.map((code) => ({
								value: code,
								label: isLanguage(code) ? languages[code].name : code,
							}))}
						/>
					)}
					<TextField
						type="date"
						id="expiresOn"
						name="expiresOn"
						optional
						label={t("invite.expires")}
						min={today}
						className="w-52"
						error={problem.of("expiresOn")}
						defaultValue={problem.typed("expiresOn") ?? ""}
					/>
					<TextField
						type="number"
						id="reminders"
						name="reminders"
						min={0}
						max={5}
						className="w-44"
						label={t("schedule.reminders")}
						error={problem.of("reminders")}
						defaultValue={problem.typed("reminders") ?? "2"}
					/>
					<TextField
						type="number"
						id="gapDays"
						name="gapDays"
						min={1}
						max={60}
						className="w-44"
						label={t("invite.gapDays")}
						error={problem.of("gapDays")}
						defaultValue={problem.typed("gapDays") ?? "3"}
					/>
				</div>
				{shown.hasSms && <ByTextField problem={problem} />}
				<TextArea
					id="message"
					name="message"
					optional
					label={t("invite.message")}
					error={problem.of("message")}
					defaultValue={problem.typed("message") ?? ""}
					rows={3}
				/>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="send" kind="secondary" icon="send">
						{t("invite.send")}
					</SubmitButton>
				</div>
			</Form>
		</FoldedSection>
	);
}
