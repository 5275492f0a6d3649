import { addDays } from "#app/platform/clock";
import { docOf } from "#app/platform/rich-text/document";
import type * as crm from "#db/schema/crm";
import type { companies } from "#db/schema/directory";
import { mailName, nameDrawer } from "../names";
import { DAY, HOUR, MINUTE, type Tenant, type User, type World } from "../world";
import { organisationNumber } from "./organisation-number";
import * as texts from "./texts";

type New<Table extends { $inferInsert: object }> = Table["$inferInsert"];
const NO_DAY = "9999-12-31";

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
	readonly tasks: New<typeof crm.tasks>[] = [];
}

const sizes: Record<string, number> = { fjordvik: 68, nordlys: 54 };

/** Customers, contacts, notes, meetings and tasks of the tenants that have CRM; `start` is today in Norway. */
export function makeCrm(world: World, start: string): CrmDemo {
	const demo = new CrmDemo();
	for (const [slug, count] of Object.entries(sizes)) {
		const tenant = world.tenant(slug);
		if (world.entry(tenant, "crm")) new Filler(world, demo, tenant, start).fill(count);
	}
	return demo;
}

class Filler {
	private readonly staff: User[];
	private readonly drawName: ReturnType<typeof nameDrawer>;
	private number = 0;

	constructor(
		private readonly world: World,
		private readonly demo: CrmDemo,
		private readonly tenant: Tenant,
		private readonly start: string,
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
		for (; this.number < count; this.number++) this.customer(types[this.world.random.below(types.length)]?.id ?? null);
	}

	private customer(contactTypeId: string | null): void {
		const { random, now } = this.world;
		const place = random.pick(texts.places);
		const [trade, industry, [least, most]] = random.pick(texts.trades);
		const first = texts.firstParts[this.number % texts.firstParts.length];
		const name = this.number === 0 ? "Havbris Industri AS" : `${first} ${trade} ${random.pick(["AS", "AS", "SA"])}`;
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
		const contacts = Array.from({ length: 1 + random.below(3) }, (_, index) => this.contact(row, domain, index));
		const rich = this.number < 6;
		for (let left = rich ? 9 : random.below(5); left > 0; left--) this.note(row, contacts);
		for (let left = rich ? 4 : random.below(3); left > 0; left--) this.meeting(row, contacts);
		for (let left = rich ? 3 : random.below(3); left > 0; left--) this.task(row);
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

	private note(company: New<typeof companies>, contacts: { id: string }[]): void {
		const { random, now } = this.world;
		const plain = random.pick(texts.notes);
		const at = now - random.below(55 * 24 * 60) * MINUTE - 20 * MINUTE;
		this.demo.notes.push({
			...this.world.row(this.tenant.id, at),
			customerId: company.id,
			contactId: random.chance(0.4) ? random.pick(contacts).id : null,
			body: docOf(plain),
			plain,
			isPinned: random.chance(0.05),
			isPrivate: random.chance(0.07),
			createdBy: random.pick(this.staff).id,
		});
		company.lastActivityAt = Math.max(company.lastActivityAt ?? 0, at);
	}

	private meeting(company: New<typeof companies>, contacts: New<typeof crm.contacts>[]): void {
		const { random, now } = this.world;
		const isHeld = random.chance(0.55);
		const days = isHeld ? -(1 + random.below(50)) : 1 + random.below(20);
		const startsAt = Date.parse(`${addDays(this.start, days)}T${String(8 + random.below(7)).padStart(2, "0")}:00:00Z`);
		const made = Math.min(startsAt, now) - (3 + random.below(9)) * DAY;
		const organiser = random.pick(this.staff);
		const isOnline = random.chance(0.3);
		const row = {
			...this.world.row(this.tenant.id, made),
			guid: random.guid(),
			customerId: company.id,
			...random.pick(texts.meetings),
			startsAt,
			endsAt: startsAt + HOUR,
			place: isOnline ? null : `${company.address}, ${company.city}`,
			url: isOnline ? `https://meet.followup.test/${random.guid().slice(0, 8)}` : null,
			minutes: isHeld ? random.pick(texts.minutes) : null,
			status: isHeld ? ("held" as const) : ("planned" as const),
			createdBy: organiser.id,
		};
		this.demo.meetings.push(row);
		const ask = (who: Pick<New<typeof crm.attendees>, "userId" | "contactId" | "name" | "email">) =>
			this.demo.attendees.push({
				...this.world.row(this.tenant.id, made),
				meetingId: row.id,
				answer: random.pick(["yes", "yes", "none", "no"] as const),
				...who,
			});
		ask({ userId: organiser.id, name: `${organiser.firstName} ${organiser.lastName}`, email: organiser.email });
		for (const contact of contacts.slice(0, 2))
			ask({ contactId: contact.id, name: `${contact.firstName} ${contact.lastName}`, email: contact.email });
		if (isHeld) company.lastActivityAt = Math.max(company.lastActivityAt ?? 0, startsAt);
	}

	private task(company: New<typeof companies>): void {
		const { random, now } = this.world;
		const createdAt = now - (1 + random.below(30)) * DAY;
		const isOpen = random.chance(0.7);
		const doneAt = isOpen ? null : now - random.below(12 * 24) * HOUR;
		const dueOn = random.chance(0.1) ? NO_DAY : addDays(this.start, isOpen ? random.below(26) - 4 : -random.below(14));
		const title = random.pick(texts.tasks);
		this.demo.tasks.push({
			...this.world.row(this.tenant.id, createdAt),
			customerId: company.id,
			title,
			status: isOpen ? random.pick(["todo", "todo", "doing"] as const) : "done",
			isOpen,
			priority: random.pick([1, 2, 2, 2, 3]),
			dueOn,
			assigneeId: random.pick(this.staff).id,
			doneAt: doneAt && Math.max(doneAt, createdAt),
			createdBy: random.pick(this.staff).id,
		});
		if (isOpen && dueOn < (company.nextTaskOn ?? NO_DAY)) company.nextTaskOn = dueOn;
		if (doneAt) company.lastActivityAt = Math.max(company.lastActivityAt ?? 0, doneAt, createdAt);
	}
}
