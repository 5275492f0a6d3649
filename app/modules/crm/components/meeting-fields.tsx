import { useTranslation } from "react-i18next";
import { PeoplePicker } from "#app/directory/components/people-picker";
import { Checkbox, CheckboxGroup } from "#app/ui/choices";
import type { useFormProblem } from "#app/ui/form-problem";
import { TextArea, TextField } from "#app/ui/text-field";
import { paths } from "../paths";
import { CustomerField } from "./customer-field";
import { MeetingTimes } from "./meeting-times";

type Person = { id: string; name: string; email: string | null };
type Values = {
	title?: string;
	from: string;
	until: string;
	place?: string | null;
	url?: string | null;
	agenda?: string | null;
};
type MeetingFieldsProps = {
	values: Values;
	customer: { id: string; name: string } | null;
	choices: { colleagues: Person[]; contacts: Person[] };
	/** Who is asked already: ids, and addresses of others. */
	asked: { users: string[]; contacts: string[]; emails: string[] };
	me: string;
	problem: ReturnType<typeof useFormProblem>;
	tenant: string;
};

/** What people fill in about a meeting; the same for a new one and for one that is there. */
export function MeetingFields({ values, customer, choices, asked, me, problem, tenant }: MeetingFieldsProps) {
	const { t } = useTranslation("crmMeetings");
	const at = paths(tenant);
	const typed = (field: string, stored?: string | null) => problem.typed(field) ?? stored ?? "";
	const line = (name: "place" | "url", more: { inputMode?: "url" } = {}) => (
		<TextField
			{...more}
			id={name}
			name={name}
			label={t(`meeting.${name}`)}
			error={problem.of(name)}
			defaultValue={typed(name, values[name])}
			optional
			autoComplete="off"
		/>
	);
	const colleagues = asked.users.length > 0 ? asked.users : [me];
	return (
		<>
			<TextField
				id="title"
				name="title"
				label={t("meeting.title")}
				error={problem.of("title")}
				defaultValue={typed("title", values.title)}
				maxLength={200}
				autoComplete="off"
				required
			/>
			<MeetingTimes from={values.from} until={values.until} problem={problem} />
			{line("place")}
			{line("url", { inputMode: "url" })}
			<CustomerField
				label={t("meeting.customer")}
				error={problem.of("customer") ?? problem.of("customerId")}
				source={`${at.tasks}/customers`}
				given={customer}
				typed={problem.typed("customer")}
			/>
			<PeoplePicker
				id="userIds"
				name="userIds"
				legend={t("meeting.userIds")}
				address={`${at.meetings}/people`}
				people={choices.colleagues}
				error={problem.of("userIds")}
				ticked={(id) => problem.ticked("userIds", id) ?? colleagues.includes(id)}
			/>
			{choices.contacts.length > 0 && (
				<CheckboxGroup
					id="contactIds"
					name="contactIds"
					layout="box"
					legend={t("meeting.contactIds")}
					options={choices.contacts.map(({ id, name }) => ({ value: id, label: name }))}
					error={problem.of("contactIds")}
					isTicked={(id) => problem.ticked("contactIds", id) ?? asked.contacts.includes(id)}
				/>
			)}
			<TextArea
				id="emails"
				name="emails"
				rows={2}
				label={t("meeting.emails")}
				help={t("meeting.emailsHelp")}
				error={problem.of("emails") ?? problem.of("emails.0")}
				defaultValue={typed("emails", asked.emails.join("\n"))}
				optional
			/>
			<TextArea
				id="agenda"
				name="agenda"
				label={t("meeting.agenda")}
				error={problem.of("agenda")}
				defaultValue={typed("agenda", values.agenda)}
				optional
			/>
			<Checkbox name="invite" value="1" label={t("meeting.invite")} help={t("meeting.inviteHelp")} />
		</>
	);
}
