import { redirect } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { readingParticipantPage } from "#app/directory/participants.server";
import { readingAssignments } from "#app/forms/assignments/reading.server";
import { type Texts, textIn } from "#app/forms/definition/texts";
import { followedLines, trendOf } from "#app/forms/over-time/followed";
import { noteReading } from "#app/forms/replies/read-log.server";
import { isNotOnTrack } from "#app/forms/reports/measurements";
import { readingRetiring } from "#app/forms/reports/retired.server";
import { readingNotes } from "#app/forms/reports/subject-notes.server";
import { readingSubject } from "#app/forms/reports/subject-replies.server";
import { readOpenForm } from "#app/forms/store/form-row.server";
import { inList } from "#app/lists/in-list";
import { translator } from "#app/platform/i18n.server";
import { notFound } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { selfReportHidden } from "#db/schema/psych-eval";
import { area } from "../area";
import { clientIn, readingClient } from "../clients.server";
import { clientsInList } from "../clients-asked.server";
import { paths } from "../paths";
import { always, readingGoals, readingMarkers } from "./answered.server";
import { progressOf } from "./progress-of";
import type { ReportsPage } from "./reports.schema";

type Opened = ReturnType<typeof clientsInList>;

type Query = z.output<typeof ReportsPage>;

/** How it goes with a client by one of their forms. */
export async function showReports(visit: Visit, query: Query) {
	const place = paths(visit.tenant.guid);
	if (query.client === undefined && visit.access.level >= LEVEL_CLIENTS) throw redirect(place.users);
	if (query.form === undefined) return chooseForm(visit, query.client ?? visit.user.id, clientsInList(visit, query.in));
	return openReport(visit, { ...query, form: query.form });
}

/** What is read of a client by one of their forms. Whoever else does stands in the client's read log. */
async function openReport(
	visit: Visit,
	{ client: asked, form: formId, one, other, in: opened }: Query & { form: string },
) {
	const from = clientsInList(visit, opened);
	const id = asked ?? visit.user.id;
	const isOwn = id === visit.user.id;
	const languages: [typeof visit.language, typeof visit.language] = [visit.language, visit.tenant.language];
	const say = (texts: unknown) => textIn(texts as Texts, ...languages).text;
	const of = { formId, subjectId: id };
	const [{ form, version }, found, t] = await Promise.all([
		readOpenForm(visit, area, { id: formId }),
		visit.rows.read({
			...readingClient(visit, id, from.fits),
			given: readingAssignments(visit, area, [id]),
			replies: readingSubject(visit, area, of, always),
			before: readingRetiring(visit, formId),
			notes: readingNotes(visit, area, of),
			markers: readingMarkers(visit, id),
			goals: readingGoals(visit, id),
			page: await readingParticipantPage(visit, id),
			hidden: visit.rows.listing(selfReportHidden, { where: eq(selfReportHidden.clientId, id), limit: 500 }),
		}),
		translator(visit.language),
	]);
	const whom = clientIn(visit, found);
	const forms = [
		...new Map(found.given.map((one) => [one.form.id, { id: one.form.id, title: say(one.form.titles) }])).values(),
	];
	if (!version || !forms.some((one) => one.id === formId)) throw notFound();
	await noteReading(visit, { ...of, what: "report" });
	const head = { ...headOf(visit, whom, forms, from), page: found.page };
	const { replies, before, goals } = found;
	const { definition } = version;
	const lines = followedLines(definition, replies);
	const scored = lines.filter(({ measure }) => measure.score);
	const markers = found.markers.map(({ id, day, label, authorId }) => ({
		id,
		day,
		label,
		isOwn: authorId === visit.user.id,
	}));
	const hidden = new Set(found.hidden.map((one) => one.id));
	const pair = [one ?? replies.at(0)?.id, other ?? replies.at(-1)?.id].map((id) =>
		replies.findIndex((reply) => reply.id === id),
	);
	return {
		...head,
		report: {
			formId,
			...progressOf({ form, version, replies, before }, { markers, goals }, { languages, t }),
			pair: {
				ids: pair.map((at) => replies[at]?.id ?? null),
				rows: lines.map(({ measure, values }) => {
					const [from = null, to = null] = pair.map((at) => values[at] ?? null);
					return {
						...{ id: measure.id, name: say(measure.name), values: [from, to] },
						trend: trendOf(measure, from, to),
					};
				}),
			},
			notOnTrack: isOwn ? [] : scored.filter((line) => isNotOnTrack(line)).map(({ measure }) => say(measure.name)),
			markers,
			notes: found.notes.map((note) => ({
				...{ id: note.id, replyId: note.replyId, text: note.text, isShown: note.isShown, at: note.at },
				...{ isHidden: hidden.has(note.id), author: note.author ? nameOf(note.author) : "" },
				day: replies.find((reply) => reply.id === note.replyId)?.day ?? null,
			})),
		},
	};
}

/** Leads to the form that was answered last; says that there is none where nothing was ever given. */
async function chooseForm(visit: Visit, id: string, from: Opened) {
	const { given, ...found } = await visit.rows.read({
		...readingClient(visit, id, from.fits),
		given: readingAssignments(visit, area, [id]),
	});
	const whom = clientIn(visit, found);
	const [newest] = given.map(({ form }) => form).sort((one, other) => other.lastReplyAt - one.lastReplyAt);
	if (!newest) return { ...headOf(visit, whom, [], from), page: null, report: null };
	const reports = paths(visit.tenant.guid).reports(id === visit.user.id ? undefined : id, newest.id);
	throw redirect(inList(reports, from.list));
}

function headOf(
	visit: Visit,
	{ client, neighbours }: ReturnType<typeof clientIn>,
	forms: { id: string; title: string }[],
	{ list }: Opened,
) {
	const isOwn = client.id === visit.user.id;
	const { userForms } = paths(visit.tenant.guid);
	return {
		...{ tenant: visit.tenant.guid, isOwn, forms, neighbours, list, client: { id: client.id, name: nameOf(client) } },
		back: isOwn ? userForms() : inList(userForms(client.id), list),
	};
}
