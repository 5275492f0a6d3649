import { and, desc, eq, isNotNull } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { readingAssignments } from "#app/forms/assignments/reading.server";
import { type Texts, textIn } from "#app/forms/definition/texts";
import { type AreaChart, areaCharts } from "#app/forms/over-time/charts";
import { noteReading } from "#app/forms/replies/read-log.server";
import { compareMeasurements, isNotOnTrack, measuresOf, seriesOf } from "#app/forms/reports/measurements";
import { readingSubject } from "#app/forms/reports/subject-replies.server";
import { readOpenForm } from "#app/forms/store/form-row.server";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { invalid, notFound } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { selfReportMeetings } from "#db/schema/psych-eval";
import { area } from "../area";
import { clientIn, followedClients, readingClient } from "../clients.server";
import { paths } from "../paths";
import type { MeetingPage, Minutes, Sharing } from "./meeting.schema";

/** Charts that a talk is about. */
const CHARTS = 3;
const EARLIER = 20;
const say = (key: string) => done({ snackbar: { key: `psychEval:snackbar.${key}` } });

/** What a talk is prepared by: the three areas that ask for it most, and the minutes of earlier ones. Clients see those that were shared. */
export async function showMeeting(visit: Visit, { client: asked, form }: z.output<typeof MeetingPage>) {
	const id = asked ?? visit.user.id;
	const isOwn = id === visit.user.id;
	const languages: [typeof visit.language, typeof visit.language] = [visit.language, visit.tenant.language];
	const shared = isOwn ? isNotNull(selfReportMeetings.sharedAt) : undefined;
	const minutes = visit.rows.listingWith(
		selfReportMeetings,
		{ author: [people, selfReportMeetings.authorId, ["firstName", "lastName", "email"]] },
		{
			where: and(eq(selfReportMeetings.clientId, id), shared),
			orderBy: [desc(selfReportMeetings.day), desc(selfReportMeetings.id)],
			limit: EARLIER,
		},
	);
	const isPrepared = form !== undefined && !isOwn && visit.access.level >= LEVEL_CLIENTS;
	const [read, prepared] = await Promise.all([
		visit.rows.read({ ...readingClient(visit, id), given: readingAssignments(visit, area, [id]), minutes }),
		isPrepared ? prepare(visit, form, id, languages) : null,
	]);
	const { client, neighbours } = clientIn(visit, read);
	if (isPrepared && !read.given.some((one) => one.form.id === form)) throw notFound();
	if (prepared) await noteReading(visit, { subjectId: id, formId: form ?? null, what: "report" });
	else if (read.minutes.length > 0) await noteReading(visit, { subjectId: id, formId: null, what: "minutes" });
	return {
		...{
			tenant: visit.tenant.guid,
			isOwn,
			neighbours,
			client: { id, name: nameOf(client) },
			form: form ?? null,
			prepared,
		},
		minutes: read.minutes.map(({ row, author }) => ({
			...{ id: row.id, day: row.day, points: row.points, checks: row.checks, notes: row.notes },
			...{ isShared: row.sharedAt !== null, author: author ? nameOf(author as never) : "" },
		})),
	};
}

async function prepare(
	visit: Visit,
	formId: string,
	subjectId: string,
	languages: [Visit["language"], Visit["language"]],
) {
	const [{ form, version }, { replies }] = await Promise.all([
		readOpenForm(visit, area, { id: formId }),
		visit.rows.read({
			replies: readingSubject(visit, area, { formId, subjectId }, { from: "0000", to: "9999" }),
		}),
	]);
	if (!version) throw notFound();
	const series = seriesOf(measuresOf(version.definition), replies);
	const scored = series.filter(({ measure }) => measure.score);
	const stuck = new Set(scored.filter((line) => isNotOnTrack(line)).map(({ measure }) => measure.id));
	const worse = new Set(
		compareMeasurements(scored)
			.filter(({ sincePrevious }) => sincePrevious === "worse")
			.map(({ measure }) => measure.id),
	);
	const weight = ({ id }: AreaChart) => Number(worse.has(id)) * 2 + Number(stuck.has(id));
	const charts = areaCharts(series, { languages, more: (name) => name })
		.filter(({ isScore }) => isScore)
		.sort((one, other) => weight(other) - weight(one));
	return {
		title: textIn(form.titles as Texts, ...languages).text,
		days: replies.map(({ day }) => day),
		charts: charts.slice(0, CHARTS).map((chart) => ({ ...chart, lines: chart.lines.slice(-1) })),
		stuck: scored
			.filter(({ measure }) => stuck.has(measure.id))
			.map(({ measure }) => textIn(measure.name, ...languages).text),
	};
}

/** Keeps the minutes of a talk; the client sees them where they are shared. */
export async function keepMinutes(visit: Visit, input: z.output<typeof Minutes>) {
	const { client, form, point1, point2, point3, checks, notes, isShared } = input;
	const points = [point1, point2, point3].filter(Boolean);
	if (points.length === 0 && !notes) throw invalid({ point1: "required" });
	const [, { form: row }] = await Promise.all([
		followedClients(visit, [client], "client"),
		readOpenForm(visit, area, { id: form }),
	]);
	await visit.rows.add(selfReportMeetings, {
		...{ id: newId(visit.now.getTime()), clientId: client, formId: row.id, authorId: visit.user.id },
		...{ day: today(visit.tenant.timeZone, visit.now), points, checks, notes },
		sharedAt: isShared ? visit.now.getTime() : null,
	});
	return done({ snackbar: { key: "psychEval:snackbar.minutes" }, to: paths(visit.tenant.guid).meeting(client, form) });
}

/** Shows minutes to the client that they were not shown before. */
export async function shareMinutes(visit: Visit, { id, client }: z.output<typeof Sharing>) {
	await followedClients(visit, [client], "client");
	const row = await visit.rows.find(selfReportMeetings, id);
	if (row?.clientId !== client) throw notFound();
	if (row.sharedAt === null) await visit.rows.change(selfReportMeetings, id, { sharedAt: visit.now.getTime() });
	return say("shared");
}
