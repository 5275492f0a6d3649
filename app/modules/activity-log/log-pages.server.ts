import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import type { ChangeLogForm, NewLogForm, NewLogPage, SettingsPage } from "./log-form.schema";
import {
	changeLog,
	clientsOf,
	followedLog,
	keepAsTemplate,
	makeLog,
	removeLog,
	templateOf,
	templates,
} from "./logs.server";
import { paths } from "./paths";
import { entriesIn, type WholeLog } from "./reading.server";

/** The page of a new log, filled in from a template where one is chosen. */
export async function showNewLog(visit: Visit, { template, client }: z.output<typeof NewLogPage>) {
	const [people, from] = await Promise.all([
		clientsOf(visit),
		template === undefined ? undefined : templateOf(visit, template),
	]);
	return {
		clients: people.map((person) => ({ id: person.id, name: nameOf(person) })),
		client: client ?? "",
		given: from
			? { ...givenOf(visit, from, true), startsOn: today(visit.tenant.timeZone, visit.now) }
			: emptyLog(visit),
		back: paths(visit.tenant.guid).dashboard(),
	};
}

/** A log's fields as its form shows them. */
export function givenOf(visit: Visit, whole: WholeLog, isCopy = false) {
	const { title, startsOn, endsOn, lateDays, freeDays, skipsHolidays, reminderHour } = whole.log;
	const entries = entriesIn(whole, visit.language).map(({ id, ...entry }) => ({ ...entry, id: isCopy ? "" : id }));
	return { title, startsOn, endsOn, lateDays, freeDays, skipsHolidays, reminderHour, entries };
}
export type LogFields = ReturnType<typeof givenOf>;

const emptyLog = (visit: Visit): LogFields => ({
	...{ title: "", startsOn: today(visit.tenant.timeZone, visit.now), endsOn: null, lateDays: 3 },
	...{ freeDays: [6, 7], skipsHolidays: true, reminderHour: null, entries: [] },
});

export async function makeFromPage(visit: Visit, { clientId, log }: z.output<typeof NewLogForm>) {
	const made = await makeLog(visit, clientId, log);
	const to = paths(visit.tenant.guid).read(made.log.id);
	return done({ snackbar: { key: "activityLog:new.made", params: { title: log.title } }, to });
}

export async function showSettings(visit: Visit, { form_id: id }: z.output<typeof SettingsPage>) {
	const whole = await followedLog(visit, id);
	return {
		...{ id, client: whole.client ? nameOf(whole.client) : "", given: givenOf(visit, whole) },
		...{ back: paths(visit.tenant.guid).read(id), hasAnswers: whole.form.replies > 0 },
	};
}

export async function changeFromPage(visit: Visit, { id, log }: z.output<typeof ChangeLogForm>) {
	await changeLog(visit, await followedLog(visit, id), log);
	return done({ snackbar: { key: "activityLog:new.changed" }, to: paths(visit.tenant.guid).read(id) });
}

export async function removeFromPage(visit: Visit, { form_id: id }: z.output<typeof SettingsPage>) {
	await removeLog(visit, await followedLog(visit, id));
	return done({ snackbar: { key: "activityLog:new.removed" }, to: paths(visit.tenant.guid).dashboard() });
}

export async function keepFromPage(visit: Visit, { form_id: id }: z.output<typeof SettingsPage>) {
	const { title } = await keepAsTemplate(visit, await followedLog(visit, id));
	return done({
		snackbar: { key: "activityLog:templates.kept", params: { title } },
		to: paths(visit.tenant.guid).templates(),
	});
}

/** The tenant's templates, each with what it asks. */
export async function showTemplates(visit: Visit) {
	const at = paths(visit.tenant.guid);
	return {
		templates: (await templates(visit)).map((whole) => ({
			...{ id: whole.log.id, title: whole.log.title, use: at.make(whole.log.id) },
			entries: entriesIn(whole, visit.language).map(({ label }) => label),
		})),
		...{ back: at.dashboard(), make: at.make() },
	};
}

export async function removeTemplate(visit: Visit, { id }: { id: string }) {
	await removeLog(visit, await templateOf(visit, id));
	return done({ snackbar: { key: "activityLog:templates.removed" } });
}
