import { getTableName } from "drizzle-orm";
import { contactTypes, notes } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { NO_DAY } from "./crm/no-day";
import { organisationNumber } from "./crm/organisation-number";
import * as texts from "./crm/texts";
import { type Entry, writeIndex } from "./crm/write";
import { insertAll } from "./insert";
import { DAY, type Tenant, type World } from "./world";

const CUSTOMERS = 100_000;
const CUSTOMERS_AT_ONCE = 5_000;
/** Half of all in the first tenant, five thousand in the second; the rest lies with the others. */
const [IN_FIRST, IN_SECOND] = [50_000, 5_000];
/** Each of the first customers of these two has some notes, as one page of a customer shows them. */
const [WITH_NOTES, NOTES_EACH] = [100, 5];

type Customer = typeof companies.$inferInsert;

/** Writes the customers of the large tenants, with their place in the search index, part by part. */
export async function writeLargeCustomers(d1: D1Database, world: World): Promise<void> {
	const filler = new Filler(world);
	await insertAll(d1, contactTypes, filler.types);
	for (let start = 0; start < CUSTOMERS; start += CUSTOMERS_AT_ONCE) {
		const part = Array.from({ length: CUSTOMERS_AT_ONCE }, (_, index) => filler.customer(start + index));
		await insertAll(d1, companies, part);
		await insertAll(d1, notes, filler.notes.splice(0));
		const table = getTableName(companies);
		await writeIndex(
			d1,
			part.map(({ tenantId, id, name, orgNo, city }): Entry => [tenantId, table, id, [name, orgNo, city]]),
		);
	}
}

class Filler {
	readonly types: (typeof contactTypes.$inferInsert)[] = [];
	readonly notes: (typeof notes.$inferInsert)[] = [];
	private readonly staff = new Map<string, string[]>();

	constructor(private readonly world: World) {
		for (const { tenantId, userId, role } of world.memberships)
			if (role !== "CLIENT") this.staff.set(tenantId, [...(this.staff.get(tenantId) ?? []), userId]);
		for (const { id, createdAt } of world.tenants)
			for (const [sortOrder, type] of texts.contactTypes.entries())
				this.types.push({ ...world.row(id, createdAt), ...type, sortOrder });
	}

	customer(number: number): Customer {
		const { random, now } = this.world;
		const tenant = this.tenantOf(number);
		const [trade, industry, [least, most]] = random.pick(texts.trades);
		const place = random.pick(texts.places);
		const name = `${random.pick(texts.firstParts)} ${trade} ${place.city} ${number} AS`;
		const createdAt = now - (1 + random.below(900)) * DAY;
		const ownerId = random.pick(this.staff.get(tenant.id) ?? []);
		const types = this.types.filter(({ tenantId }) => tenantId === tenant.id);
		const customer = {
			...this.world.row(tenant.id, createdAt),
			...{ guid: random.guid(), name, sortName: name.toLowerCase(), orgNo: organisationNumber(1_000 + number) },
			...{ orgForm: "AS", industry, employees: least + random.below(most - least), ...place },
			...{ isCustomer: true, contactTypeId: random.pick(types).id, ownerId, createdBy: ownerId, updatedBy: ownerId },
			...{ lastActivityAt: createdAt, nextTaskOn: NO_DAY },
		};
		if (number < WITH_NOTES || (number >= IN_FIRST && number < IN_FIRST + WITH_NOTES)) this.noteOn(customer);
		return customer;
	}

	private noteOn({ tenantId, id, createdAt, createdBy }: Customer): void {
		for (let count = 0; count < NOTES_EACH; count++) {
			const plain = this.world.random.pick(texts.notes);
			const body = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: plain }] }] };
			this.notes.push({
				...this.world.row(tenantId, createdAt),
				customerId: id,
				body: body as never,
				plain,
				createdBy,
			});
		}
	}

	private tenantOf(number: number): Tenant {
		const { tenants } = this.world;
		const place = number < IN_FIRST ? 0 : number < IN_FIRST + IN_SECOND ? 1 : 2 + (number % (tenants.length - 2));
		return tenants[place] as Tenant;
	}
}
