import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { nameOf } from "#app/directory/names";
import { done } from "#app/platform/guard.server";
import { isLanguage } from "#app/platform/i18n";
import { newId } from "#app/platform/ids";
import { HOUR } from "#app/platform/limits";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { invalid, notFound, tooMany } from "#app/platform/problems";
import { docOf } from "#app/platform/rich-text/document";
import { among } from "#app/platform/tenant/among.server";
import type { Visit } from "#app/platform/tenant/context";
import { contacts, customerContacts, type EmailReceiver, notes } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { contactName } from "../contacts/contacts.server";
import type { Customer } from "../customers.server";
import { paths } from "../paths";
import { recomputingActivity } from "../recompute-activity.server";
import { tellOf } from "../sharing/tell.server";
import { visibleTo } from "../visible.server";
import { type EmailForm, OWN_ADDRESS } from "./email.schema";

/** E-mails that one person sends in an hour. */
const AN_HOUR = 30;

type Receiver = EmailReceiver & { language: string | null };

/**
 * Sends an e-mail to people of a customer, and keeps it among what happened with the customer. Answers go to the sender.
 * Throws `invalid` for a receiver that is not the customer's or has no address, `tooMany` for more than 30 in an hour.
 */
export async function sendEmail(visit: Visit, { customer: guid, to, subject, message, isPrivate }: EmailForm) {
	const { customer, receivers } = await readReceivers(visit, guid, to);
	const { rows, user, now, tenant } = visit;
	const only = receivers.length === 1 ? receivers[0] : undefined;
	const note = {
		...{ id: newId(now.getTime()), kind: "email" as const, customerId: customer.id, isPrivate, subject },
		...{ body: docOf(message) as unknown as Record<string, unknown>, plain: message, createdBy: user.id },
		contactId: only?.contactId ?? null,
		recipients: receivers.map(({ contactId, name, email }) => ({ contactId, name, email })),
	};
	await rows.commit([
		rows.adding(notes, note),
		rows.indexing(notes, note.id, [subject, message]),
		recomputingActivity(visit, customer.id),
	]);
	const params = { subject, message, sender: nameOf(user), tenant: tenant.name, address: user.email };
	for (const [at, { email, language }] of receivers.entries())
		await sendMail(
			visit.context,
			{
				...{ to: email, language: isLanguage(language) ? language : tenant.language, replyTo: user.email },
				...{ template: "crmEmail", params },
			},
			`crm-mail:${note.id}:${at}`,
		);
	const url = paths(tenant.guid).note(note.id);
	if (!isPrivate)
		await tellOf(visit, { type: "customerNote", kind: "note", id: note.id, customerId: customer.id, url });
	return done({ snackbar: { key: "crmLog:snackbar.emailSent", params: { count: receivers.length } } });
}

/** The customer and those whom the e-mail goes to, one address once. */
async function readReceivers(visit: Visit, guid: string, to: string[]) {
	const { rows, tenant, user, now } = visit;
	const where = and(eq(companies.guid, guid), visibleTo(visit));
	const id = sql`(select ${companies.id} from ${companies} where ${and(eq(companies.tenantId, tenant.id), where)})`;
	const linked = sql`${contacts.id} in (select ${customerContacts.contactId} from ${customerContacts} where ${and(
		eq(customerContacts.tenantId, tenant.id),
		sql`${customerContacts.customerId} = ${id}`,
	)})`;
	const mine = and(eq(notes.createdBy, user.id), eq(notes.kind, "email"), gt(notes.createdAt, now.getTime() - HOUR));
	const found = await rows.read({
		customers: rows.listing(companies, { where, limit: 1 }),
		contacts: rows.listing(contacts, {
			where: and(linked, among(contacts.id, to), visibleTo(visit, contacts)) as SQL,
			limit: to.length,
		}),
		sent: rows.counting(notes, mine, AN_HOUR),
	});
	const [customer] = found.customers;
	if (!customer) throw notFound();
	if (found.sent >= AN_HOUR) throw tooMany(HOUR / 1000, "crmLog:errors.tooManyEmails");
	const receivers = to.map((one): Receiver => {
		if (one === OWN_ADDRESS) return ownAddress(customer);
		const contact = found.contacts.find((other) => other.id === one);
		const email = contact?.emails[0]?.value;
		if (!contact || !email) throw invalid({ to: "crmLog:errors.noAddress" });
		return { contactId: contact.id, name: contactName(contact), email, language: contact.language };
	});
	const once = receivers.filter(
		({ email }, at) => receivers.findIndex((other) => other.email.toLowerCase() === email.toLowerCase()) === at,
	);
	return { customer, receivers: once };
}

function ownAddress({ name, email }: Customer): Receiver {
	if (!email) throw invalid({ to: "crmLog:errors.noAddress" });
	return { contactId: null, name, email, language: null };
}
