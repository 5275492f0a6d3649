import { getTableName } from "drizzle-orm";
import type * as forms from "#db/schema/forms";
import * as schema from "#db/schema/veksttorget";
import words from "../../../locales/nb/veksttorgetLetters.json";
import { type Entry, writeIndex } from "../crm/write";
import { type Form, FormsDemo, writeForms } from "../forms/make";
import { insertAll } from "../insert";
import { LettersDemo } from "../letters";
import { mailName, nameDrawer } from "../names";
import { DAY, HOUR, type Tenant, type World } from "../world";
import { intakeForm, topics } from "./form";
import { companies, needs, notes } from "./texts";

type Intake = typeof schema.intakes.$inferInsert;
type Reply = typeof forms.formReplies.$inferInsert;
type Desk = { municipalities: readonly string[]; owners: readonly string[]; count: number };

/** Half a year of what people have asked for, busier each month; the older ones are done. */
export class VeksttorgetDemo {
	readonly forms: FormsDemo;
	readonly intakes: Intake[] = [];
	readonly routes: (typeof schema.intakeRoutes.$inferInsert)[] = [];
	readonly settings: (typeof schema.intakeSettings.$inferInsert)[] = [];
	readonly letters = new LettersDemo("veksttorget", "intakeNews", words.letter);
	private readonly drawName: ReturnType<typeof nameDrawer>;

	constructor(private readonly world: World) {
		this.forms = new FormsDemo(world);
		this.drawName = nameDrawer(world.random);
	}

	make(tenant: Tenant, { municipalities, owners, count }: Desk): void {
		const { world, forms } = this;
		const [ownerId = ""] = owners;
		const form = forms.form(tenant, ownerId, "hva-kan-vi-hjelpe-deg-med", intakeForm, {
			...{ moduleKey: "veksttorget", subjectType: "none" },
			settings: { presentation: "pages", checksPeople: true, keptDays: 730, contact: `Veksttorget, ${tenant.name}` },
		});
		for (let index = 0; index < count; index++) {
			const age = ((count - index) / count) ** 1.4 * 182 * DAY;
			this.ask(form, Math.floor(world.now - age - world.random.below(9) * HOUR), municipalities, owners, index + 1);
		}
		for (const intake of this.intakes.filter(({ tenantId }) => tenantId === tenant.id)) this.tell(tenant, intake);
		form.receipts = count;
		const decided = { id: tenant.id, answerDays: 2, answerGoal: 80, isPublic: true, asksOutcome: true };
		this.settings.push({ ...world.row(tenant.id, world.now - 150 * DAY), ...decided, linkKey: `demo-${tenant.id}` });
		for (const [at, topic] of ["finance", "premises"].entries())
			this.routes.push({ ...world.row(tenant.id, world.now - 150 * DAY), topic, ownerId: owners[at] ?? ownerId });
	}

	private ask(form: Form, at: number, municipalities: Desk["municipalities"], owners: Desk["owners"], number: number) {
		const { random } = this.world;
		const name = this.drawName();
		const topic = random.pick(["start", "start", "start", "finance", "finance", ...Object.keys(needs)]);
		const words = random.pick(needs[topic] ?? []);
		const answers = {
			...{ topic, message: words, name: `${name.firstName} ${name.lastName}`, email: `${mailName(name)}@bedrift.test` },
			...{ municipality: random.pick(municipalities), post_code: random.pick(["7650", "7652", "7600"]), consent: true },
			...(random.chance(0.5) && { company: random.pick(companies) }),
			...(random.chance(0.6) && { phone: `+47400${10_000 + random.below(89_999)}` }),
		};
		const language = /^(I|We) /.test(words) ? "en" : "nb";
		const reply = this.forms.reply(form, intakeForm, at, language, answers, { receiptNo: number });
		this.intakes.push(this.intakeOf(reply, at, owners, number));
	}

	private intakeOf(reply: Reply, at: number, owners: Desk["owners"], number: number): Intake {
		const { random, now } = this.world;
		const { id, tenantId, formId, day, language } = reply;
		const age = now - at;
		const isOld = age > 20 * DAY;
		const status = isOld
			? random.pick(["done", "done", "done", "done", "referred", "dialogue"] as const)
			: random.pick(["new", "assigned", "assigned", "dialogue", "dialogue", "done"] as const);
		const isTakenUp = status !== "new" && status !== "assigned";
		const firstAnswerAt = isTakenUp ? Math.min(now - HOUR, at + (4 + random.below(90)) * HOUR) : null;
		const isClosed = status === "done" || status === "referred";
		const closedAt = isClosed ? Math.min(now, (firstAnswerAt ?? at) + random.below(14) * DAY) : null;
		return {
			...{ id, tenantId, formId, day, language, number, status, firstAnswerAt, closedAt, createdAt: at },
			...fieldsOf(reply.answers as Record<string, string>),
			source: random.pick([null, null, null, "nyhetsbrev", "facebook", "servicetorget"]),
			ownerId: status === "new" ? null : random.pick(owners),
			referredTo: status === "referred" ? random.pick(["Innovasjon Norge", "NAV", "Nabokommunen"]) : null,
			...(closedAt !== null && now - closedAt > 92 * DAY && saidBy(number, closedAt + 90 * DAY)),
			note: isTakenUp && random.chance(0.4) ? random.pick(notes) : "",
			updatedAt: closedAt ?? firstAnswerAt ?? at,
		};
	}

	/** What the sender was written: that it has come in, and later whether it has helped. */
	private tell(tenant: Tenant, { id: recordId, email, number, name, createdAt, outcomeAskedAt }: Intake): void {
		const letter = { recordId, recipient: "sender", email: email ?? "" };
		const values = {
			number: `VT-${String(number).padStart(5, "0")}`,
			name: name ?? "",
			form: intakeForm.title.nb ?? "",
		};
		this.letters.add(tenant, { ...letter, event: "received", at: createdAt, values });
		if (outcomeAskedAt) this.letters.add(tenant, { ...letter, event: "outcome", at: outcomeAskedAt, values });
	}

	async write(db: D1Database): Promise<void> {
		await writeForms(db, this.forms);
		await insertAll(db, schema.intakes, this.intakes);
		await this.letters.write(db, schema.sentIntakeLetters);
		const kind = getTableName(schema.intakes);
		await writeIndex(
			db,
			this.intakes.map(
				({ tenantId, id, name, company, email, phone, message }): Entry => [
					...([tenantId, kind, id] as const),
					[name, company, email, phone, message],
				],
			),
		);
		await insertAll(db, schema.intakeRoutes, this.routes);
		await insertAll(db, schema.intakeSettings, this.settings);
	}
}

/** What somebody who was asked three months later has said, if anything. */
function saidBy(number: number, outcomeAskedAt: number): Partial<Intake> {
	const outcome = (["yes", "yes", "partly", "no", null] as const)[number % 5] ?? null;
	return { outcomeAskedAt, outcome, outcomeAt: outcome && outcomeAskedAt + DAY };
}

/** What an intake has of the answers itself. */
function fieldsOf(answers: Record<string, string>) {
	const { topic = "", municipality, post_code: postCode, name, company = null, email, phone = null, message } = answers;
	const topicTitle = topics.find(({ id }) => id === topic)?.label;
	return { topic, topicTitle, municipality, postCode, name, company, email, phone, message };
}

/** Veksttorget of Fjordvik and of Havna, where they have the module. */
export function makeVeksttorget(world: World): VeksttorgetDemo {
	const demo = new VeksttorgetDemo(world);
	const idOf = (email: string) => world.person(email).id;
	const desks: Record<string, Desk> = {
		fjordvik: {
			municipalities: ["Fjordvik", "Fjordvik", "Fjordvik", "Nesøy", "Nesøy", "Storhamar", "Lillevåg"],
			owners: [idOf("advisor@fjordvik.test"), idOf("admin@fjordvik.test")],
			count: 148,
		},
		havna: { municipalities: ["Havna", "Havna", "Strandby"], owners: [idOf("admin@havna.test")], count: 23 },
	};
	for (const [slug, desk] of Object.entries(desks)) {
		const tenant = world.tenant(slug);
		if (world.entry(tenant, "veksttorget")) demo.make(tenant, desk);
	}
	return demo;
}
