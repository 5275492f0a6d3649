import { and } from "drizzle-orm";
import type { ImportContext, ParsedRow, Plan, RowWrite, Values } from "#app/lists/import/import-kind";
import { newId } from "#app/platform/ids";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { recomputingActivities } from "../../recompute-activity.server";
import { readCustomersNamed } from "../customer-named.server";
import { viewerOf } from "../importer.server";
import { isSame } from "../plan-customers.server";
import type { WorkImport, WorkRecord } from "./work-import";

/** Records that one row may be about, on the average: more of the same name at the same time are not told apart. */
const ALIKE = 20;

/** Judges rows of tasks, meetings or notes: a new one, changed fields of one that is there, or why not. */
export function planWork<Found extends WorkRecord>(work: WorkImport<Found>) {
	return async (ctx: ImportContext, rows: ParsedRow[]): Promise<Plan[]> => {
		const reads = new ReadBatch();
		const reader = await work.reader(ctx, rows, reads);
		const named = readCustomersNamed(ctx, rows, reads);
		const where = and(work.alike(ctx, rows), work.seen(viewerOf(ctx)));
		const found = reads.add(ctx.rows.listing(work.table, { where, limit: rows.length * ALIKE }));
		await reads.send(ctx.rows);
		const [toFields, customerNamed, known] = [reader(), named(), found() as unknown as Found[]];
		return rows.map(({ values, matches }): Plan => {
			const read = toFields(values);
			if ("problems" in read) return { verdict: "error", problems: read.problems };
			const customer = typeof values.customer === "string" ? customerNamed(values.customer) : null;
			if (customer && "problem" in customer) return { verdict: "error", problems: { customer: customer.problem } };
			const fields = "customer" in values ? { ...read.fields, customer: customer?.customer.id ?? null } : read.fields;
			const meant = matches === null ? [] : known.filter((record) => work.isIt(record, fields));
			if (meant.length > 1) return { verdict: "duplicate", problems: { row: "imports:problem.several" } };
			return meant[0] ? changing(ctx, work, meant[0], fields) : adding(ctx, work, fields);
		});
	};
}

function adding<Found extends WorkRecord>(ctx: ImportContext, work: WorkImport<Found>, fields: Values): Plan {
	const recordId = newId(ctx.now.getTime());
	const row = { ...work.begins(ctx, fields), ...ownFields(work, fields), id: recordId, createdBy: ctx.user.id };
	const writes = () => [
		{ adds: work.table, row, texts: work.texts(row) },
		...datingBack(ctx, work, recordId, fields),
		refreshes(ctx, (fields.customer as string | null | undefined) ?? null),
	];
	// Whoever undoes it sees by this moment that nobody has touched it since.
	return { verdict: "new", recordId, was: {}, set: { importedAt: ctx.now.getTime() }, writes };
}

function changing<Found extends WorkRecord>(
	ctx: ImportContext,
	work: WorkImport<Found>,
	record: Found,
	fields: Values,
): Plan {
	const recordId = record.id;
	const held = (key: string) => record[work.columns[key] as keyof Found];
	const asked = Object.entries(fields).filter(([key]) => key in work.columns && key !== "created");
	const set = Object.fromEntries(asked.filter(([key, value]) => !isHeld(value, held(key))));
	if (Object.keys(set).length === 0) return { verdict: "same", recordId };
	const problems = work.refusal?.(ctx, record, set);
	if (problems) return { verdict: "error", recordId, problems };
	const was = Object.fromEntries(Object.keys(set).map((key) => [key, held(key)]));
	const standing = [{ table: work.table, id: recordId, updatedAt: record.updatedAt }];
	return { verdict: "update", recordId, was, set, writes: () => setting(ctx, work, record, set), standing };
}

/** Whether a record holds a value already. */
export const isHeld = (value: unknown, held: unknown) => isSame(value, held as never);

/** The writes that set these columns of a record. */
export function setting<Found extends WorkRecord>(
	ctx: ImportContext,
	work: WorkImport<Found>,
	record: Found,
	set: Values,
): RowWrite[] {
	const patch = { ...ownFields(work, set), ...work.follows?.(ctx, record, set) };
	const whole = { ...record, ...patch };
	return [
		{ changes: work.table, id: record.id, patch, texts: work.texts(whole) },
		refreshes(ctx, record.customerId),
		refreshes(ctx, whole.customerId),
	];
}

const refreshers = new WeakMap<ImportContext, (customerIds: (string | null)[]) => PendingWrite[]>();

/** The write that sets what follows for a customer from its work, once for all rows of a chunk. */
export function refreshes(ctx: ImportContext, customerId: string | null): RowWrite {
	const together =
		refreshers.get(ctx) ??
		((ids: (string | null)[]) =>
			recomputingActivities(
				ctx,
				ids.map((id) => ({ customerId: id })),
			));
	refreshers.set(ctx, together);
	return { together, value: customerId };
}

/** When it was written, which no change may set: only what comes from elsewhere was written before it came. */
function datingBack<Found extends WorkRecord>(
	ctx: ImportContext,
	{ table, columns }: WorkImport<Found>,
	id: string,
	{ created }: Values,
): PendingWrite[] {
	if (!("created" in columns) || typeof created !== "number") return [];
	return [ctx.rows.deriving(table, id, { createdAt: created } as never)];
}

/** The record's fields that columns of another name stand for. */
function ownFields<Found extends WorkRecord>({ columns }: WorkImport<Found>, set: Values): Values {
	return Object.fromEntries(
		Object.entries(set).flatMap(([key, value]) => (key === "created" || !columns[key] ? [] : [[columns[key], value]])),
	);
}
