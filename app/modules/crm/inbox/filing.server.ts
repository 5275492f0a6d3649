import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { pick, said } from "#app/directory/fields/field";
import { newId } from "#app/platform/ids";
import { invalid } from "#app/platform/problems";
import { docOf } from "#app/platform/rich-text/document";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import { contacts, customerContacts, notes, submissions } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { type Answers, customerKeys } from "../contact-form/answers.server";
import { type Customer, findCustomer, indexingCustomer, newCustomer } from "../customers.server";
import { recomputingActivity } from "../recompute-activity.server";
import { visibleTo } from "../visible.server";
import type { FilingForm } from "./inbox.schema";
import { findMessage, type Message } from "./messages.server";

/**
 * Files a message with a customer, one that is there or a new one made of it; with its sender as contact person and its
 * words as a note, where wanted. All of it in one commit. Gives the customer.
 */
export async function fileMessage(visit: Visit, input: z.output<typeof FilingForm>): Promise<Customer> {
	const { rows } = visit;
	const message = await findMessage(visit, input.message);
	const answers = message.answers as Answers;
	const isNew = input.customer === "new";
	const customer = isNew ? customerOf(visit, answers, message) : await findCustomer(visit, input.customer);
	const writes: PendingWrite[] = [];
	if (isNew) writes.push(rows.adding(companies, customer), indexingCustomer(visit, customer));
	if (input.contact) writes.push(...(await contactWrites(visit, answers, message, customer.id)));
	const noteId = input.note ? newId(visit.now.getTime()) : null;
	if (noteId !== null) writes.push(...noteWrites(visit, noteId, answers, customer.id));
	const filed = { customerId: customer.id, noteId: noteId ?? message.noteId, handledBy: visit.user.id };
	const status = message.status === "answered" ? ("answered" as const) : ("handled" as const);
	writes.push(rows.changing(submissions, message.id, { ...filed, status }), recomputingActivity(visit, customer.id));
	await rows.commit(writes);
	return customer as Customer;
}

function customerOf(visit: Visit, answers: Answers, message: Message) {
	const { company, name, email, contactType } = answers;
	const called = company ?? name ?? email;
	if (!called) throw invalid({ customer: "crmInbox:errors.noName" });
	const known = said({ ...pick(answers, customerKeys), contactTypeId: contactType });
	return newCustomer(visit, { name: called, ...known, ownerId: message.handledBy ?? visit.user.id }, "form");
}

/** The sender as a contact person of the customer: the one with the same e-mail, else a new one. */
async function contactWrites(visit: Visit, answers: Answers, message: Message, customerId: string) {
	const { rows, user } = visit;
	const { name = "", email = null, phone = null } = answers;
	if (name === "" && email === null) throw invalid({ contact: "crmInbox:errors.noContact" });
	const known = email === null ? undefined : await contactWith(visit, email);
	const link = (contactId: string) => {
		const id = newId(visit.now.getTime());
		return rows.adding(customerContacts, { id, customerId, contactId, isPrimary: false });
	};
	if (known) {
		const isLink = and(eq(customerContacts.contactId, known.id), eq(customerContacts.customerId, customerId));
		const [linked] = await rows.list(customerContacts, { where: isLink, limit: 1 });
		return linked ? [] : [link(known.id)];
	}
	const words = name.split(/\s+/);
	const [firstName, lastName] = [words.slice(0, -1).join(" ") || name, words.length > 1 ? (words.at(-1) ?? "") : ""];
	const consent = message.consentVersion === null ? null : String(message.consentVersion);
	const contact = {
		id: newId(visit.now.getTime()),
		...{ firstName, lastName, email, language: message.language },
		sortName: `${lastName} ${firstName}`.trim().toLowerCase() || (email ?? ""),
		emails: email === null ? [] : [{ kind: "work", value: email }],
		phones: phone === null ? [] : [{ kind: "work", value: phone }],
		...(consent !== null && { consent: "given" as const, consentAt: message.createdAt, consentVersion: consent }),
		...{ createdBy: user.id, updatedBy: user.id },
	};
	return [rows.adding(contacts, contact), rows.indexing(contacts, contact.id, [name, email, phone]), link(contact.id)];
}

async function contactWith(visit: Visit, email: string) {
	const where = and(eq(contacts.email, email), visibleTo(visit, contacts));
	return (await visit.rows.list(contacts, { where, limit: 1 }))[0];
}

function noteWrites(visit: Visit, id: string, answers: Answers, customerId: string): PendingWrite[] {
	const { rows, user } = visit;
	const plain = answers.message ?? "";
	if (plain === "") throw invalid({ note: "crmInbox:errors.noMessage" });
	const note = { id, customerId, body: docOf(plain), plain, createdBy: user.id };
	return [rows.adding(notes, note), rows.indexing(notes, id, [plain])];
}
