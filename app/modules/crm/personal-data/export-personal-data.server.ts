import type * as z from "zod";
import { givenBy } from "#app/lists/fields/noun-field";
import { csv } from "#app/platform/csv";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import { contactFields } from "../contacts/contacts.fields";
import { instant } from "../serialize";
import type { PersonalDataFile } from "./personal-data.schema";
import { type PersonalData, readPersonalData } from "./read-personal-data.server";

/** A person's data as a file: JSON for machines, CSV for people. */
export async function exportPersonalData(visit: Visit, { contact, format }: z.output<typeof PersonalDataFile>) {
	const data = await readPersonalData(visit, contact);
	const isJson = format === "json";
	const body = isJson ? JSON.stringify(serialize(data), null, 2) : csv(await table(visit, data));
	return new Response(body, {
		headers: {
			"Content-Type": isJson ? "application/json; charset=utf-8" : "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="personal-data.${format}"`,
			"Cache-Control": "private, no-store",
		},
	});
}

function serialize({ contact, customers, notes, tasks, meetings, messages, history }: PersonalData) {
	return {
		person: {
			id: contact.id,
			...givenBy(contactFields)(contact),
			...{ consent_at: instant(contact.consentAt), consent_version: contact.consentVersion },
			...{ created_at: instant(contact.createdAt), updated_at: instant(contact.updatedAt) },
		},
		customers: customers.map(({ name, role, since }) => ({ name, role, since: instant(since) })),
		notes: notes.map(({ at, text, by }) => ({ at: instant(at), by, text })),
		tasks: tasks.map(({ title, description: about, at }) => ({ at: instant(at), title, description: about })),
		meetings: meetings.map(({ title, startsAt, name, email, answer }) => ({
			...{ at: instant(startsAt), title, name, email, answer },
		})),
		messages: messages.map(({ at, answers, consentVersion: version }) => ({
			...{ at: instant(at), answers, consent_version: version },
		})),
		history: history.map(({ at, action, fields, by }) => ({ at: instant(at), action, fields, by })),
	};
}

/** A line for each thing that is kept: what it is, what it says and since when. */
async function table(visit: Visit, { contact, ...kept }: PersonalData): Promise<(string | null)[][]> {
	const t = await translator(visit.language);
	const word = (key: string) => t(`crmContacts:${key}`);
	const field = (key: string, value: string | null) => (value ? [[word(`contact.${key}`), value, null]] : []);
	return [
		["what", "value", "at"].map((key) => word(`data.column.${key}`)),
		...field("firstName", contact.firstName),
		...field("lastName", contact.lastName),
		...field("jobTitle", contact.jobTitle),
		...contact.emails.map(({ value }) => [word("contact.email"), value, null]),
		...contact.phones.map(({ value }) => [word("contact.phone"), value, null]),
		...field("language", contact.language),
		...field("description", contact.description),
		[word("contact.consent"), word(`consent.${contact.consent}`), instant(contact.consentAt)],
		...kept.customers.map(({ name, since }) => [word("data.part.customers"), name, instant(since)]),
		...kept.notes.map(({ text, at }) => [word("data.part.notes"), text, instant(at)]),
		...kept.tasks.map(({ title, at }) => [word("data.part.tasks"), title, instant(at)]),
		...kept.meetings.map(({ title, startsAt }) => [word("data.part.meetings"), title, instant(startsAt)]),
		...kept.messages.map(({ answers, at }) => [
			...[word("data.part.messages"), Object.values(answers).join("\n"), instant(at)],
		]),
	];
}
