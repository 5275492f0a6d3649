import { nameOf } from "#app/directory/names";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { termsOf } from "#app/platform/words";
import { contacts, notes } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { contactName } from "../contacts/contacts.server";
import { notePointers } from "../notes/note-item.server";
import { paths } from "../paths";
import { visibleTo } from "../visible.server";
import { around, marked, type Part } from "./mark";

/** Hits of one kind; the lists have them all. */
const MOST = 10;
export type Hit = { id: string; to: string; title: Part[]; under: Part[]; at: number | null };

/** What a search finds in customers, contact persons and notes, each with the words that were found. */
export async function showSearch(visit: Visit, { q = "" }: { q?: string }) {
	const terms = termsOf(q);
	const reads = new ReadBatch();
	const { rows } = visit;
	const search = { text: q };
	const found = {
		customers: reads.add(rows.listing(companies, { where: visibleTo(visit), search, limit: MOST + 1 })),
		contacts: reads.add(rows.listing(contacts, { where: visibleTo(visit, contacts), search, limit: MOST + 1 })),
		notes: reads.add(
			rows.listingWith(notes, notePointers, { where: visibleTo(visit, notes), search, limit: MOST + 1 }),
		),
	};
	await reads.send(rows);
	const at = paths(visit.tenant.guid);
	const mark = (text: string) => marked(text, terms);
	const words = (...texts: (string | null | undefined)[]) => mark(texts.filter(Boolean).join(" · "));
	const customers: Hit[] = found.customers().map((one) => ({
		...{ id: one.id, to: at.customer(one.guid), title: mark(one.name), at: null },
		under: words(one.orgNo, one.city, one.email, one.ceo, one.tags.join(", ")),
	}));
	const people: Hit[] = found.contacts().map((one) => ({
		...{ id: one.id, to: at.contact(one.id), title: mark(contactName(one)), at: null },
		under: words(one.jobTitle, ...one.emails.map(({ value }) => value), ...one.phones.map(({ value }) => value)),
	}));
	const written: Hit[] = found.notes().map(({ row, author, customer }) => ({
		...{ id: row.id, to: at.note(row.id), title: mark(around(row.plain, terms)), at: row.createdAt },
		under: [{ text: [customer?.name, author && nameOf(author)].filter(Boolean).join(" · "), hit: false }],
	}));
	const group = (hits: Hit[], all: string) => ({
		hits: hits.slice(0, MOST),
		more: hits.length > MOST ? `${all}?${new URLSearchParams({ q })}` : null,
	});
	return {
		...{ q, tenant: visit.tenant.guid },
		groups: {
			customers: group(customers, at.customers),
			contacts: group(people, at.contacts),
			notes: group(written, at.notes),
		},
	};
}
