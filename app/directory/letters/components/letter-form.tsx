import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Checkbox, CheckboxGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextArea, TextField } from "#app/ui/text-field";
import type { LookedAt, ShownLetter } from "../show-letters.server";

type LetterFormProps = {
	letter: ShownLetter;
	/** What was typed where the letter was only looked at or tried out. */
	typed: LookedAt["typed"] | undefined;
	answer: unknown;
};

/** Whether an event is told, to whom, and in which words. */
export function LetterForm({ letter, typed, answer }: LetterFormProps) {
	const { t } = useTranslation("ownLetters");
	const { t: own } = useTranslation(letter.ns);
	const problem = useFormProblem(answer, { ids: { recipients: "recipients", isEnabled: "isEnabled" } });
	const { event, language, names, allRecipients, updatedAt } = letter;
	const { isEnabled, recipients, daysBefore } = typed ?? letter;
	const { subject, body } = typed ?? letter.texts;
	const failed = problem.refused ? [{ text: t("failed") }] : [];
	return (
		<Form
			method="post"
			key={`${updatedAt} ${language}`}
			className="group flex flex-col gap-5"
			preventScrollReset
			noValidate
		>
			<input type="hidden" name="updatedAt" value={updatedAt} />
			<input type="hidden" name="language" value={language} />
			<Checkbox
				id="isEnabled"
				name="isEnabled"
				value="yes"
				label={t("isEnabled")}
				help={own(`event.${event}.when`, { count: letter.daysBefore })}
				defaultChecked={problem.ticked("isEnabled") ?? isEnabled}
			/>
			{allRecipients.length > 1 && (
				<CheckboxGroup
					id="recipients"
					name="recipients[]"
					legend={t("recipients")}
					help={t("recipientsHelp")}
					error={problem.of("recipients")}
					options={allRecipients.map((value) => ({ value, label: own(`recipient.${value}`) }))}
					isTicked={(value) => problem.ticked("recipients", value) ?? recipients.some((one) => one === value)}
				/>
			)}
			{letter.hasDays && (
				<TextField
					id="daysBefore"
					name="daysBefore"
					type="number"
					inputMode="numeric"
					min={1}
					max={90}
					label={t("daysBefore")}
					error={problem.of("daysBefore")}
					defaultValue={problem.typed("daysBefore") ?? String(daysBefore ?? letter.daysBefore)}
					className="max-w-40"
				/>
			)}
			<TextField
				id="subject"
				name="subject"
				lang={language}
				label={t("subject")}
				error={problem.of("subject")}
				defaultValue={problem.typed("subject") ?? subject}
				maxLength={200}
				autoComplete="off"
			/>
			<TextArea
				id="body"
				name="body"
				lang={language}
				label={t("body")}
				help={t("bodyHelp")}
				error={problem.of("body")}
				defaultValue={problem.typed("body") ?? body}
				maxLength={5000}
				rows={12}
			/>
			<details>
				<summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">{t("names")}</summary>
				<dl className="mt-1 grid gap-x-4 gap-y-1 text-13 sm:grid-cols-[auto_1fr]">
					{names.map((name) => (
						<div key={name} className="contents">
							<dt>
								<code>{`{{${name}}}`}</code>
							</dt>
							<dd className="mb-2 text-ink-2 sm:mb-0">{own(`name.${name}`)}</dd>
						</div>
					))}
				</dl>
			</details>
			<FormErrors errors={[...failed, ...problem.summary]} />
			<div className="flex flex-wrap gap-2">
				<SubmitButton intent="save">{t("save")}</SubmitButton>
				<SubmitButton intent="preview" kind="secondary">
					{t("preview")}
				</SubmitButton>
				<SubmitButton intent="test" kind="secondary">
					{t("test")}
				</SubmitButton>
			</div>
		</Form>
	);
}
