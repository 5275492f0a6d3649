import type { DoneRow, ImportContext, UndoPlan, Values } from "#app/lists/import/import-kind";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { NO_DAY } from "#app/tasks/due";
import { companies } from "#db/schema/directory";
import type { Customer } from "../customers.server";
import { held, isSame, settingCustomer } from "./plan-customers.server";
import { readCustomersById } from "./read-customers.server";

const nothing = (): PendingWrite[] => [];

/**
 * Takes back what an import did: new customers that nobody has worked with go to the trash, and fields that nobody has
 * changed since hold again what they held.
 */
export async function undoCustomers(ctx: ImportContext, rows: DoneRow[]): Promise<UndoPlan[]> {
	const found = await readCustomersById(
		ctx,
		rows.map(({ recordId }) => recordId),
	);
	return rows.map((row): UndoPlan => {
		const customer = found.find(({ id }) => id === row.recordId);
		if (row.isNew) return trashing(ctx, customer);
		if (!customer || customer.deletedAt !== null) return { writes: nothing, kept: { row: "imports:kept.gone" } };
		return restoring(ctx, customer, row);
	});
}

function trashing(ctx: ImportContext, customer: Customer | undefined): UndoPlan {
	if (!customer || customer.deletedAt !== null) return { writes: nothing, kept: {} };
	const { id, updatedAt, createdAt, lastActivityAt, nextTaskOn } = customer;
	const isTouched = updatedAt !== createdAt || lastActivityAt !== 0 || nextTaskOn !== NO_DAY;
	if (isTouched) return { writes: nothing, kept: { row: "imports:kept.changed" } };
	return {
		writes: () => [
			{ changes: companies, id, patch: { deletedAt: ctx.now.getTime(), updatedBy: ctx.user.id }, texts: [] },
		],
		kept: {},
		standing: [{ table: companies, id, updatedAt }],
	};
}

function restoring(ctx: ImportContext, customer: Customer, { was, set }: DoneRow): UndoPlan {
	const back: Values = {};
	const kept: Record<string, string> = {};
	for (const field of Object.keys(set)) {
		if (isSame(held(customer, field), set[field])) back[field] = was[field];
		else kept[field] = "imports:kept.changed";
	}
	const hasAny = Object.keys(back).length > 0;
	return {
		writes: () => (hasAny ? settingCustomer(ctx, customer, back) : []),
		kept,
		standing: hasAny ? [{ table: companies, id: customer.id, updatedAt: customer.updatedAt }] : [],
	};
}
