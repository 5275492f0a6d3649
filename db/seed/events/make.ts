import { getTableName, type SQL } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { today } from "#app/platform/clock";
import { toInstant } from "#app/platform/local-time";
import { indexing } from "#app/platform/tenant/search.server";
import { hashToken, keyedToken } from "#app/platform/token.server";
import { bookingPools, bookings } from "#db/schema/bookings";
import type { courseParts } from "#db/schema/courses";
import * as schema from "#db/schema/events";
import { insertAll } from "../insert";
import { mailName, nameDrawer } from "../names";
import { DAY, HOUR, type Tenant, type World } from "../world";
import { doorTexts, eventTexts, feedbackTexts, keptNeeds, needTexts, sessionTexts, speakerTexts } from "./texts";

type New<Table extends { $inferInsert: object }> = Table["$inferInsert"];
const ZONE = "Europe/Oslo";
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const question = (options: string[]): schema.EventQuestion => ({
	...{ id: "origin", kind: "choice", label: "Hvordan hørte du om arrangementet?", options, isRequired: false },
});
const channels = ["page", "page", "page", "nyhetsbrev", "plakat", "added"];
const sources = ["Veilederen min", "Nettsiden", "Plakat", "En venn"];

/** The demo's events: today's, those to come, a draft, one that is called off, and what is over with what people said. */
export class EventsDemo {
	readonly pools: New<typeof bookingPools>[] = [];
	readonly events: New<typeof schema.events>[] = [];
	readonly sessions: New<typeof schema.eventSessions>[] = [];
	readonly registrations: New<typeof schema.eventRegistrations>[] = [];
	readonly bookings: New<typeof bookings>[] = [];
	readonly feedback: New<typeof schema.eventFeedback>[] = [];
	readonly lists: New<typeof schema.eventCheckInLists>[] = [];
	readonly links: New<typeof schema.eventDoorLinks>[] = [];
	readonly passages: New<typeof schema.eventCheckIns>[] = [];
	readonly speakers: New<typeof schema.eventSpeakers>[] = [];
	readonly materials: New<typeof schema.eventMaterials>[] = [];
	readonly kept: New<typeof schema.eventAccessNeeds>[] = [];
	readonly settings: New<typeof schema.eventSettings>[] = [];
	readonly words: SQL[] = [];

	/** `steps`: the course steps that an event may complete. */
	constructor(
		private readonly world: World,
		private readonly steps: readonly New<typeof courseParts>[],
	) {}

	fill(tenant: Tenant): void {
		const { world } = this;
		const [admin, advisor] = ["admin@fjordvik.test", "advisor@fjordvik.test"].map((email) => world.person(email));
		const client = world.person("client@fjordvik.test");
		const stamps = { createdAt: world.now - 40 * DAY, updatedAt: world.now - 40 * DAY };
		if (client)
			this.kept.push({ tenantId: tenant.id, id: client.id, ...stamps, ...keptNeeds, consentAt: stamps.createdAt });
		this.settings.push({ tenantId: tenant.id, id: tenant.id, ...stamps, embeddedBy: ["www.fjordvik.no"] });
		const start = toInstant(`${today(ZONE, new Date(world.now))}T00:00`, ZONE);
		for (const [index, text] of eventTexts.entries()) {
			const { title, body, place, category, capacity, status = "published", visibility = "public" } = text;
			const startsAt = start + text.day * DAY + text.hour * HOUR;
			const endsAt = startsAt + text.hours * HOUR;
			const row = world.row(tenant.id, Math.min(world.now, startsAt) - 30 * DAY);
			const isOnline = place === "På nett";
			const event: New<typeof schema.events> = {
				...{ ...row, guid: world.random.guid(), title, body, category, status, visibility, startsAt, endsAt },
				...{ place: isOnline ? "" : place, url: isOnline ? "https://example.org/mote" : null, timeZone: ZONE },
				...{ language: text.language ?? "nb", contact: "Servicetorget, post@fjordvik.test", cancelHours: 2 },
				needsApproval: text.asking !== undefined,
				...{ maxGuests: index % 3 === 0 ? 1 : 0, asksNeeds: index % 2 === 1, asksFeedback: true },
				...{ questions: index === 0 ? [question(sources)] : [], reminders: [1440, 60] },
				...{ nextReminderAt: null, feedbackDueAt: null, ticketKey: world.random.guid() + world.random.guid() },
				courseStepId: this.stepOf(tenant, text.courseStep),
				hours: startsAt < world.now ? text.hours : null,
				ownerId: (text.isOwn ? advisor : admin)?.id ?? "",
			};
			this.events.push(event);
			this.words.push(indexing(tenant.id, getTableName(schema.events), row.id, [title, event.place, category]));
			const asking = text.asking ?? 0;
			const taken = this.people(tenant, event, text.people, asking, capacity);
			this.pools.push({
				...{ ...row, capacity, hasWaitingList: capacity !== null, offerHours: 24, closesAt: startsAt },
				...{ taken, waiting: text.people - asking - taken, pending: asking },
			});
			if (text.hasProgram) {
				this.program(tenant, row.id, startsAt);
				this.doors(tenant, event);
			}
		}
	}

	private stepOf(tenant: Tenant, title: string | undefined): string | null {
		return this.steps.find((step) => step.tenantId === tenant.id && step.titles?.nb === title)?.id ?? null;
	}

	/** Registers so many, the people of the demo first; the last ones ask or wait. Gives how many have a place. */
	private people(
		tenant: Tenant,
		event: New<typeof schema.events>,
		count: number,
		asking: number,
		capacity: number | null,
	): number {
		const { world } = this;
		const { random } = world;
		const draw = nameDrawer(random);
		const who = event.visibility === "tenant" ? "advisor" : "client";
		const members = new Map(
			count > 12 ? [3, 7].map((place, index) => [place, world.person(`${who}${index ? 2 : ""}@fjordvik.test`)]) : [],
		);
		const isOver = event.endsAt < world.now;
		const isToday = !isOver && event.startsAt < world.now;
		const most = Math.min(count - asking, capacity ?? count);
		for (let index = 0; index < count; index++) {
			const at = event.createdAt + Math.floor(((world.now - event.createdAt) * (index + 1)) / (count + 2));
			const row = world.row(tenant.id, Math.min(at, event.startsAt - HOUR));
			const member = members.get(index);
			const drawn = draw();
			const [name, email] = member
				? [`${member.firstName} ${member.lastName}`, member.email]
				: [`${drawn.firstName} ${drawn.lastName}`, `${mailName(drawn)}.${index}@example.test`];
			const came = index < most && (isOver ? random.chance(0.85) : isToday && random.chance(0.6));
			const status = index < most ? "confirmed" : index < count - asking ? "waiting" : "pending";
			this.registrations.push({
				...{ ...row, eventId: event.id, userId: member?.id ?? null, name, email, language: "nb", tokenHash: "" },
				...{
					sortName: `${name} ${email}`.toLowerCase(),
					answers: event.questions.length > 0 ? { origin: random.pick(sources) } : {},
				},
				...(event.asksNeeds && !isOver && random.chance(0.12) && random.pick(needTexts)),
				source: member ? "member" : random.pick(channels),
				code: Array.from({ length: 12 }, () => letters[random.below(letters.length)]).join(""),
				...{ consentAt: row.createdAt, checkedInAt: came ? event.startsAt - HOUR / 4 + index * 20_000 : null },
			});
			this.bookings.push({
				...{
					...row,
					poolId: event.id,
					holderId: row.id,
					seats: 1,
					status,
					position: status === "pending" ? 0 : index + 1,
					announcedStatus: status,
				},
			});
			if (isOver && came && random.chance(0.5)) {
				const score = random.pick([5, 5, 4, 4, 4, 3, 2]);
				const text = random.chance(0.4) ? random.pick(feedbackTexts) : "";
				this.feedback.push({ ...row, eventId: event.id, score, text });
			}
		}
		return most;
	}

	/** Two lists with those who stand there, and who speaks with what they have sent. */
	private doors(tenant: Tenant, { id: eventId, startsAt, endsAt }: New<typeof schema.events>): void {
		const { world } = this;
		const row = () => world.row(tenant.id, Math.min(world.now, startsAt) - 2 * DAY);
		const first = this.sessions.find((session) => session.eventId === eventId);
		const until = Math.max(endsAt, world.now) + 12 * HOUR;
		for (const { title, hasExit, links } of doorTexts) {
			const list = { ...row(), eventId, title, sessionId: null, opensAt: null, closesAt: null, hasExit };
			this.lists.push(list);
			for (const link of links) this.links.push({ ...row(), eventId, listId: list.id, ...link, tokenHash: "", until });
			if (!hasExit) continue;
			for (const { id: registrationId, checkedInAt } of this.registrations.filter((one) => one.eventId === eventId))
				if (checkedInAt) this.passages.push({ ...row(), listId: list.id, registrationId, at: checkedInAt, by: "demo" });
		}
		for (const { name, role, note, material } of speakerTexts) {
			const speaker = {
				...row(),
				eventId,
				sessionId: role === "speaker" ? (first?.id ?? null) : null,
				name,
				role,
				note,
			};
			this.speakers.push({ ...speaker, tokenHash: "" });
			if (material)
				this.materials.push({ ...row(), eventId, sessionId: speaker.sessionId, speakerId: speaker.id, ...material });
		}
	}

	private program(tenant: Tenant, eventId: string, starts: number): void {
		for (const { from, hours, capacity, ...session } of sessionTexts) {
			const row = this.world.row(tenant.id, this.world.now - 20 * DAY);
			const startsAt = starts + from * HOUR;
			this.sessions.push({ ...row, ...session, eventId, capacity, startsAt, endsAt: startsAt + hours * HOUR });
			if (capacity !== null) this.pools.push({ ...row, capacity });
		}
	}
}

export function makeEvents(world: World, steps: readonly New<typeof courseParts>[]): EventsDemo {
	const demo = new EventsDemo(world, steps);
	const tenant = world.tenant("fjordvik");
	if (world.entry(tenant, "events_organizer")) demo.fill(tenant);
	return demo;
}

/** Writes the demo's events; the links of participants are made of each event's key. */
export async function writeEvents(d1: D1Database, demo: EventsDemo): Promise<void> {
	const keys = new Map(demo.events.map(({ id, ticketKey }) => [id, ticketKey]));
	for (const one of demo.registrations)
		one.tokenHash = await hashToken(await keyedToken(keys.get(one.eventId) ?? "", `ticket:${one.id}`));
	const secret = async (eventId: string, what: string) => hashToken(await keyedToken(keys.get(eventId) ?? "", what));
	for (const one of demo.links) one.tokenHash = await secret(one.eventId, `door:${one.id}`);
	for (const one of demo.speakers) one.tokenHash = await secret(one.eventId, `speaker:${one.id}`);
	await insertAll(d1, schema.events, demo.events);
	await insertAll(d1, schema.eventSessions, demo.sessions);
	await insertAll(d1, bookingPools, demo.pools);
	await insertAll(d1, schema.eventRegistrations, demo.registrations);
	await insertAll(d1, bookings, demo.bookings);
	await insertAll(d1, schema.eventFeedback, demo.feedback);
	await insertAll(d1, schema.eventCheckInLists, demo.lists);
	await insertAll(d1, schema.eventDoorLinks, demo.links);
	await insertAll(d1, schema.eventCheckIns, demo.passages);
	await insertAll(d1, schema.eventSpeakers, demo.speakers);
	await insertAll(d1, schema.eventMaterials, demo.materials);
	await insertAll(d1, schema.eventAccessNeeds, demo.kept);
	await insertAll(d1, schema.eventSettings, demo.settings);
	const dialect = new SQLiteSyncDialect();
	const statements = demo.words.map((statement) => {
		const { sql, params } = dialect.sqlToQuery(statement);
		return d1.prepare(sql).bind(...params);
	});
	if (statements.length > 0) await d1.batch(statements);
}
