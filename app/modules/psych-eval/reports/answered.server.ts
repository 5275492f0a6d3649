import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { givenTo, idsGivenTo } from "#app/forms/assignments/reading.server";
import { noteReading } from "#app/forms/replies/read-log.server";
import { readingRetiring } from "#app/forms/reports/retired.server";
import { readingSubject } from "#app/forms/reports/subject-replies.server";
import { isOfForm } from "#app/forms/store/form-row.server";
import { readingForms, readingVersions } from "#app/forms/store/reading-forms.server";
import { formRecords } from "#app/forms/store/records.server";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { selfReportGoals, selfReportMarkers } from "#db/schema/psych-eval";
import { area } from "../area";
import { onlyClient, readingClients } from "../clients.server";
import type { ReportExport } from "./reports.schema";

const GOALS = 20;
/** Over all of a client's forms. */
const REPLIES = 2000;
/** All of them: a file has what was answered from the first day on. */
export const always = { from: "0000", to: "9999" };

/** What a client has set themselves. */
export const readingGoals = ({ rows }: Visit, clientId: string) =>
	rows.listing(selfReportGoals, {
		where: eq(selfReportGoals.clientId, clientId),
		orderBy: desc(selfReportGoals.id),
		limit: GOALS,
	});

/** What is marked on a client's charts. */
export const readingMarkers = ({ rows }: Visit, clientId: string) =>
	rows.listing(selfReportMarkers, { where: eq(selfReportMarkers.clientId, clientId), orderBy: selfReportMarkers.day });

/**
 * What a client has answered to one of their forms, or to all that they have answered, for a file; whoever else takes it stands in the client's
 * read log. One round trip. Throws `notFound` where there is none.
 */
export async function readAnswered(visit: Visit, { client: asked, form: only }: z.output<typeof ReportExport>) {
	const id = asked ?? visit.user.id;
	const ids = only === undefined ? idsGivenTo(visit, id) : sql`(${only})`;
	const read = await visit.rows.read({
		clients: readingClients(visit, [id]),
		forms: readingForms(visit, area, and(givenTo(visit, id), isOfForm(formRecords.id, ids)) as SQL),
		versions: readingVersions(visit, ids),
		replies: readingSubject(visit, area, { formId: ids, subjectId: id }, always, REPLIES),
		before: readingRetiring(visit, ids),
		goals: readingGoals(visit, id),
		markers: readingMarkers(visit, id),
	});
	const client = onlyClient(read.clients);
	const answered = read.forms.flatMap(({ form, version }) => {
		const isOwn = ({ formId }: { formId: string }) => formId === form.id;
		const replies = read.replies.filter(isOwn);
		const isShown = version !== null && (replies.length > 0 || only !== undefined);
		const [versions, before] = [read.versions.filter(isOwn), read.before.filter(isOwn)];
		return isShown ? [{ form, version, versions, replies, before }] : [];
	});
	if (answered.length === 0) throw notFound();
	await noteReading(visit, { subjectId: id, formId: only ?? null, what: "export" });
	return { client, isOwn: id === visit.user.id, answered, goals: read.goals, markers: read.markers };
}
