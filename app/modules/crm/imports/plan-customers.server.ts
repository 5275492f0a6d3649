import { noneOf } from "#app/directory/fields/field";
import { plainlyImported } from "#app/lists/fields/noun-field";
import type { ImportContext, ParsedRow, Plan, RowWrite, Rules, Values } from "#app/lists/import/import-kind";
import { newGuid, newId } from "#app/platform/ids";
import { companies } from "#db/schema/directory";
import { customerFields } from "../customers.fields";
import { type Customer, customerTexts, sortNameOfCompany } from "../customers.server";
import { type KnownCustomers, matchCustomers, readKnownCustomers } from "./read-customers.server";

/** What rows of customers come to: a new one, changed fields of one that is there, or why not. */
export async function planCustomers(ctx: ImportContext, rows: ParsedRow[], { match }: Rules): Promise<Plan[]> {
	const known = await readKnownCustomers(ctx, rows);
	return rows.map(({ values }): Plan => {
		const wanted = wantedOf(values, known);
		if ("problems" in wanted) return { verdict: "error", problems: wanted.problems };
		const meant = matchCustomers(known, values, match);
		if (meant.length > 1) return { verdict: "duplicate", problems: { row: "imports:problem.several" } };
		return meant[0] ? changing(ctx, meant[0], wanted.set) : adding(ctx, wanted.set);
	});
}

const plain = plainlyImported(customerFields);

/** The fields that a row says, those that it names by words looked up. */
function wantedOf(
	values: Values,
	{ types, staffNamed }: KnownCustomers,
): { problems: Record<string, string> } | { set: Values } {
	const problems: Record<string, string> = {};
	const set: Values = {};
	for (const key of plain) if (key in values) set[key] = values[key] ?? noneOf(customerFields[key]);
	if ("type" in values) set.type = values.type === null ? null : typeNamed(String(values.type), types);
	if ("owner" in values) set.owner = values.owner === null ? null : ownerNamed(String(values.owner), staffNamed);
	if (set.type === undefined && "type" in values) problems.type = "crm:errors.noContactType";
	if (set.owner === undefined && "owner" in values) problems.owner = "crm:errors.noOwner";
	return Object.keys(problems).length > 0 ? { problems } : { set };
}

function ownerNamed(written: string, staffNamed: KnownCustomers["staffNamed"]): string | undefined {
	const [one, ...others] = staffNamed(written);
	return others.length === 0 ? one?.id : undefined;
}

function typeNamed(written: string, types: KnownCustomers["types"]): string | undefined {
	const wanted = written.trim().toLowerCase();
	const isCalled = (title: Record<string, string>) => Object.values(title).some((one) => one.toLowerCase() === wanted);
	return types.find(({ title }) => isCalled(title))?.id;
}

const unsaid = {
	...Object.fromEntries(plain.map((key) => [key, noneOf(customerFields[key])])),
	contactTypeId: null,
};

function adding(ctx: ImportContext, set: Values): Plan {
	const by = ctx.user.id;
	const recordId = newId(ctx.now.getTime());
	const fields = patchOf(set) as Partial<Customer> & { name: string };
	// All rows name the same fields, so that they are written together.
	const row = {
		...{ ...unsaid, id: recordId, guid: newGuid(), isCustomer: true, ownerId: by, ...fields },
		...{
			sortName: sortNameOfCompany(String(fields.name ?? "")),
			source: "import" as const,
			createdBy: by,
			updatedBy: by,
		},
	};
	const writes = () => [{ adds: companies, row, texts: customerTexts(row) }];
	return { verdict: "new", recordId, was: {}, set, writes };
}

function changing(ctx: ImportContext, customer: Customer, wanted: Values): Plan {
	const recordId = customer.id;
	const fields = Object.keys(wanted).filter((key) => !isSame(wanted[key], held(customer, key)));
	if (fields.length === 0) return { verdict: "same", recordId };
	const set = Object.fromEntries(fields.map((key) => [key, wanted[key]]));
	const was = Object.fromEntries(fields.map((key) => [key, held(customer, key)]));
	const standing = [{ table: companies, id: recordId, updatedAt: customer.updatedAt }];
	return { verdict: "update", recordId, was, set, writes: () => settingCustomer(ctx, customer, set), standing };
}

/** The writes that set these fields of a customer. */
export function settingCustomer(ctx: ImportContext, customer: Customer, set: Values): RowWrite[] {
	const named = typeof set.name === "string" ? { sortName: sortNameOfCompany(set.name) } : {};
	const patch = { ...patchOf(set), ...named, updatedBy: ctx.user.id } as Partial<Customer>;
	return [{ changes: companies, id: customer.id, patch, texts: customerTexts({ ...customer, ...patch }) }];
}

/** The customer's own fields that columns of another name stand for. */
const propertyOf: Record<string, string> = { type: "contactTypeId", owner: "ownerId" };

/** What a customer holds of a column. */
export const held = (customer: Customer, key: string) => customer[(propertyOf[key] ?? key) as keyof Customer];

const patchOf = (set: Values) =>
	Object.fromEntries(Object.entries(set).map(([key, value]) => [propertyOf[key] ?? key, value]));

/** Whether a field holds what a file says; lists by what is in them. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
