import type * as crm from "#db/schema/crm";
import type { companies } from "#db/schema/directory";
import type { files } from "#db/schema/media";
import type { tasks } from "#db/schema/tasks";
import { mailName, nameDrawer } from "../names";
import { DAY, HOUR, type Tenant, type User, type World } from "../world";
import { addMeeting, addNote, addTask } from "./activity";
import { addExtras } from "./extras";
import { addInbox } from "./inbox";
import { NO_DAY } from "./no-day";
import { organisationNumber } from "./organisation-number";
import * as texts from "./texts";

type New<Table extends { $inferInsert: object }> = Table["$inferInsert"];

/** The demo's customers with all that hangs on them, in the order in which they can be written. */
export class CrmDemo {
	readonly types: New<typeof crm.contactTypes>[] = [];
	readonly companies: New<typeof companies>[] = [];
	readonly people: New<typeof crm.customerPeople>[] = [];
	readonly contacts: New<typeof crm.contacts>[] = [];
	readonly links: New<typeof crm.customerContacts>[] = [];
	readonly notes: New<typeof crm.notes>[] = [];
	readonly meetings: New<typeof crm.meetings>[] = [];
	readonly attendees: New<typeof crm.attendees>[] = [];
	readonly tasks: New<typeof tasks>[] = [];
	readonly forms: New<typeof crm.contactForms>[] = [];
	readonly submissions: New<typeof crm.submissions>[] = [];
	readonly lists: New<typeof crm.customerLists>[] = [];
	readonly listMembers: New<typeof crm.listMembers>[] = [];
	readonly files: New<typeof files>[] = [];
	readonly attachments: New<typeof crm.attachments>[] = [];
	readonly objects: { key: string; bytes: Uint8Array; type: string }[] = [];
}

const sizes: Record<string, number> = { fjordvik: 68, nordlys: 54 };

/** Customers, contacts, notes, meetings and tasks of the tenants that have CRM; `start` is today in Norway. */
export function makeCrm(world: World, start: string): CrmDemo {
	const demo = new CrmDemo();
	for (const [slug, count] of Object.entries(sizes)) {
		const tenant = world.tenant(slug);
		if (world.entry(tenant, "crm")) new Filler(world, demo, tenant, start).fill(count);
	}
	const tenants = Object.keys(sizes).map((slug) => world.tenant(slug));
	addInbox(world, demo, tenants);
	addExtras(world, demo, tenants);
	return demo;
}

class Filler {
	readonly staff: User[];
	private readonly drawName: ReturnType<typeof nameDrawer>;
	private number = 0;

	constructor(
		readonly world: World,
		readonly demo: CrmDemo,
		readonly tenant: Tenant,
		readonly start: string,
	) {
		const entry = world.entry(tenant, "crm");
		const ids = world.grants.filter(({ modulesTenantId }) => modulesTenantId === entry?.id).map(({ userId }) => userId);
		this.staff = world.users.filter(({ id }) => ids.includes(id));
		this.drawName = nameDrawer(world.random);
	}

	fill(count: number): void {
		const types = texts.contactTypes.map((type, sortOrder) => {
			const row = { ...this.world.row(this.tenant.id, this.tenant.createdAt), ...type, sortOrder };
			this.demo.types.push(row);
			return row;
		});
		for (; this.number < count; this.number++)
			this.customer(types[this.number === 0 ? 0 : this.world.random.below(types.length)]?.id ?? null);
	}

	private customer(contactTypeId: string | null): void {
		const { random, now } = this.world;
		const isFirst = this.number === 0;
		const place = isFirst ? texts.places[0] : random.pick(texts.places);
		const [trade, industry, [least, most]] = isFirst ? texts.trades[0] : random.pick(texts.trades);
		const first = texts.firstParts[this.number % texts.firstParts.length];
		const name = `${first} ${trade} ${isFirst ? "AS" : random.pick(["AS", "AS", "SA"])}`;
		const isTwice = this.demo.companies.some((other) => other.tenantId === this.tenant.id && other.name === name);
		const whole = isTwice ? `${place.city} ${name}` : name;
		const createdAt = now - (60 + random.below(480)) * DAY;
		const owner = random.pick(this.staff);
		const domain = `${mailName({ firstName: first ?? "", lastName: trade }).replace(".", "-")}.test`;
		const leader = this.drawName();
		const row = {
			...this.world.row(this.tenant.id, createdAt),
			guid: random.guid(),
			name: whole,
			sortName: whole.toLowerCase(),
			orgNo: organisationNumber(this.number + (this.tenant.slug === "fjordvik" ? 0 : 500)),
			orgForm: "AS",
			industry,
			employees: least + random.below(most - least),
			...place,
			address: `${random.pick(texts.streets)} ${1 + random.below(60)}`,
			webpage: `https://www.${domain}`,
			email: `post@${domain}`,
			phone: `+47${72_000_000 + random.below(899_999)}`,
			ceo: `${leader.firstName} ${leader.lastName}`,
			isCustomer: true,
			contactTypeId,
			ownerId: owner.id,
			visibility: random.chance(0.06) ? ("own" as const) : ("all" as const),
			tags: texts.tags.filter(() => random.chance(0.18)),
			createdBy: owner.id,
			updatedBy: owner.id,
			lastActivityAt: 0,
			nextTaskOn: NO_DAY,
		};
		this.demo.companies.push(row);
		this.world.audit.push({
			...{ tenantId: this.tenant.id, id: random.id(createdAt), actorId: owner.id, action: "added", at: createdAt },
			...{ tableName: "companies", recordId: row.id, fields: ["name", "orgNo"], requestId: random.guid() },
		});
		const contacts = Array.from({ length: 1 + random.below(3) }, (_, index) => this.contact(row, domain, index));
		const rich = this.number < 6;
		for (let left = rich ? 9 : random.below(5); left > 0; left--) addNote(this, row, contacts);
		for (let left = rich ? 4 : random.below(3); left > 0; left--) addMeeting(this, row, contacts);
		for (let left = rich ? 3 : random.below(3); left > 0; left--) addTask(this, row);
	}

	private contact(company: New<typeof companies>, domain: string, index: number) {
		const { random } = this.world;
		const name = this.drawName();
		const at = company.createdAt + HOUR;
		const email = `${mailName(name)}@${domain}`;
		const consent = random.pick(["given", "given", "unknown", "withdrawn"] as const);
		const row = {
			...this.world.row(this.tenant.id, at),
			...name,
			sortName: `${name.lastName} ${name.firstName}`.toLowerCase(),
			jobTitle: random.pick(texts.jobTitles),
			emails: [{ kind: "work", value: email }],
			phones: [{ kind: "mobile", value: `+47${90_000_000 + random.below(9_999_999)}` }],
			email,
			language: random.pick(["nb", "nb", "en"]),
			consent,
			consentAt: consent === "unknown" ? null : at + DAY,
			createdBy: company.createdBy,
			updatedBy: company.createdBy,
		};
		this.demo.contacts.push(row);
		const isPrimary = index === 0;
		this.demo.links.push({
			...this.world.row(this.tenant.id, at),
			customerId: company.id,
			contactId: row.id,
			isPrimary,
		});
		return row;
	}
}
