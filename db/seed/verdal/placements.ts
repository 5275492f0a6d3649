import { drizzle } from "drizzle-orm/d1";
import { missingOf } from "#app/modules/verdal/placements/requirements";
import { addDays, today } from "#app/platform/clock";
import { companies } from "#db/schema/directory";
import {
	placementApprovals,
	placementChanges,
	placementParties,
	placementProposals,
	placements,
	placementWeeks,
	positionCodes,
	verdalSettings,
	workplacePlaces,
} from "#db/schema/verdal";
import { organisationNumber } from "../crm/organisation-number";
import { insertAll } from "../insert";
import { nameDrawer } from "../names";
import { DAY, type World } from "../world";
import { type History, historyOf } from "./history";
import { type DemoPlacement, demoPlacements, workplaces } from "./texts";
import { askedNow, weeksOf } from "./weeks";

type Company = typeof companies.$inferInsert;
type Placement = typeof placements.$inferInsert;

const ZONE = "Europe/Oslo";
const NO_DAY = "9999-12-31";

/** The position code of a job title: skilled care work, or work that asks for no education. */
const codeOf = (jobTitle: string) => (/helsefag/i.test(jobTitle) ? "7076" : "6014");

/** Fjordvik's placements in every status, at workplaces of the directory. */
export class PlacementDemo {
	readonly own: Company[] = [];
	readonly changes: History["changes"] = [];
	readonly approvals: History["approvals"] = [];
	readonly weeks: (typeof placementWeeks.$inferInsert)[] = [];
	readonly proposals: (typeof placementProposals.$inferInsert)[] = [];
	readonly places: (typeof workplacePlaces.$inferInsert)[] = [];
	readonly settings: (typeof verdalSettings.$inferInsert)[] = [];
	readonly placements: (Placement & { needsCode: boolean })[] = [];

	/** Codes are taken as they stand in the database by then. */
	async write(db: D1Database): Promise<void> {
		await insertAll(db, companies, this.own);
		const codes = await drizzle(db).select().from(positionCodes).orderBy(positionCodes.code);
		const rows = this.placements.map(({ needsCode, ...row }): Placement => {
			const number = codeOf(row.jobTitle ?? "");
			const its = codes.find(({ tenantId, code }) => tenantId === row.tenantId && code === number);
			const whole = { ...row, codeId: (needsCode && its?.id) || null };
			return { ...whole, missing: missingOf(whole as Parameters<typeof missingOf>[0]).length };
		});
		await insertAll(db, placements, rows);
		await insertAll(db, placementChanges, this.changes);
		await insertAll(db, placementApprovals, this.approvals);
		await insertAll(db, placementWeeks, this.weeks);
		await insertAll(db, placementProposals, this.proposals);
		await insertAll(db, workplacePlaces, this.places);
		await insertAll(db, verdalSettings, this.settings);
	}
}

/** Nothing where Fjordvik has not the module. */
export function makePlacements(world: World): PlacementDemo {
	const demo = new PlacementDemo();
	const tenant = world.tenant("fjordvik");
	if (!world.entry(tenant, "verdal")) return demo;
	const advisor = world.person("admin@fjordvik.test");
	const { id: advisorId } = advisor;
	const stay = { createdBy: advisorId, updatedBy: advisorId };
	for (const [at, [name, industry]] of workplaces.entries())
		demo.own.push({
			...{ ...world.row(tenant.id, world.now - 300 * DAY), guid: world.random.guid(), name, industry },
			...{ sortName: name.toLowerCase(), orgNo: organisationNumber(1200 + at), isCustomer: false },
			...{ municipality: "Fjordvik", ...stay },
		});
	for (const { id } of demo.own.slice(0, 4))
		demo.places.push({ ...world.row(tenant.id, world.now - 200 * DAY), id, places: 2 });
	demo.settings.push({ ...world.row(tenant.id, world.now - 200 * DAY), id: tenant.id, anonymiseMonths: 24 });
	const clients = world.people.filter(
		({ tenantId, role, isActive }) => tenantId === tenant.id && role === "CLIENT" && isActive !== false,
	);
	const drawName = nameDrawer(world.random);
	const day = (ahead: number) => addDays(today(ZONE, new Date(world.now)), ahead);
	for (const given of demoPlacements) {
		const person = clients[given.person % clients.length];
		const company = given.at === undefined ? undefined : demo.own[given.at];
		const { firstName, lastName } = drawName();
		const made = Math.min(world.now - DAY, world.now + ((given.starts ?? 0) - 20) * DAY);
		const row = world.row(tenant.id, made);
		const supervisor = supervisorOf(given, `${firstName} ${lastName}`, row.id);
		demo.placements.push({
			...{ ...row, type: given.type, needsCode: given.type === "linkedPosition", advisorId, createdBy: advisorId },
			...{ participantId: person?.id ?? null, participantName: `${person?.firstName} ${person?.lastName}`.trim() },
			...{ companyId: company?.id ?? null, companyName: company?.name ?? "" },
			...supervisor,
			...{ jobTitle: given.jobTitle, tasks: given.tasks, goals: given.goals },
			...{ percent: given.percent ?? null, daysPerWeek: given.days ?? null },
			startsOn: given.starts === undefined ? NO_DAY : day(given.starts),
			endsOn: given.ends === undefined ? NO_DAY : day(given.ends),
			...{ followUp: given.followUp ?? "", adaptation: given.adaptation ?? "", mentor: given.mentor ?? "" },
			...{ cancelReason: given.cancelReason ?? null, ...given.closing },
			asksWeekly: given.weeks !== undefined,
			archivedAt: given.closing ? world.now + ((given.ends ?? 0) + 3) * DAY : null,
			...(given.extended && { version: 2 }),
			...(given.isApproved && { approved: placementParties.length }),
		});
		const told = historyOf(world, { ...row, advisorId }, given, {
			participant: `${person?.firstName} ${person?.lastName}`.trim(),
			supervisor: `${firstName} ${lastName}`,
			advisor: `${advisor.firstName} ${advisor.lastName}`.trim(),
		});
		demo.weeks.push(...weeksOf(world, { id: row.id, tenantId: tenant.id, participantId: person?.id ?? "" }, given));
		if (given.proposed) {
			const { ends, reason } = given.proposed;
			const name = `${firstName} ${lastName}`;
			const supervisorEmail = supervisor.supervisorEmail ?? "";
			demo.weeks.push(askedNow(world, { id: row.id, tenantId: tenant.id, supervisorEmail }));
			demo.proposals.push({
				...{ ...world.row(tenant.id, world.now - DAY), placementId: row.id, party: "supervisor", kind: "extend" },
				...{ endsOn: day(ends), reason, name },
			});
		}
		demo.changes.push(...told.changes);
		demo.approvals.push(...told.approvals);
	}
	return demo;
}

/** The contact person at the workplace; nobody yet where there is no workplace. */
function supervisorOf({ at }: DemoPlacement, supervisorName: string, id: string) {
	if (at === undefined) return { supervisorEmail: "" };
	const number = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 10_000;
	const local = supervisorName.toLowerCase().replace(/[^a-z]+/g, ".");
	return {
		...{ supervisorName, supervisorEmail: `${local}@arbeidssted.test` },
		supervisorPhone: `+479000${String(number).padStart(4, "0")}`,
	};
}
