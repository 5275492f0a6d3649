import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import type { Words } from "#app/forms/charts/card";
import type { Languages } from "#app/forms/over-time/charts";
import { followedParts } from "#app/forms/over-time/over-time-cards";
import { reportPdf } from "#app/forms/pdf/report-pdf.server";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import { readAnswered } from "./answered.server";
import { goalsCard } from "./goals-card";
import { progressOf } from "./progress-of";
import type { ReportExport } from "./reports.schema";

type ClientProgress = ReturnType<typeof progressOf>;

/** How it goes with a client by one of their forms, or by all of them one after the other, as a document. */
export async function reportDocument(visit: Visit, asked: z.output<typeof ReportExport>): Promise<Response> {
	const [{ client, isOwn, answered, goals, markers }, t] = await Promise.all([
		readAnswered(visit, asked),
		translator(visit.language),
	]);
	const languages: Languages = [visit.language, visit.tenant.language];
	const reports = answered.map((one) => progressOf(one, { markers, goals }, { languages, t }));
	const isAll = asked.form === undefined;
	const ofGoals = t(isOwn ? "psychEval:goals.own" : "psychEval:goals.of");
	return reportPdf(visit, (words) => ({
		title: isAll ? t("psychEval:reports.all") : (reports[0]?.title ?? ""),
		about: [nameOf(client), ...reports.map((report) => sinceSaid(report, words))],
		parts: reports.flatMap((report) => partsOf(report, words, { ofGoals, heading: isAll ? report.title : undefined })),
	}));
}

const sinceSaid = ({ title, replies }: ClientProgress, { t, date }: Words) =>
	t("psychEval:reports.since", { title, count: replies.length, day: date(replies[0]?.day ?? "") });

const partsOf = (report: ClientProgress, words: Words, { ofGoals, heading }: { ofGoals: string; heading?: string }) => [
	...followedParts(report, words, heading),
	...(report.goals.length > 0 ? [{ heading: ofGoals, cards: [goalsCard(report, words)] }] : []),
];
