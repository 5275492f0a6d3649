import { and, eq, getTableName, isNull, lte, type SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { today } from "#app/platform/clock";
import { indexing } from "#app/platform/tenant/search.server";
import { people } from "#db/schema/directory";
import * as schema from "#db/schema/verdal";
import { insertAll } from "../insert";
import { DAY, type World } from "../world";
import { demoCodes, demoGroups, endsSoonText, oldGroup } from "./code-texts";

type New<Table extends { $inferInsert: object }> = Table["$inferInsert"];

/** Fjordvik's position groups and codes, and which mails of placements it sends. */
export class CodesDemo {
	readonly groups: New<typeof schema.positionGroups>[] = [];
	readonly codes: New<typeof schema.positionCodes>[] = [];
	readonly settings: New<typeof schema.placementMailSettings>[] = [];
	readonly words: SQL[] = [];

	constructor(readonly world: World) {}

	async write(db: D1Database): Promise<void> {
		await insertAll(db, schema.positionGroups, this.groups);
		await insertAll(db, schema.positionCodes, this.codes);
		await insertAll(db, schema.placementMailSettings, this.settings);
		const dialect = new SQLiteSyncDialect();
		const statements = this.words.map((words) => {
			const { sql, params } = dialect.sqlToQuery(words);
			return db.prepare(sql).bind(...params);
		});
		if (statements.length > 0) await db.batch(statements);
	}

	/** The mails that the placements, which are there by then, have brought. */
	async writeLog(db: D1Database): Promise<void> {
		const { placements } = schema;
		const day = today("Europe/Oslo", new Date(this.world.now));
		const begun = await drizzle(db)
			.select({ placement: placements, participant: people })
			.from(placements)
			.innerJoin(people, and(eq(people.tenantId, placements.tenantId), eq(people.id, placements.participantId)))
			.where(and(lte(placements.startsOn, day), isNull(placements.cancelReason), eq(placements.missing, 0)));
		await insertAll(
			db,
			schema.placementMails,
			begun.flatMap(({ placement: { tenantId, id, startsOn, supervisorEmail }, participant }) => {
				const at = Date.parse(`${startsOn}T06:00:00Z`);
				const subject = `Oppstart: ${participant.firstName} ${participant.lastName}, ${norwegian(startsOn)}`;
				const mail = { tenantId, recordId: id, event: "started", subject, createdAt: at, updatedAt: at };
				return [
					{ ...mail, id: `${id}:started:participant:${startsOn}`, recipient: "participant", email: participant.email },
					{ ...mail, id: `${id}:started:supervisor:${startsOn}`, recipient: "supervisor", email: supervisorEmail },
				] as New<typeof schema.placementMails>[];
			}),
		);
	}
}

const norwegian = (day: string) =>
	new Intl.DateTimeFormat("nb-NO", { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** Nothing where Fjordvik has not the module. */
export function makeCodes(world: World): CodesDemo {
	const demo = new CodesDemo(world);
	const tenant = world.tenant("fjordvik");
	if (!world.entry(tenant, "verdal")) return demo;
	const { id: createdBy } = world.person("admin@fjordvik.test");
	const row = () => world.row(tenant.id, world.now - 320 * DAY);
	const found = (table: typeof schema.positionGroups | typeof schema.positionCodes, id: string, texts: string[]) =>
		demo.words.push(indexing(tenant.id, getTableName(table), id, texts));
	const groupIds = new Map<string, string>();
	const addGroup = ([name, htaGroup, requirement]: readonly [string, string, string], isActive = true) => {
		const group = { ...row(), name, sortName: name.toLowerCase(), htaGroup, requirement, isActive, createdBy };
		demo.groups.push(group);
		found(schema.positionGroups, group.id, [name, htaGroup, requirement]);
		return group.id;
	};
	for (const [key, ...texts] of demoGroups) groupIds.set(key, addGroup(texts));
	addGroup(oldGroup, false);
	for (const { group, reportingName = "", styrk08 = "", ...given } of demoCodes) {
		const code = { ...row(), ...given, reportingName, styrk08, groupId: groupIds.get(group) ?? "", createdBy };
		demo.codes.push(code);
		found(schema.positionCodes, code.id, [code.code, code.name, reportingName, styrk08]);
	}
	const setting = (
		id: (typeof schema.placementMailEvents)[number],
		isEnabled: boolean,
		recipients: (typeof schema.mailRecipients)[number][],
	) => ({ ...row(), id, isEnabled, recipients, subjects: {}, bodies: {}, daysBefore: 14 });
	demo.settings.push(
		setting("started", true, ["participant", "supervisor"]),
		setting("changed", false, ["participant", "advisor"]),
		{
			...setting("endsSoon", true, ["participant", "supervisor", "advisor"]),
			...{ subjects: { nb: endsSoonText.subject }, bodies: { nb: endsSoonText.body }, daysBefore: 21 },
		},
	);
	return demo;
}
