import { and, eq, ne, sql } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import { fold } from "#app/platform/words";
import { contacts } from "#db/schema/crm";
import { visibleTo } from "../visible.server";
import { contactName } from "./contacts.server";

type Typed = { firstName?: string; lastName?: string; email?: string | null; contact?: string };

const MOST = 5;
/** Contacts with a name alike that are looked at. */
const LOOKED_AT = 50;

/** Contact persons that may be the same one: with the same e-mail, or a name that is nearly this one. */
export async function contactsLike(visit: Visit, { firstName = "", lastName = "", email, contact }: Typed) {
	const { rows } = visit;
	const other = and(visibleTo(visit, contacts), ne(contacts.id, contact ?? ""));
	const address = (email ?? "").trim().toLowerCase();
	const anyEmail = sql`exists (select 1 from json_each(${contacts.emails}) where json_extract(value, '$.value') = ${address})`;
	const name = `${firstName} ${lastName}`.trim();
	// By the beginnings of the words, so that a slip further on is found too.
	const stems = fold(name)
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word.length > 1)
		.map((word) => word.slice(0, Math.max(2, word.length - 2)));
	const { first, any, byFirst, byLast } = await rows.read({
		first: rows.listing(contacts, { where: and(other, eq(contacts.email, address || "-")), limit: MOST }),
		any: rows.listing(contacts, { where: and(other, anyEmail), search: { text: address }, limit: MOST }),
		byFirst: rows.listing(contacts, { where: other, search: { text: stems[0] ?? "" }, limit: LOOKED_AT }),
		byLast: rows.listing(contacts, { where: other, search: { text: stems.at(-1) ?? "" }, limit: LOOKED_AT }),
	});
	const near = [...byFirst, ...byLast].filter((one) => isNear(`${one.firstName} ${one.lastName}`, name));
	const found = new Map([...first, ...any, ...near].map((one) => [one.id, one]));
	return [...found.values()].slice(0, MOST).map((one) => ({
		id: one.id,
		name: contactName(one),
		email: one.email,
		jobTitle: one.jobTitle,
		reason: one.emails.some(({ value }) => value === address) ? ("email" as const) : ("name" as const),
	}));
}

/** Whether two names differ by no more than a slip of the pen: one sign in six, in any order of the words. */
export function isNear(one: string, other: string): boolean {
	const sorted = (name: string) =>
		fold(name)
			.split(/[^\p{L}\p{N}]+/u)
			.filter(Boolean)
			.sort()
			.join(" ");
	const [a, b] = [sorted(one), sorted(other)];
	if (!a || !b) return false;
	return distance(a, b) <= Math.floor(Math.max(a.length, b.length) / 6);
}

/** How many signs must be added, taken away or changed to make one text the other. */
function distance(a: string, b: string): number {
	let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
	for (let row = 1; row <= a.length; row++) {
		const current = [row];
		for (let column = 1; column <= b.length; column++) {
			const change = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
			current.push(Math.min(change, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
		}
		previous = current;
	}
	return previous[b.length] ?? 0;
}
