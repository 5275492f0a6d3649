import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import { type Addressed, EmailForm } from "../emails/components/email-form";
import { NoteForm } from "./note-form";

export type Add = "note" | "call" | "email" | "task";

type CustomerComposerProps = {
	add: Add;
	/** The page with one form or the other on top. */
	to: (add: Add) => string;
	newMeeting: string;
	newContact: string;
	/** To whom an e-mail can go. */
	receivers: readonly Addressed[];
	tenant: string;
	/** Of what is kept of a form that is not sent. */
	draft: { keeper: string; form: string };
	answer: unknown;
};

const icons = { note: "notebook-pen", call: "phone", email: "mail", task: "list-checks" } as const;

/** Writes down what happened with a customer, or what comes next; stands above its timeline. */
export function CustomerComposer(props: CustomerComposerProps) {
	const { add, to, newMeeting, newContact, receivers, answer, tenant, draft } = props;
	const { t } = useTranslation("crmLog");
	return (
		<section aria-label={t("composer.title")}>
			<div className="mb-2 flex flex-wrap gap-1">
				{(["note", "call", "email", "task"] as const).map((one) => (
					<LinkButton
						key={one}
						kind="quiet"
						size="sm"
						icon={icons[one]}
						to={to(one)}
						aria-current={one === add ? "true" : undefined}
						className={one === add ? "bg-accent-sel text-accent-ink" : ""}
						preventScrollReset
					>
						{t(`composer.${one}`)}
					</LinkButton>
				))}
				<LinkButton kind="quiet" size="sm" icon="calendar-days" to={newMeeting}>
					{t("composer.meeting")}
				</LinkButton>
			</div>
			{add === "task" && <TaskForm answer={answer} />}
			{add === "email" && <EmailForm receivers={receivers} addContact={newContact} answer={answer} draft={draft} />}
			{(add === "note" || add === "call") && (
				<NoteForm key={add} intent="addNote" answer={answer} isCall={add === "call"} tenant={tenant} draft={draft} />
			)}
		</section>
	);
}

function TaskForm({ answer }: { answer: unknown }) {
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
