import { and, eq, getTableName, isNull, lte, type SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { today } from "#app/platform/clock";
import { indexing } from "#app/platform/tenant/search.server";
import { people } from "#db/schema/directory";
import * as schema from "#db/schema/verdal";
import words from "../../../locales/nb/verdal.json";
import { insertAll } from "../insert";
import { dayInLetter, LettersDemo } from "../letters";
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
		const letters = new LettersDemo("verdal", "placementNews", words.letter);
		const tenant = this.world.tenant("fjordvik");
		for (const { placement, participant } of begun) {
			const { id: recordId, companyName, startsOn, endsOn, supervisorName, supervisorEmail, jobTitle } = placement;
			const name = `${participant.firstName} ${participant.lastName}`;
			const says = {
				...{ participant: name, workplace: companyName, supervisor: supervisorName, position: jobTitle, advisor: "" },
				...{ start: dayInLetter(startsOn), end: dayInLetter(endsOn) },
			};
			const letter = { recordId, event: "started", at: Date.parse(`${startsOn}T06:00:00Z`), once: startsOn };
			letters.add(tenant, {
				...{ ...letter, recipient: "participant", email: participant.email, values: { ...says, name } },
			});
			letters.add(tenant, {
				...{ ...letter, recipient: "supervisor", email: supervisorEmail, values: { ...says, name: supervisorName } },
			});
		}
		await letters.write(db, schema.placementMails);
	}
}

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
