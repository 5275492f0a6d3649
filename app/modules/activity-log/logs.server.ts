import { and, eq, isNull } from "drizzle-orm";
import { readForm } from "#app/forms/store/form-row.server";
import { makeOpenForm } from "#app/forms/store/make-form.server";
import { publishForm } from "#app/forms/store/publish.server";
import { formRecords } from "#app/forms/store/records.server";
import { saveDraft } from "#app/forms/store/save-draft.server";
import { authored } from "#app/forms/versions/measures";
import { trashing } from "#app/lists/trash.server";
import { invalid, notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { activityLogs } from "#db/schema/activity-log";
import { advisorClients, people } from "#db/schema/directory";
import { area } from "./area";
import { definitionOf } from "./entries";
import type { LogGiven } from "./logs.schema";
import { follows, type Log, logsOpenTo, readingLogs, together, type WholeLog } from "./reading.server";
import { nextReminder } from "./reminder-time";
import { notifyingOfLog } from "./tell.server";

/** Clients that can be chosen from. */
const CLIENTS_MOST = 500;

/** The clients whom the visitor may give a log to, by name. */
export async function clientsOf(visit: Visit) {
	const isClient = and(eq(people.role, "CLIENT"), eq(people.isActive, true));
	if (visit.access.level >= LEVEL_ALL)
		return visit.rows.list(people, { where: isClient, orderBy: [people.sortName, people.id], limit: CLIENTS_MOST });
	const { own } = await visit.rows.read({
		own: visit.rows.listingWith(
			advisorClients,
			{ client: [people, advisorClients.clientId] },
			{ where: eq(advisorClients.advisorId, visit.user.id), limit: CLIENTS_MOST },
		),
	});
	return own
		.flatMap(({ client }) => (client?.isActive ? [client] : []))
		.sort((one, other) => (one.sortName < other.sortName ? -1 : 1));
}

/** Throws `invalid` (`clientId`) for somebody whom the visitor does not follow up. */
async function assertClient(visit: Visit, clientId: string): Promise<void> {
	const { person, relation } = await visit.rows.read({
		person: visit.rows.finding(people, clientId),
		relation: visit.rows.listing(advisorClients, {
			where: and(eq(advisorClients.advisorId, visit.user.id), eq(advisorClients.clientId, clientId)),
			limit: 1,
		}),
	});
	const isOwn = relation.length > 0 || visit.access.level >= LEVEL_ALL;
	if (!person?.isActive || !isOwn) throw invalid({ clientId: "wrongValue" });
}

/** A log that the visitor follows up. Throws `notFound`. */
export async function followedLog(visit: Visit, id: string): Promise<WholeLog> {
	const { logs, forms } = readingLogs(visit, and(eq(activityLogs.id, id), logsOpenTo(visit)), { limit: 1 });
	const read = await visit.rows.read({ logs, forms });
	const [whole] = together(read.logs, read.forms);
	if (!whole || !follows(visit, whole.log)) throw notFound();
	return whole;
}

/** Makes a client's log and tells the client; without a client it is a template, which nobody answers. */
export async function makeLog(visit: Visit, clientId: string | null, given: LogGiven): Promise<WholeLog> {
	if (clientId !== null) await assertClient(visit, clientId);
	const { definition, targets } = definitionOf(given.title, given.entries, visit.language);
	const terms = { clientId, authorId: visit.user.id, targets, ...termsOf(visit, given, clientId !== null) };
	const { form, version } = await makeOpenForm(visit, area, {
		...{ definition, subjectType: "person", isTemplate: clientId === null },
		along: (id) => [visit.rows.adding(activityLogs, { id, ...terms }), ...notifyingOfLog(visit, { id, clientId })],
	});
	const log = await visit.rows.find(activityLogs, form.id);
	if (!log) throw notFound();
	return { log, client: null, form, version };
}

/** Changes a log from now on: days that are filled in keep what they were asked. */
export async function changeLog(visit: Visit, whole: WholeLog, given: LogGiven): Promise<WholeLog> {
	const { id } = whole.log;
	const { definition, targets } = definitionOf(given.title, given.entries, visit.language, whole.version.definition);
	const terms = termsOf(visit, given, whole.log.clientId !== null);
	const changing = visit.rows.changing(activityLogs, id, { ...terms, targets });
	let { form, version } = whole;
	if (JSON.stringify(authored(definition)) === JSON.stringify(authored(version.definition)))
		await visit.rows.commit([changing]);
	else {
		const { draft } = await readForm(visit, area, { id });
		const { revision } = await saveDraft(visit, area, { id, revision: draft.revision, definition });
		({ form, version } = await publishForm(visit, area, { id, revision, along: [changing] }));
	}
	const log = await visit.rows.find(activityLogs, id);
	if (!log) throw notFound();
	return { ...whole, log, form, version };
}

function termsOf(visit: Visit, given: LogGiven, isAsked: boolean) {
	const { title, startsOn, endsOn, lateDays, freeDays, skipsHolidays, reminderHour } = given;
	const terms = { title, startsOn, endsOn, lateDays, freeDays, skipsHolidays, reminderHour };
	const remindAt = isAsked ? nextReminder(terms, visit.tenant.timeZone, visit.now.getTime()) : 0;
	return { ...terms, remindAt };
}

/** Puts a log with its answers into the trash. */
export async function removeLog(visit: Visit, { log }: WholeLog): Promise<void> {
	await visit.rows.commit([
		visit.rows.changing(activityLogs, log.id, { deletedAt: visit.now.getTime(), remindAt: 0 }),
		trashing(visit, formRecords, [log.id]),
	]);
}

const isTemplate = and(isNull(activityLogs.clientId), isNull(activityLogs.deletedAt));

/** The tenant's templates, by name. */
export async function templates(visit: Visit): Promise<WholeLog[]> {
	const { logs, forms } = readingLogs(visit, isTemplate, { limit: 100 });
	const read = await visit.rows.read({ logs, forms });
	return together(read.logs, read.forms).sort((one, other) => (one.log.title < other.log.title ? -1 : 1));
}

/** One template. Throws `notFound`. */
export async function templateOf(visit: Visit, id: string): Promise<WholeLog> {
	const { logs, forms } = readingLogs(visit, and(eq(activityLogs.id, id), isTemplate), { limit: 1 });
	const read = await visit.rows.read({ logs, forms });
	const [whole] = together(read.logs, read.forms);
	if (!whole) throw notFound();
	return whole;
}

/** Keeps a log's entries and terms as a template of the tenant. */
export async function keepAsTemplate(visit: Visit, { log, version }: WholeLog): Promise<Log> {
	const { authorId: _author, ...kept } = log;
	const terms = { ...kept, clientId: null, authorId: visit.user.id, remindAt: 0, deletedAt: null };
	const { form } = await makeOpenForm(visit, area, {
		...{ definition: version.definition, subjectType: "person", isTemplate: true, templateId: log.id },
		along: (id) => [visit.rows.adding(activityLogs, { ...terms, id })],
	});
	const template = await visit.rows.find(activityLogs, form.id);
	if (!template) throw notFound();
	return template;
}
