import { drizzle } from "drizzle-orm/d1";
import { addDays, today } from "#app/platform/clock";
import { hashPassword } from "#app/platform/password.server";
import { moduleRoles, modules, users } from "#db/schema/portal";
import { makeAccessRequests } from "./access-requests";
import { demoPassword } from "./accounts";
import { makeActivity, writeActivity } from "./activity-log/make";
import { makeEvaluations } from "./business-evaluator/make";
import { fillCatalogue } from "./catalogue";
import { makeCourses, writeCourses } from "./courses/make";
import { makeCrm } from "./crm/make";
import { writeCrm } from "./crm/write";
import { makeEvents, writeEvents } from "./events/make";
import { makeFiles, writeFiles } from "./files/make";
import { makeStudents } from "./finch/make";
import { makeForms, writeForms } from "./forms/make";
import { makeGeneralReports } from "./general-reports/make";
import { makeHistory } from "./history";
import { makeSafety } from "./hms/make";
import { makeInvitations } from "./invitations";
import { makeAssessments } from "./kartlegging/make";
import { makeLargeTenants, writeLargeNotices } from "./large";
import { writeLargeCustomers } from "./large-customers";
import fjordvik from "./logos/fjordvik.svg";
import nordlys from "./logos/nordlys.svg";
import { makeAccounts, makeCrowds } from "./members";
import { makeNews, writeNews } from "./news/make";
import { makeNorwegian, writeNorwegian } from "./norwegian-learning/make";
import { makeNotices } from "./notices";
import { makeSelfReports } from "./psych-eval/make";
import { seeded } from "./random";
import { makeResources, writeResources } from "./resources/make";
import { makeTaskLibrary, writeTaskLibrary } from "./task-library/make";
import { makeTenants } from "./tenants";
import { makeVeksttorget } from "./veksttorget/make";
import { makeCodes } from "./verdal/codes";
import { makePlacements } from "./verdal/placements";
import { HOUR, World } from "./world";

export type SeedTarget = { db: D1Database; media: R2Bucket; environment: string; now: Date };

const logos: Record<string, string> = { fjordvik, nordlys };

/**
 * Fills an empty local database with the demo; one that holds somebody already stays as it is. Two runs in the same hour
 * give the same rows, but for the salt of the password. Throws where the environment is not local.
 */
export async function seedDemo(target: SeedTarget): Promise<void> {
	const { db, media, now } = target;
	refuseRemote(target);
	await fillCatalogue(db, now.getTime());
	if ((await drizzle(db).select({ id: users.id }).from(users).limit(1)).length > 0) return;
	const world = await newWorld(target, 1);
	const start = today("Europe/Oslo", now);
	const days = (count: number) => addDays(start, count);
	for (const { key, logo } of makeTenants(world, days)) {
		await media.put(key, logos[logo] ?? "", { httpMetadata: { contentType: "image/svg+xml" } });
	}
	makeAccounts(world);
	makeCrowds(world);
	makeInvitations(world);
	makeHistory(world);
	makeNotices(world, days);
	const crm = makeCrm(world, start);
	const news = makeNews(world);
	const files = makeFiles(world);
	const [customer] = crm.companies;
	const forms = makeForms(world, customer);
	const selfReports = makeSelfReports(world);
	const activity = makeActivity(world);
	const courses = makeCourses(world);
	const taskLibrary = makeTaskLibrary(world);
	makeAccessRequests(world);
	const reports = makeGeneralReports(world);
	const enquiries = makeVeksttorget(world);
	const assessments = makeAssessments(world, crm.companies);
	const events = makeEvents(world, courses.parts);
	const evaluations = makeEvaluations(world);
	const students = makeStudents(world);
	const safety = makeSafety(world, crm.companies);
	const resources = makeResources(world);
	const placements = makePlacements(world);
	const norwegian = makeNorwegian(world);
	const codes = makeCodes(world);
	await world.write(db);
	await writeCrm(db, media, crm);
	await writeNews(db, media, news);
	await writeFiles(db, media, files);
	await writeForms(db, forms);
	await selfReports.write(db);
	await writeActivity(db, activity);
	await reports.write(db);
	await enquiries.write(db);
	await assessments.write(db);
	await writeEvents(db, events);
	await students.write(db);
	await safety.write(db);
	await writeCourses(db, media, courses);
	await evaluations.write(db);
	await writeTaskLibrary(db, media, taskLibrary);
	await writeResources(db, media, resources);
	await codes.write(db);
	await placements.write(db);
	await writeNorwegian(db, media, norwegian);
	await codes.writeLog(db);
}

/** Adds 50 tenants, 5,000 users, 100,000 notifications and 100,000 customers, for load and paging work. Throws where it was done before. */
export async function seedLarge(target: SeedTarget): Promise<void> {
	refuseRemote(target);
	const world = await newWorld(target, 2);
	makeLargeTenants(world);
	await world.write(target.db);
	await writeLargeNotices(target.db, world);
	await writeLargeCustomers(target.db, world);
}

async function newWorld({ db, now }: SeedTarget, seed: number): Promise<World> {
	const catalogue = {
		modules: await drizzle(db).select().from(modules),
		roles: await drizzle(db).select().from(moduleRoles),
	};
	const hour = Math.floor(now.getTime() / HOUR) * HOUR;
	return new World(hour, seeded(seed), await hashPassword(demoPassword), catalogue);
}

function refuseRemote({ environment }: SeedTarget): void {
	if (environment === "local") return;
	throw new Error(`The seed has a known password: it fills a local database only, not "${environment}".`);
}
