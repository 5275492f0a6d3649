import type * as z from "zod";
import { figuresFile } from "#app/forms/exports/figures-file.server";
import { followReplies } from "#app/forms/over-time/follow.server";
import type { Followed } from "#app/forms/over-time/followed";
import { readingOwnAnswers, readingPerson } from "#app/forms/over-time/reading-person.server";
import { reportPdf } from "#app/forms/pdf/report-pdf.server";
import { answersPaper } from "#app/forms/reports/answers-paper";
import { reportOn } from "#app/forms/reports/form-report.server";
import { OTHERS, OWN, ownReport } from "#app/forms/reports/own-report.server";
import { askOf, serializeReport } from "#app/forms/reports/serialize-report.server";
import { translator } from "#app/platform/i18n.server";
import { notAllowed } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "../area";
import { mayRead } from "../projects.server";
import { type OpenedForm, openForm } from "./opened-form.server";
import { reportPlaces } from "./places";
import type { OwnQuery, ReportFile, ReportQuery } from "./report.schema";
import { topOfReport } from "./report-top.server";

type Query = z.output<typeof ReportQuery>;

async function opened(visit: Visit, query: Query) {
	const found = await openForm(visit, query);
	if (!mayRead(visit, found.opened)) throw notAllowed();
	// Of nobody who is not in the project, and of nobody at all where nobody is to be known.
	const user = found.read.form.settings.isAnonymous ? undefined : found.members.find(({ id }) => id === query.user)?.id;
	const ask = { ...askOf(visit, query), respondent: user, opensReplies: true };
	return { ...found, user, ask, report: await reportOn(visit, area, found.read, ask) };
}

/** What everybody has answered to a form of a project: three round trips with who is asking. */
export async function showReport(visit: Visit, query: Query) {
	const { ask, report, user, ...found } = await opened(visit, query);
	const { replies } = user
		? await visit.rows.read({ replies: readingPerson(visit, area, found.read.form, user) })
		: { replies: [] };
	return {
		...(await headOf(visit, found, "report")),
		...{ user: user ?? null, members: found.read.form.settings.isAnonymous ? [] : found.members },
		shown: await serializeReport(visit, report, { ask }, query),
		followed: await followReplies(visit, found.read, replies),
	};
}

/** The same figures as a file: a table of them, or the page as a document. */
export async function reportFile(visit: Visit, query: z.output<typeof ReportFile>): Promise<Response> {
	const { by, format } = query;
	if (format !== "pdf") return figuresFile(visit, (await opened(visit, query)).report, { by, format });
	const [{ title, shown, followed, members, user }, t] = await Promise.all([
		showReport(visit, query),
		translator(visit.language),
	]);
	const name = members.find(({ id }) => id === user)?.name;
	return reportPdf(
		visit,
		answersPaper({
			...{ title, shown, followed: overTimeOf(followed, t("overTime:of", { title: name ?? "" })) },
			of: name === undefined ? [] : [`${t("projectReports:user")}: ${name}`],
		}),
	);
}

/** One's own report as a document. */
export async function ownReportFile(visit: Visit, query: z.output<typeof OwnQuery>): Promise<Response> {
	const [{ title, shown, followed }, t] = await Promise.all([showOwnReport(visit, query), translator(visit.language)]);
	const own = t("projectReports:own");
	const heading = t("overTime:of", { title: own });
	return reportPdf(visit, answersPaper({ title, shown, of: [own], followed: overTimeOf(followed, heading) }));
}

/** From the second measurement on there is something to follow. */
const overTimeOf = (report: Followed | null, heading: string) =>
	report && report.replies.length > 1 ? { heading, report } : null;

/** What the visitor has answered, beside all others together: three round trips. */
export async function showOwnReport(visit: Visit, query: z.output<typeof OwnQuery>) {
	const found = await openForm(visit, query);
	const ask = askOf(visit, query);
	const t = await translator(visit.language);
	const [report, { replies }] = await Promise.all([
		ownReport(visit, found.read, ask),
		visit.rows.read({ replies: readingOwnAnswers(visit, found.read.form.id) }),
	]);
	const named = { [OWN]: t("projectReports:own"), [OTHERS]: t("projectReports:others") };
	const shown = await serializeReport(visit, report, { ask }, query, named);
	return {
		...(await headOf(visit, found, "own")),
		followed: await followReplies(visit, found.read, replies),
		/** One's own report is of all one's answers: there is nothing to choose but the period. */
		shown: {
			...shown,
			groupable: [],
			isOverlapping: false,
			form: { ...shown.form, languages: [] },
			time: { ...shown.time, parts: [] },
		},
	};
}

async function headOf(
	visit: Visit,
	{ read, opened: project }: Pick<OpenedForm, "read" | "opened">,
	page: "report" | "own",
) {
	const { title, slug } = read.form;
	const at = reportPlaces(visit.tenant.guid, project.project.slug, slug);
	return {
		title,
		project: project.project.name,
		at,
		top: await topOfReport(visit, { title, at, mayRead: mayRead(visit, project) }, page),
	};
}
