import { and, asc, eq, or } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { invalid, notAllowed } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { contactTypes } from "#db/schema/crm";
import { companies, people } from "#db/schema/directory";
import type { Customer } from "../customers.server";
import { inLanguage } from "../serialize";
import { mayWrite } from "../show-customers.server";
import { visibleTo } from "../visible.server";
import { type DuplicatesQuery, type MergedField, type MergeQuery, mergedFields } from "./duplicates.schema";
import { findPairs, readMerges } from "./finder.server";
import { countHanging, customersToMerge, mergedValues } from "./merge.server";

/** What the page of likely duplicates shows: those of one part of the customers, and what was merged lately. */
export async function showDuplicates(visit: Visit, query: z.output<typeof DuplicatesQuery>) {
	assertWrites(visit);
	const reads = new ReadBatch();
	const merged = readMerges(visit, reads);
	const found = await findPairs(visit, query, reads);
	const brief = ({ id, guid, name, orgNo, email, city }: Customer) => ({ id, guid, name, orgNo, email, city });
	return {
		pairs: found.pairs.map(({ first, second, reasons, score }) => ({
			...{ first: brief(first), second: brief(second), reasons, score },
		})),
		...{ from: found.from, to: found.to, next: found.next, merged: merged(), tenant: visit.tenant.guid },
	};
}

/** What the page of a merge shows: the customers side by side, or (`preview`) what comes of it. */
export async function showMerge(visit: Visit, query: z.output<typeof MergeQuery>) {
	assertWrites(visit);
	const added = query.add.trim() === "" ? null : await namedCustomer(visit, query.add.trim());
	const ids = [...new Set([...query.c, ...(added ? [added.id] : [])])];
	if (ids.length > 5) throw invalid({ c: "tooMany?count=5" });
	const customers = ids.length > 0 ? await customersToMerge(visit, ids) : [];
	const asked = (key: string) => (typeof query[key] === "string" ? (query[key] as string) : undefined);
	const keep = customers.find(({ id }) => id === asked("keep"))?.id ?? customers[0]?.id ?? "";
	const from = Object.fromEntries(
		mergedFields.flatMap((field) => (asked(`from.${field}`) ? [[field, asked(`from.${field}`)]] : [])),
	);
	const isPreview = query.step === "preview" && customers.length > 1;
	const words = await wordsFor(visit, customers);
	const rows = mergedFields.flatMap((field) => {
		const values = customers.map((one) => ({ id: one.id, text: words(field, one) }));
		const differs = new Set(values.map(({ text }) => text)).size > 1;
		return differs || field === "name" ? [{ field, values, chosen: from[field] ?? bestOf(values, keep) }] : [];
	});
	const set = isPreview ? mergedValues(customers, { keep, from }) : {};
	return {
		customers: customers.map(({ id, guid, name, city }) => ({ id, guid, name, city })),
		...{ keep, rows, isPreview, from: from as Partial<Record<MergedField, string>> },
		notFound: added === null && query.add.trim() !== "" ? query.add.trim() : null,
		result: isPreview ? Object.keys(set).filter((key) => key !== "sortName") : [],
		moves: isPreview
			? await countHanging(
					visit,
					ids.filter((id) => id !== keep),
				)
			: null,
		tenant: visit.tenant.guid,
	};
}

/** The kept one's value, else the first that there is. */
const bestOf = (values: { id: string; text: string }[], keep: string) =>
	(values.find(({ id, text }) => id === keep && text !== "") ?? values.find(({ text }) => text !== ""))?.id ?? keep;

/** The customer meant by its number or its whole name. */
async function namedCustomer(visit: Visit, typed: string) {
	const digits = typed.replace(/\s/g, "");
	const isIt = or(eq(companies.sortName, typed.toLowerCase()), eq(companies.orgNo, digits));
	return (
		(
			await visit.rows.list(companies, { where: and(eq(companies.isCustomer, true), isIt, visibleTo(visit)), limit: 1 })
		)[0] ?? null
	);
}

/** A field's value as people read it. */
async function wordsFor(visit: Visit, customers: Customer[]) {
	const reads = new ReadBatch();
	const owners = customers.flatMap(({ ownerId }) => ownerId ?? []);
	const staff = reads.add(visit.rows.listing(people, { where: among(people.id, owners), orderBy: asc(people.id) }));
	const types = reads.add(visit.rows.listing(contactTypes));
	await reads.send(visit.rows);
	return (field: MergedField, customer: Customer): string => {
		const value = customer[field];
		const owner = field === "ownerId" ? staff().find(({ id }) => id === value) : undefined;
		const type = field === "contactTypeId" ? types().find(({ id }) => id === value) : undefined;
		if (owner) return nameOf(owner);
		if (type) return inLanguage(type.title, visit.language);
		return value === null ? "" : String(value);
	};
}

/** Cleaning up is for those who write. */
function assertWrites(visit: Visit): void {
	if (!mayWrite(visit)) throw notAllowed();
}
