import { and, asc, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { companyIdOf } from "#app/directory/companies.server";
import { NAMED, nameOf } from "#app/directory/names";
import { addDays, today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { roundSchedules } from "#db/schema/hms";
import { readingAreas } from "../areas.server";
import { chosenChecklist, ownTemplates, readingChecklists } from "../checklists/checklists.server";
import { companyIn, findCompany, readingCompany } from "../companies/companies.server";
import { assertPerson, readingPeople } from "../people.server";
import { visibleSchedules } from "../visible.server";
import type { ScheduleInput, ScheduleRef, SchedulesOf } from "./schedules.schema";

const MOST = 100;
/** Days from today at which a new schedule is proposed to begin. */
const AHEAD = 30;

/** The schedules of a company, those in use first. */
export async function showSchedules(visit: Visit, { company: guid }: z.output<typeof SchedulesOf>) {
	const read = await visit.rows.read({
		found: readingCompany(visit, { guid }),
		schedules: visit.rows.listingWith(
			roundSchedules,
			{ leader: [people, roundSchedules.leaderId, NAMED] },
			{
				where: and(visibleSchedules(visit), sql`${roundSchedules.companyId} = ${companyIdOf(visit, guid)}`),
				orderBy: [sql`${roundSchedules.closedAt} is not null`, asc(roundSchedules.nextOn), asc(roundSchedules.id)],
				limit: MOST,
			},
		),
		checklists: readingChecklists(visit),
		people: readingPeople(visit),
		areas: readingAreas(visit),
	});
	const { row, company } = companyIn(read.found);
	const checklists = [
		...ownTemplates(visit).map(({ key, name }) => ({ value: key, label: name })),
		...read.checklists.map(({ id, name }) => ({ value: id, label: name })),
	];
	return {
		...{ tenant: visit.tenant.guid, title: company.name, company: { guid: company.guid, name: company.name } },
		...{ checklists, people: read.people, areas: read.areas, me: visit.user.id, intervalMonths: row.intervalMonths },
		nextOn: addDays(today(visit.tenant.timeZone, visit.now), AHEAD),
		schedules: read.schedules.map(({ row: schedule, leader }) => ({
			...{ id: schedule.id, area: schedule.area, intervalMonths: schedule.intervalMonths, nextOn: schedule.nextOn },
			...{ isOpen: schedule.closedAt === null, leader: leader && nameOf(leader) },
			checklist: checklists.find(({ value }) => value === schedule.checklist)?.label ?? null,
		})),
	};
}

/** Plans rounds of a company from now on. Throws `invalid` for a day that has passed. */
export async function addSchedule(visit: Visit, { company: guid, ...given }: z.output<typeof ScheduleInput>) {
	const { rows, user, now, tenant } = visit;
	if (given.nextOn < today(tenant.timeZone, now)) throw invalid({ nextOn: "hms:errors.past" });
	const [{ row }] = await Promise.all([
		findCompany(visit, { guid }),
		chosenChecklist(visit, given.checklist),
		assertPerson(visit, given.leaderId, "leaderId"),
	]);
	await rows.add(roundSchedules, { id: newId(now.getTime()), companyId: row.id, ...given, createdBy: user.id });
	return done({ snackbar: { key: "hms:done.scheduleAdded" } });
}

/** Ends a schedule: rounds that are planned already stay. */
export async function endSchedule(visit: Visit, { company: guid, id }: z.output<typeof ScheduleRef>) {
	const { row } = await findCompany(visit, { guid });
	const [schedule] = await visit.rows.list(roundSchedules, {
		where: and(eq(roundSchedules.id, id), eq(roundSchedules.companyId, row.id)),
		limit: 1,
	});
	if (!schedule) throw notFound();
	await visit.rows.commit([visit.rows.changing(roundSchedules, id, { closedAt: visit.now.getTime() })]);
	return done({ snackbar: { key: "hms:done.scheduleEnded" } });
}
