import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { KeptDraft } from "#app/lists/components/kept-draft";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Checkbox, CheckboxGroup } from "#app/ui/choices";
import { forgetDraft } from "#app/ui/drafts";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextArea, TextField } from "#app/ui/text-field";
import { useRound } from "../../components/use-round";

/** Somebody to whom an e-mail can go. */
export type Addressed = { value: string; name: string; email: string; hasWithdrawn: boolean };

type EmailFormProps = {
	receivers: readonly Addressed[];
	addContact: string;
	answer: unknown;
	/** Of what is kept in this browser until it is sent. */
	draft: { keeper: string; form: string };
};

/** Writes an e-mail to people of a customer. */
export function EmailForm({ receivers, addContact, answer, draft }: EmailFormProps) {
	const { t } = useTranslation("crmLog");
	const problem = useFormProblem(answer, { intent: "sendEmail" });
	const round = useRound("sendEmail", problem.refused, () => forgetDraft(`${draft.keeper}:${draft.form}`));
	if (receivers.length === 0)
		return (
			<EmptyState
				icon="mail"
				title={t("email.nobody")}
				action={
					<LinkButton icon="plus" to={addContact}>
						{t("tabs.addContact")}
					</LinkButton>
				}
			>
				{t("email.nobodyHelp")}
			</EmptyState>
		);
	return (
		<Form
			key={round}
			method="post"
			className="rounded-xl border border-control p-4 focus-within:border-accent"
			noValidate
			preventScrollReset
		>
			<KeptDraft {...draft} />
			<div className="flex flex-col gap-4">
				<CheckboxGroup
					id="to"
					name="to[]"
					layout="columns"
					legend={t("email.to")}
					options={receivers.map(({ value, name, email, hasWithdrawn }) => ({
						value,
						label: name,
						help: (
							<span className="wrap-anywhere">
								{email}
								{hasWithdrawn && ` · ${t("email.withdrawn")}`}
							</span>
						),
					}))}
					error={problem.of("to")}
					isTicked={(receiver) => problem.ticked("to", receiver) ?? receivers.length === 1}
				/>
				<TextField
					id="subject"
					name="subject"
					label={t("email.subject")}
					defaultValue={problem.typed("subject")}
					error={problem.of("subject")}
					maxLength={200}
					autoComplete="off"
				/>
				<TextArea
					id="message"
					name="message"
					label={t("email.message")}
					help={t("email.messageHelp")}
					defaultValue={problem.typed("message")}
					error={problem.of("message")}
					maxLength={10_000}
					rows={6}
				/>
				<FormErrors errors={problem.summary} />
				<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
					<Checkbox
						name="isPrivate"
						value="1"
						label={t("note.isPrivate")}
						defaultChecked={problem.typed("isPrivate") === "1"}
					/>
					<SubmitButton intent="sendEmail" icon="send">
						{t("email.send")}
					</SubmitButton>
				</div>
			</div>
		</Form>
	);
}
