import { docOf } from "#app/platform/rich-text/document";
import type { companies } from "#db/schema/directory";
import { pdf } from "../files/contents";
import { type Random, seeded } from "../random";
import { DAY, HOUR, MINUTE, type Tenant, type World } from "../world";
import { emblem } from "./emblem";
import type { CrmDemo } from "./make";
import * as texts from "./texts";

type Company = typeof companies.$inferInsert;
/** Of its own, so that what is thought up here moves nothing else of the demo. */
const SEED = 61;

/** E-mails to customers, lists of customers, files on notes and the logos of some customers. */
export function addExtras(world: World, demo: CrmDemo, tenants: readonly Tenant[]): void {
	const random = seeded(SEED);
	for (const tenant of tenants) {
		const extras = new Extras(world, demo, tenant, random);
		const mine = demo.companies.filter(({ tenantId }) => tenantId === tenant.id);
		for (const [index, company] of mine.entries()) {
			if (index % 3 === 0) extras.logo(company, index / 3);
			if (index < 6 || index % 4 === 0) extras.emails(company, index < 6 ? 2 : 1);
		}
		for (const list of texts.lists) extras.list(list, mine);
		for (const company of mine.slice(0, 3)) extras.attach(company);
	}
}

class Extras {
	constructor(
		private readonly world: World,
		private readonly demo: CrmDemo,
		private readonly tenant: Tenant,
		private readonly random: Random,
	) {}

	/** To one contact person of the customer, or to all of them. */
	emails(company: Company, count: number): void {
		const { random, demo, world } = this;
		const ids = demo.links.filter(({ customerId }) => customerId === company.id).map(({ contactId }) => contactId);
		const contacts = demo.contacts.filter(({ id }) => ids.includes(id));
		for (let left = count; left > 0; left--) {
			const to = random.chance(0.7) ? contacts.slice(0, 1) : contacts;
			const { subject, text } = random.pick(texts.emails);
			const at = world.now - random.below(50 * 24 * 60) * MINUTE - 30 * MINUTE;
			demo.notes.push({
				...this.row(at),
				...{ kind: "email", customerId: company.id, contactId: to.length === 1 ? to[0]?.id : null },
				...{ subject, body: docOf(text), plain: text, createdBy: company.ownerId ?? company.createdBy },
				recipients: to.map(({ id, firstName, lastName, email }) => ({
					...{ contactId: id, name: `${firstName} ${lastName}`, email: email ?? "" },
				})),
			});
			company.lastActivityAt = Math.max(company.lastActivityAt ?? 0, at);
		}
	}

	list({ name, share }: (typeof texts.lists)[number], companies: Company[]): void {
		const { random, demo, world } = this;
		const at = world.now - (5 + random.below(120)) * DAY;
		const createdBy = random.pick(companies).ownerId ?? "";
		const list = { ...this.row(at), name, sortName: name.toLowerCase(), createdBy };
		demo.lists.push(list);
		for (const { id } of companies.filter(() => random.chance(share)))
			demo.listMembers.push({ ...this.row(at), listId: list.id, customerId: id });
	}

	/** A file on the customer itself, and one on the first of its notes. */
	attach(company: Company): void {
		const { demo } = this;
		const note = demo.notes.find(({ customerId, kind }) => customerId === company.id && kind !== "email");
		const agreement = pdf("Avtale om utprøving", [company.name, "Tre dager i uken, med fast fadder."]);
		this.file(
			"Avtale om utprøving.pdf",
			agreement,
			{ at: company.createdAt + 2 * DAY, by: company.createdBy },
			company,
		);
		if (!note) return;
		const plan = pdf("Plan for oppstart", ["Mandag: omvisning", "Tirsdag: opplæring", "Onsdag: samtale"]);
		this.file("Plan for oppstart.pdf", plan, { at: note.createdAt, by: note.createdBy }, company, note.id);
	}

	logo(company: Company, number: number): void {
		const bytes = emblem(96, number);
		const at = company.createdAt + HOUR;
		company.logoId = this.store("logo.png", bytes, "image/png", { at, by: company.createdBy });
	}

	private file(
		name: string,
		bytes: Uint8Array,
		sent: { at: number; by: string },
		{ id: customerId }: Company,
		noteId?: string,
	): void {
		const fileId = this.store(name, bytes, "application/octet-stream", sent);
		this.demo.attachments.push({ ...this.row(sent.at), fileId, ...(noteId ? { noteId } : { customerId }) });
	}

	private store(name: string, bytes: Uint8Array, type: string, { at, by }: { at: number; by: string }): string {
		const { demo, tenant, random } = this;
		const row = this.row(at);
		const key = `t/${tenant.id}/${random.guid()}`;
		demo.objects.push({ key, bytes, type });
		demo.files.push({
			...{ ...row, guid: random.guid(), moduleKey: "crm.record", uploaderId: by, name, type },
			...{ size: bytes.length, key, state: "ready" },
		});
		return row.id;
	}

	private row(at: number) {
		return { tenantId: this.tenant.id, id: this.random.id(at), createdAt: at, updatedAt: at };
	}
}
