import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextArea } from "#app/ui/text-field";
import type { OpenReply } from "./reply-about";

type ReplyReviewProps = {
	reply: OpenReply;
	staff: readonly { value: string; label: string }[];
	/** How much has happened to it: what was sent does not stand there to be sent again. */
	events: number;
	answer: unknown;
};

const states = ["submitted", "clarify", "approved", "rejected"];

/** Where a reply stands, who looks at it, and words about it or to the respondent. */
export function ReplyReview({ reply, staff, events, answer }: ReplyReviewProps) {
	const { t } = useTranslation("formReplies");
	const status = useFormProblem(answer, { intent: "status" });
	const comment = useFormProblem(answer, { intent: "comment" });
	const assign = useFormProblem(answer, { intent: "assign" });
	return (
		<section className="flex flex-col gap-6">
			<Form method="post" className="flex flex-col gap-3" preventScrollReset noValidate>
				<h2 className="text-base font-semibold">{t("review.title")}</h2>
				<SelectField
					id="status"
					name="status"
					key={reply.status}
					label={t("column.status")}
					defaultValue={status.typed("status") ?? reply.status}
					options={states.map((value) => ({ value, label: t(`status.${value}`) }))}
				/>
				{reply.respondent && (
					<TextArea
						id="message"
						name="message"
						key={events}
						label={t("review.message")}
						help={t("review.messageHelp")}
						error={status.of("message")}
						defaultValue={status.typed("message") ?? ""}
						rows={2}
					/>
				)}
				<FormErrors errors={status.summary} />
				<div>
					<SubmitButton intent="status">{t("review.save")}</SubmitButton>
				</div>
			</Form>
			<Form method="post" className="flex flex-col gap-3" preventScrollReset>
				<SelectField
					id="assigneeId"
					name="assigneeId"
					key={reply.assigneeId}
					label={t("column.assignee")}
					error={assign.of("assigneeId")}
					defaultValue={reply.assigneeId ?? ""}
					options={[{ value: "", label: t("nobody") }, ...staff]}
				/>
				<div>
					<SubmitButton intent="assign" kind="secondary" size="sm">
						{t("review.assign")}
					</SubmitButton>
				</div>
			</Form>
			<Form method="post" className="flex flex-col gap-3" preventScrollReset noValidate>
				<TextArea
					id="text"
					name="text"
					label={t("comment.label")}
					error={comment.of("text")}
					defaultValue={comment.typed("text") ?? ""}
					rows={3}
				/>
				{reply.respondent && (
					<RadioGroup
						name="isShown"
						legend={t("comment.for")}
						defaultValue={comment.typed("isShown") ?? "internal"}
						options={["internal", "respondent"].map((value) => ({ value, label: t(`comment.${value}`) }))}
					/>
				)}
				<div>
					<SubmitButton intent="comment" kind="secondary" size="sm">
						{t("comment.save")}
					</SubmitButton>
				</div>
			</Form>
		</section>
	);
}
