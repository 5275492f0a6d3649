import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import { LikeNotice, likeOf } from "./contact-like";
import { MeetingTimes } from "./meeting-times";

/** A task, as it is written down on a customer's page. */
export function TaskForm({ answer }: { answer: unknown }) {
	const { t } = useTranslation(["crmLog", "crmWork"]);
	const problem = useFormProblem(answer, { intent: "addTask" });
	return (
		<Form method="post" className="rounded-xl border border-control p-4" noValidate preventScrollReset>
			<div className="grid gap-3 sm:grid-cols-[1fr_10rem]">
				<TextField
					id="title"
					name="title"
					label={t("crmWork:task.title")}
					error={problem.of("title")}
					defaultValue={problem.typed("title")}
					maxLength={200}
					autoComplete="off"
				/>
				<TextField
					id="dueOn"
					name="dueOn"
					type="date"
					label={t("crmWork:task.dueOn")}
					error={problem.of("dueOn")}
					defaultValue={problem.typed("dueOn")}
				/>
			</div>
			<FormErrors errors={problem.summary} />
			<SubmitButton intent="addTask" className="mt-3">
				{t("crmWork:tasks.add")}
			</SubmitButton>
		</Form>
	);
}

type MeetingFormProps = {
	answer: unknown;
	times: { from: string; until: string } | null;
	/** The page with all its fields. */
	whole: string;
};

/** A meeting, as it is agreed on a customer's page. */
export function MeetingForm({ answer, times, whole }: MeetingFormProps) {
	const { t } = useTranslation(["crmLog", "crmMeetings"]);
	const problem = useFormProblem(answer, { intent: "addMeeting" });
	return (
		<Form method="post" className="rounded-xl border border-control p-4" noValidate preventScrollReset>
			<TextField
				id="title"
				name="title"
				label={t("crmMeetings:meeting.title")}
				error={problem.of("title")}
				defaultValue={problem.typed("title")}
				maxLength={200}
				autoComplete="off"
			/>
			<div className="mt-3">
				<MeetingTimes {...times} problem={problem} />
			</div>
			<FormErrors errors={problem.summary} />
			<div className="mt-3 flex flex-wrap gap-2">
				<SubmitButton intent="addMeeting">{t("crmMeetings:meetings.add")}</SubmitButton>
				<LinkButton kind="quiet" to={whole}>
					{t("composer.allFields")}
				</LinkButton>
			</div>
		</Form>
	);
}

type ContactFormProps = { answer: unknown; whole: string; tenant: string };

/** A contact person, as they are written down on a customer's page. */
export function ContactForm({ answer, whole, tenant }: ContactFormProps) {
	const { t } = useTranslation(["crmLog", "crmContacts"]);
	const problem = useFormProblem(answer, { intent: "addContact" });
	const like = likeOf(answer);
	const field = (name: "firstName" | "lastName" | "email" | "phone", type = "text") => (
		<TextField
			id={name}
			name={name}
			type={type}
			label={t(`crmContacts:contact.${name}`)}
			error={problem.of(name)}
			defaultValue={problem.typed(name)}
			autoComplete="off"
			optional={name !== "firstName"}
		/>
	);
	return (
		<Form method="post" className="rounded-xl border border-control p-4" noValidate preventScrollReset>
			<div className="grid gap-3 sm:grid-cols-2">
				{field("firstName")}
				{field("lastName")}
				{field("email", "email")}
				{field("phone", "tel")}
			</div>
			<FormErrors errors={problem.summary} />
			<LikeNotice like={like} tenant={tenant} />
			{like.length > 0 && <input type="hidden" name="anyway" value="1" />}
			<div className="mt-3 flex flex-wrap gap-2">
				<SubmitButton intent="addContact">
					{t(like.length > 0 ? "crmContacts:contacts.addAnyway" : "crmContacts:contacts.add")}
				</SubmitButton>
				<LinkButton kind="quiet" to={whole}>
					{t("composer.allFields")}
				</LinkButton>
			</div>
		</Form>
	);
}
