import { and, eq, sql } from "drizzle-orm";
import { pick } from "#app/directory/fields/field";
import { NAMED, nameOf } from "#app/directory/names";
import { hasId } from "#app/lists/chosen.server";
import { listedAs } from "#app/lists/fields/noun-field";
import { type Asks, askedBy, planList } from "#app/lists/read-list.server";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { dayOrNone, NO_DAY } from "#app/tasks/due";
import { companies, people } from "#db/schema/directory";
import { tasks } from "#db/schema/tasks";
import { customerFields } from "../customers.fields";
import { visibleTasks } from "../visible-tasks.server";
import { customerSource, seenCustomers } from "./customers.source.server";
import { readContactTypes, type TypeChoice } from "./list-choices.server";

const fields = listedAs(customerFields);
/** What the list of customers shows, sorts by and saves. */
export const LISTED = [
	...fields,
	...([
		"id",
		"guid",
		"sortName",
		"source",
		"logoId",
		"lastActivityAt",
		"nextTaskOn",
		"createdAt",
		"updatedAt",
	] as const),
];
type Customer = Pick<Row<typeof companies>, (typeof LISTED)[number]>;
export type FoundCustomer = {
	row: Customer & { foundAt?: number };
	owner: Pick<Row<typeof people>, (typeof NAMED)[number]> | null;
};
type NextTask = { id: string; title: string };

/** Who owns a customer is read beside it. */
export const ownerPointer = { owner: [people, companies.ownerId, NAMED] } as const;

/** The tasks that come next for a page of customers: customer → its first open task. One more round trip for them all. */
export async function nextTasksOf(visit: Visit, customers: readonly Customer[]): Promise<Map<string, NextTask>> {
	const wanted = customers
		.filter(({ nextTaskOn }) => nextTaskOn !== NO_DAY)
		.map(({ id, nextTaskOn }) => [id, nextTaskOn]);
	if (wanted.length === 0) return new Map();
	const days = sql`select json_extract(value, '$[0]'), json_extract(value, '$[1]') from json_each(${JSON.stringify(wanted)})`;
	const found = await visit.rows.list(tasks, {
		where: and(sql`(${tasks.customerId}, ${tasks.dueOn}) in (${days})`, eq(tasks.isOpen, true), visibleTasks(visit)),
		limit: wanted.length * 4,
	});
	return new Map(found.reverse().map(({ id, customerId, title }) => [customerId ?? "", { id, title }]));
}

/** A customer as its list shows and exports it. */
export function toCustomerRow({ row, owner }: FoundCustomer, types: readonly TypeChoice[], next?: NextTask) {
	const { ownerId: _, ...held } = pick(row, fields);
	const { id, guid, source, logoId, createdAt, updatedAt } = row;
	return {
		...held,
		...{ id, guid, source, logoId, created: createdAt, updatedAt },
		type: types.find(({ value }) => value === row.contactTypeId)?.label ?? null,
		owner: owner && nameOf(owner),
		lastActivity: row.lastActivityAt || null,
		nextTask: dayOrNone(row.nextTaskOn),
		next: next ?? null,
	};
}
export type CustomerRow = ReturnType<typeof toCustomerRow>;

/** What a page is sent of a customer only where its column is shown. */
const ifShown = [...listedAs(customerFields, { show: "later" }), ...(["source", "created"] as const)];
type IfShown = (typeof ifShown)[number];
export type ShownCustomer = Omit<CustomerRow, IfShown> & Partial<Pick<CustomerRow, IfShown>>;

/** What a page with these columns reads of a customer; what lists are sorted by is always among it. */
export const fieldsFor = (shown: readonly string[]) =>
	LISTED.filter((field) => shown.includes(field) || !ifShown.includes(field as never));

/** A row without what stands in hidden columns. */
export function withoutHidden(row: CustomerRow, shown: readonly string[]): ShownCustomer {
	const keys = Object.keys(row) as (keyof CustomerRow)[];
	return pick(
		row,
		keys.filter((key) => shown.includes(key) || !ifShown.includes(key as IfShown)),
	);
}

/** Reads one page for an export. */
export async function readCustomerPage(visit: Visit, asks: Asks, ids?: readonly string[]) {
	const reads = new ReadBatch();
	const where = ids ? and(hasId(companies, ids), filtering(seenCustomers(visit))) : seenCustomers(visit);
	const plan = planList(customerSource as never, asks, askedBy(visit), where);
	const found = reads.add(visit.rows.listingWith(companies, ownerPointer, { ...plan.options, fields: LISTED }));
	const types = readContactTypes(visit, reads);
	await reads.send(visit.rows);
	const { items, next } = plan.page(found(), ({ row }) => row);
	return { items: items.map((one) => toCustomerRow(one, types())), next };
}
