import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { contactForms, contacts, contactTypes, submissions } from "#db/schema/crm";
import { companies, people } from "#db/schema/directory";
import { type FieldKey, fieldKeys, formerConsent, textIn } from "../contact-form/fields";
import { inLanguage } from "../serialize";
import { visibleTo } from "../visible.server";
import type { MessagePage } from "./inbox.schema";
import { type Message, visibleMessage } from "./messages.server";
import { senderOf } from "./show-inbox.server";

/** Customers that are offered for one message. */
const OFFERED = 5;

/** What the page of one message shows, with the customers that it may be from. */
export async function showMessage(visit: Visit, { message: id }: z.output<typeof MessagePage>) {
	const others = {
		form: [contactForms, submissions.formId],
		handler: [people, submissions.handledBy, NAMED],
		customer: [companies, submissions.customerId, ["guid", "name"]],
	} as const;
	const where = and(eq(submissions.id, id), visibleMessage(visit));
	const first = await visit.rows.read({
		one: visit.rows.listingWith(submissions, others, { where, limit: 1 }),
		types: visit.rows.listing(contactTypes),
	});
	const [one] = first.one;
	if (!one) throw notFound();
	const { row, form, handler, customer } = one;
	const offers = await offersFor(visit, row);
	const type = first.types.find((one) => one.id === row.answers.contactType);
	const shown: Record<string, string> = {
		...row.answers,
		...(type && { contactType: inLanguage(type.title, visit.language) }),
	};
	return {
		message: {
			...{ id: row.id, status: row.status, language: row.language, receivedAt: row.createdAt },
			sender: senderOf(row.answers),
			answers: fieldKeys.flatMap((key): [FieldKey, string][] => (shown[key] ? [[key, shown[key]]] : [])),
			form: form?.name ?? "",
			handler: handler && nameOf(handler),
			customer: customer && { name: customer.name, guid: customer.guid },
			isNoted: row.noteId !== null,
			consent: form && consentOf(row, form, visit.tenant.language),
		},
		offers: customer ? [] : offers.customers,
		knownContact: offers.contact && nameOf({ ...offers.contact, email: offers.contact.email ?? "" }),
		tenant: visit.tenant.guid,
	};
}

/** The text that was agreed to, in the version of then. */
function consentOf(row: Message, form: typeof contactForms.$inferSelect, ofTenant: string) {
	const version = row.consentVersion;
	if (version === null) return null;
	const part = version === form.consentVersion ? "consent" : formerConsent(version);
	return { version, text: textIn(form.texts, part, row.language, ofTenant)?.text ?? "" };
}

/** Customers with the same organisation number, e-mail or phone, in this order, and a contact person with the e-mail. */
async function offersFor(visit: Visit, { answers }: Message) {
	const reads = new ReadBatch();
	const { rows } = visit;
	const by = (["orgNo", "email", "phone"] as const).flatMap((key) => {
		const where = and(eq(companies[key], answers[key] ?? ""), visibleTo(visit));
		return answers[key] ? [{ key, found: reads.add(rows.listing(companies, { where, limit: OFFERED })) }] : [];
	});
	const ofSender = and(eq(contacts.email, answers.email ?? ""), visibleTo(visit, contacts));
	const contact = answers.email ? reads.add(rows.listing(contacts, { where: ofSender, limit: 1 })) : () => [];
	await reads.send(rows);
	const seen = new Map<string, { id: string; name: string; place: string | null; by: string }>();
	for (const { key, found } of by)
		for (const { id, name, city } of found()) if (!seen.has(id)) seen.set(id, { id, name, place: city, by: key });
	return { customers: [...seen.values()].slice(0, OFFERED), contact: contact()[0] };
}
