import { getTableName, type SQL } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { addDays, today } from "#app/platform/clock";
import { HOUR } from "#app/platform/limits";
import { toInstant } from "#app/platform/local-time";
import { indexing } from "#app/platform/tenant/search.server";
import { files } from "#db/schema/media";
import * as schema from "#db/schema/resources";
import { insertAll } from "../insert";
import { landscape } from "../news/picture";
import { DAY, type Tenant, type User, type World } from "../world";
import { bookingTitles, guestText, noticeTexts, openPageText, resourceTexts, typeTexts } from "./texts";

type New<Table extends { $inferInsert: object }> = Table["$inferInsert"];
const ZONE = "Europe/Oslo";

/** The demo's resources with bookings of the weeks around today, one that repeats, one that waits and some news. */
export class ResourcesDemo {
	readonly files: New<typeof files>[] = [];
	readonly pictures: { key: string; bytes: Uint8Array }[] = [];
	readonly types: New<typeof schema.resourceTypes>[] = [];
	readonly resources: New<typeof schema.resources>[] = [];
	readonly parts: New<typeof schema.resourceParts>[] = [];
	readonly closures: New<typeof schema.resourceClosures>[] = [];
	readonly series: New<typeof schema.resourceSeries>[] = [];
	readonly bookings: New<typeof schema.resourceBookings>[] = [];
	readonly items: New<typeof schema.resourceBookingItems>[] = [];
	readonly notices: New<typeof schema.resourceNotices>[] = [];
	readonly doors: New<typeof schema.resourceDoors>[] = [];
	readonly stocktakes: New<typeof schema.resourceStocktakes>[] = [];
	readonly scans: New<typeof schema.resourceScans>[] = [];
	readonly openPages: New<typeof schema.resourceOpenPages>[] = [];
	readonly guests: New<typeof schema.resourceGuests>[] = [];
	readonly assets: New<typeof schema.resourceAssets>[] = [];
	readonly services: New<typeof schema.resourceServices>[] = [];
	readonly faults: New<typeof schema.resourceFaults>[] = [];
	readonly words: SQL[] = [];

	constructor(private readonly world: World) {}

	fill(tenant: Tenant): void {
		const { world } = this;
		const [admin, advisor, other] = ["admin", "advisor", "advisor2"].map((name) =>
			world.person(`${name}@fjordvik.test`),
		);
		if (!admin || !advisor || !other) return;
		const typeIds = new Map<string, string>();
		for (const { key, name, kind, hours, bookLevel, needsApproval, maxMinutes, rules = {} } of typeTexts) {
			const row = world.row(tenant.id, world.now - 200 * DAY);
			typeIds.set(key, row.id);
			this.types.push({
				...{ ...row, name, kind, weekly: hours, bookLevel: bookLevel ?? 10, needsApproval: needsApproval ?? false },
				...{ closedOnHolidays: kind !== "vehicle", approverId: null, maxMinutes: maxMinutes ?? null, windowDays: 365 },
				rules,
			});
		}
		for (const [index, text] of resourceTexts.entries()) {
			const row = world.row(tenant.id, world.now - 199 * DAY);
			const { access = [], doorWidth = null, accessNote = "" } = text;
			const {
				name,
				model = "",
				place = "",
				body = "",
				capacity,
				features = [],
				status = "active",
				floor = "",
				at,
			} = text;
			this.resources.push({
				...{
					...row,
					typeId: typeIds.get(text.type) ?? "",
					name,
					model,
					place,
					body,
					capacity: capacity ?? null,
					features,
				},
				...{ access, doorWidth, accessNote },
				...{ status, floor, planRow: at?.[0] ?? null, planColumn: at?.[1] ?? null, timeZone: ZONE },
				photoGuid: text.hasPhoto ? this.picture(tenant, admin, index) : null,
			});
			this.words.push(indexing(tenant.id, getTableName(schema.resources), row.id, [name, place, ...features]));
		}
		for (const { name, parts = [] } of resourceTexts)
			for (const part of parts)
				this.parts.push({
					...{ ...world.row(tenant.id, world.now - 198 * DAY), wholeId: this.idOf(name), partId: this.idOf(part) },
				});
		this.bookWeeks(tenant, [admin, advisor, other]);
		this.repeat(tenant, advisor);
		this.wait(tenant, advisor);
		this.closeAndTell(tenant, admin);
		this.careFor(tenant, admin, advisor);
		this.letOut(tenant);
		this.lend(tenant, advisor);
		this.countGear(tenant, admin);
	}

	private idOf = (name: string) => this.resources.find((one) => one.name === name)?.id ?? "";

	private picture(tenant: Tenant, uploader: User, seed: number): string {
		const { world } = this;
		const row = world.row(tenant.id, world.now - 190 * DAY);
		const [guid, thumbnail] = [world.random.guid(), world.random.guid()];
		const whole = landscape(world.random, 960, 540, seed);
		const [key, thumbnailKey] = [`t/${tenant.id}/${guid}`, `t/${tenant.id}/${thumbnail}`];
		this.pictures.push({ key, bytes: whole }, { key: thumbnailKey, bytes: landscape(world.random, 480, 270, seed) });
		this.files.push({
			...{ ...row, guid, key, thumbnailKey, name: `rom-${seed + 1}.png`, type: "image/png", size: whole.length },
			...{ width: 960, height: 540, moduleKey: "resource_management", uploaderId: uploader.id },
			...{ state: "ready", isPublic: false },
		});
		return guid;
	}

	private book(
		tenant: Tenant,
		booker: User,
		given: { title: string; resource: string; day: string; from: string; until: string } & Partial<
			New<typeof schema.resourceBookings>
		>,
	): void {
		const { title, resource, day, from, until, ...more } = given;
		const [startsAt, endsAt] = [toInstant(`${day}T${from}`, ZONE), toInstant(`${day}T${until}`, ZONE)];
		const row = this.world.row(tenant.id, Math.min(this.world.now, startsAt) - 5 * DAY);
		const isComing = startsAt - DAY > this.world.now;
		this.bookings.push({
			...{ ...row, title, startsAt, endsAt, timeZone: ZONE, bookerId: booker.id, guests: [], language: "nb" },
			...{ reminderAt: isComing ? startsAt - DAY : null, status: "reserved", ...more },
		});
		const item = this.world.row(tenant.id, row.createdAt);
		this.items.push({ ...item, bookingId: row.id, resourceId: this.idOf(resource), startsAt, endsAt, isHeld: true });
	}

	/** Two weeks back and three ahead, each room once in the morning and once in the afternoon, never at the same time. */
	private bookWeeks(tenant: Tenant, bookers: User[]): void {
		const { random, now } = this.world;
		const start = today(ZONE, new Date(now));
		const rooms = ["Fjorden", "Skjæret", "Naustet", "Fyret", "Samtalerom 1"];
		for (let offset = -14; offset <= 21; offset++) {
			const day = addDays(start, offset);
			const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
			if (weekday === 0 || weekday === 6) continue;
			for (const resource of rooms)
				for (const [from, until] of [
					["09:00", "10:30"],
					["12:00", "14:00"],
				] as const) {
					if (!random.chance(0.45)) continue;
					const isPrivate = random.chance(0.15);
					const seats = 1 + random.below(3);
					const title = random.pick(bookingTitles);
					this.book(tenant, random.pick(bookers), { title, resource, day, from, until, isPrivate, seats });
				}
			if (random.chance(0.3)) {
				const booker = random.pick(bookers);
				this.book(tenant, booker, {
					title: "Hjemmebesøk",
					resource: "Elbil EK 41207",
					day,
					from: "09:00",
					until: "12:00",
				});
			}
		}
	}

	/** A meeting every week, of which two days are left out. */
	private repeat(tenant: Tenant, booker: User): void {
		const { now } = this.world;
		const start = today(ZONE, new Date(now));
		const monday = addDays(start, -((new Date(`${start}T00:00:00Z`).getUTCDay() + 6) % 7));
		const row = this.world.row(tenant.id, now - 20 * DAY);
		const skippedDays = [addDays(monday, 21)];
		this.series.push({ ...row, frequency: "weekly", untilDay: addDays(monday, 56), skippedDays });
		for (let week = -2; week <= 8; week++) {
			const day = addDays(monday, 7 * week);
			if (skippedDays.includes(day)) continue;
			this.book(tenant, booker, {
				...{ title: "Ukemøte for veilederne", resource: "Fjorden", day, from: "15:00", until: "16:00" },
				...{ seriesId: row.id, seats: 8 },
			});
		}
	}

	/** Bookings that wait for a yes, and one that was given back. */
	private wait(tenant: Tenant, booker: User): void {
		const start = today(ZONE, new Date(this.world.now));
		const friday = addDays(start, 7 + ((12 - new Date(`${start}T00:00:00Z`).getUTCDay()) % 7));
		const common = { resource: "Kultursalen", from: "10:00", until: "14:00", reminderAt: null, seats: 80 };
		this.book(tenant, booker, { ...common, title: "Jobbmesse", day: friday, status: "pending" });
		this.book(tenant, booker, { ...common, title: "Foreldremøte", day: addDays(friday, 7), status: "cancelled" });
		const last = this.items.at(-1);
		if (last) last.isHeld = false;
	}

	private closeAndTell(tenant: Tenant, admin: User): void {
		const { now } = this.world;
		const start = today(ZONE, new Date(now));
		const closing = (
			firstDay: string,
			lastDay: string,
			reason: string,
			resource: string | null,
			hours: [string, string],
		) =>
			this.closures.push({
				...{ ...this.world.row(tenant.id, now - 10 * DAY), firstDay, lastDay, reason },
				...{ resourceId: resource && this.idOf(resource), opensAt: hours[0], closesAt: hours[1] },
			});
		closing(addDays(start, 10), addDays(start, 11), "Gulvet slipes", "Kursrommet", ["", ""]);
		closing(addDays(start, 16), addDays(start, 16), "Planleggingsdag", null, ["12:00", "16:00"]);
		for (const [index, { title, body, resource, isImportant }] of noticeTexts.entries())
			this.notices.push({
				...{ ...this.world.row(tenant.id, now - (index + 1) * 2 * DAY), title, body, isImportant },
				...{ resourceId: resource && this.idOf(resource), untilDay: "", authorId: admin.id },
			});
	}

	/** A sign at a door, the card of a projector that somebody has, and what is wrong with it. */
	private careFor(tenant: Tenant, admin: User, advisor: User): void {
		const { now, random } = this.world;
		const day = (offset: number) => addDays(today(ZONE, new Date(now)), offset);
		const stamped = (days: number) => this.world.row(tenant.id, now - days * DAY);
		const [room, projector] = [this.idOf("Fjorden"), this.idOf("Projektor, bærbar")];
		this.doors.push({ ...stamped(60), id: room, guid: random.guid(), showsNames: false });
		this.assets.push({
			...{ ...stamped(400), id: projector, serial: "EB-FH52-0417", supplier: "Atea", currency: "NOK" },
			...{ boughtOn: day(-420), price: 11_490, value: 7_000, warrantyUntil: day(310) },
			...{ custodianId: advisor.id, custodySince: day(-40), serviceOn: day(12), serviceMonths: 12 },
		});
		const service = { doneOn: day(-353), body: "Filter skiftet, lampen har 1 900 timer igjen." };
		this.services.push({ ...stamped(353), resourceId: projector, ...service, authorId: admin.id });
		this.faults.push({
			...{ ...stamped(1), resourceId: projector, title: "Bildet blinker", reporterId: advisor.id },
			body: "Det skjer med HDMI-kabelen i vesken. Med en annen kabel går det bra.",
		});
	}

	/** A stocktake that goes on: one thing is missing still, and one that nobody expected is there. */
	private countGear(tenant: Tenant, admin: User): void {
		const { now } = this.world;
		const typeId = this.types.find(({ kind }) => kind === "equipment")?.id;
		const expected = this.resources.filter((one) => one.typeId === typeId).map(({ id }) => id);
		const row = this.world.row(tenant.id, now - 3 * HOUR);
		this.stocktakes.push({ ...row, title: "Utstyr i skranken", expected, authorId: admin.id });
		const seen = [...expected.slice(0, -1), this.idOf("Språkkortspill")];
		for (const [index, resourceId] of seen.entries())
			this.scans.push({
				...{ ...this.world.row(tenant.id, now - 2 * HOUR + index * 60_000), stocktakeId: row.id, resourceId },
				...{ authorId: admin.id, note: index === 0 ? "Vesken er slitt i glidelåsen" : "" },
			});
	}

	/** Two laptops that are out and should be back, and two of the model for next week. */
	private lend(tenant: Tenant, booker: User): void {
		const { now } = this.world;
		const day = (offset: number) => addDays(today(ZONE, new Date(now)), offset);
		const units = ["Bærbar 01", "Bærbar 02"];
		const loans = [
			{ title: "Kurs i digitale ferdigheter", day: day(-1), handedOutAt: now - 30 * HOUR },
			{ title: "Jobbsøkerkurs", day: day(7), handedOutAt: null },
		];
		for (const { handedOutAt, ...loan } of loans) {
			this.book(tenant, booker, { ...loan, resource: "Bærbar 01", from: "09:00", until: "15:00", reminderAt: null });
			const item = this.items.pop() as New<typeof schema.resourceBookingItems>;
			for (const unit of units)
				this.items.push({
					...{ ...item, ...this.world.row(tenant.id, item.createdAt), resourceId: this.idOf(unit) },
					...{ model: "ThinkPad T14", handedOutAt },
				});
		}
	}

	/** The hall can be asked for by everybody, and a choir has done so. */
	private letOut(tenant: Tenant): void {
		const { now, random } = this.world;
		const resourceId = this.idOf("Kultursalen");
		this.openPages.push({
			...{ ...this.world.row(tenant.id, now - 90 * DAY), id: resourceId, guid: random.guid(), linkKey: random.guid() },
			...{ ...openPageText, embeddedBy: [] },
		});
		const day = addDays(today(ZONE, new Date(now)), 18);
		this.book(tenant, { id: "" } as User, {
			...{ title: guestText.title, resource: "Kultursalen", day, from: "18:00", until: "21:00", seats: 35 },
			...{ status: "pending", isPrivate: true, reminderAt: null },
		});
		const { id, startsAt, endsAt, createdAt } = this.bookings.at(-1) as New<typeof schema.resourceBookings>;
		this.guests.push({
			...{ ...this.world.row(tenant.id, createdAt), id, resourceId, ...guestText, seats: 35, startsAt, endsAt },
			...{ language: "nb", tokenHash: random.guid(), codeHash: random.guid(), codeUntil: createdAt },
			...{ confirmedAt: createdAt, forgetAt: endsAt + 90 * DAY },
		});
	}
}

export function makeResources(world: World): ResourcesDemo {
	const demo = new ResourcesDemo(world);
	const tenant = world.tenant("fjordvik");
	if (world.entry(tenant, "resource_management")) demo.fill(tenant);
	return demo;
}

/** Writes the demo's resources and their pictures. */
export async function writeResources(d1: D1Database, media: R2Bucket, demo: ResourcesDemo): Promise<void> {
	for (const { key, bytes } of demo.pictures)
		await media.put(key, bytes, { httpMetadata: { contentType: "image/png" } });
	await insertAll(d1, files, demo.files);
	await insertAll(d1, schema.resourceTypes, demo.types);
	await insertAll(d1, schema.resources, demo.resources);
	await insertAll(d1, schema.resourceParts, demo.parts);
	await insertAll(d1, schema.resourceClosures, demo.closures);
	await insertAll(d1, schema.resourceSeries, demo.series);
	await insertAll(d1, schema.resourceBookings, demo.bookings);
	await insertAll(d1, schema.resourceBookingItems, demo.items);
	await insertAll(d1, schema.resourceNotices, demo.notices);
	await insertAll(d1, schema.resourceDoors, demo.doors);
	await insertAll(d1, schema.resourceOpenPages, demo.openPages);
	await insertAll(d1, schema.resourceGuests, demo.guests);
	await insertAll(d1, schema.resourceStocktakes, demo.stocktakes);
	await insertAll(d1, schema.resourceScans, demo.scans);
	await insertAll(d1, schema.resourceAssets, demo.assets);
	await insertAll(d1, schema.resourceServices, demo.services);
	await insertAll(d1, schema.resourceFaults, demo.faults);
	const dialect = new SQLiteSyncDialect();
	const statements = demo.words.map((statement) => {
		const { sql, params } = dialect.sqlToQuery(statement);
		return d1.prepare(sql).bind(...params);
	});
	if (statements.length > 0) await d1.batch(statements);
}
