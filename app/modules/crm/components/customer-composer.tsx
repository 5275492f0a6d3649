import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import type { IconName } from "#app/ui/icon-names";
import { type Addressed, EmailForm } from "../emails/components/email-form";
import { ContactForm, MeetingForm, TaskForm } from "./composer-forms";
import { NoteForm } from "./note-form";

const adds = ["note", "call", "email", "task", "meeting", "contact"] as const;
export type Add = (typeof adds)[number];

type CustomerComposerProps = {
	add: Add;
	/** The page with one form or the other on top. */
	to: (add: Add) => string;
	/** The pages with all that can be said of a meeting or a contact. */
	newMeeting: string;
	newContact: string;
	/** When a meeting is proposed. */
	nextHour: { from: string; until: string } | null;
	/** To whom an e-mail can go. */
	receivers: readonly Addressed[];
	tenant: string;
	/** Of what is kept of a form that is not sent. */
	draft: { keeper: string; form: string };
	answer: unknown;
};

const icons: Record<Add, IconName> = {
	note: "notebook-pen",
	call: "phone",
	email: "mail",
	task: "list-checks",
	meeting: "calendar-days",
	contact: "user-plus",
};

/** Writes down what happened with a customer, or what comes next; stands above its timeline. */
export function CustomerComposer(props: CustomerComposerProps) {
	const { add, to, newMeeting, newContact, nextHour, receivers, answer, tenant, draft } = props;
	const { t } = useTranslation("crmLog");
	return (
		<section aria-label={t("composer.title")}>
			<div className="mb-2 flex flex-wrap gap-1">
				{adds.map((one) => (
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
			</div>
			{add === "task" && <TaskForm answer={answer} />}
			{add === "meeting" && <MeetingForm answer={answer} times={nextHour} whole={newMeeting} />}
			{add === "contact" && <ContactForm answer={answer} whole={newContact} tenant={tenant} />}
			{add === "email" && <EmailForm receivers={receivers} addContact={newContact} answer={answer} draft={draft} />}
			{(add === "note" || add === "call") && (
				<NoteForm key={add} intent="addNote" answer={answer} isCall={add === "call"} tenant={tenant} draft={draft} />
			)}
		</section>
	);
}
