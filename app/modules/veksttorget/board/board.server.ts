import { desc, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { writtenIn } from "#app/directory/written.server";
import { reportPdf } from "#app/forms/pdf/report-pdf.server";
import { daysOfMonth, monthBefore, monthOf } from "#app/lists/statistics/months";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { conflict, notFound } from "#app/platform/problems";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { boardReports, intakes } from "#db/schema/veksttorget";
import { visibleIntakes } from "../intakes/intakes.source.server";
import { paths } from "../paths";
import { linkOf } from "../statistics/show-statistics.server";
import { type Grouping, readStatistics } from "../statistics/statistics.server";
import type { BoardInput, BoardNamed } from "./board.schema";
import { boardCards } from "./board-cards";
import { draftOf } from "./draft";

/** Months that are offered. */
const MOST = 36;

/** The months in which something has come in, the last first, each with who has worked on its report. */
export async function showBoard(visit: Visit) {
	const { counts, reports } = await visit.rows.read({
		counts: visit.rows.countingBy(intakes, sql`substr(${intakes.day}, 1, 7)`, visibleIntakes(visit)),
		reports: visit.rows.listingWith(
			boardReports,
			{ editor: [people, boardReports.updatedBy, NAMED] },
			{ orderBy: desc(boardReports.month), limit: MOST },
		),
	});
	const kept = new Map(
		reports.map(({ row, editor }) => [row.month, { at: row.updatedAt, by: editor && nameOf(editor) }]),
	);
	const now = monthOf(today(visit.tenant.timeZone, visit.now));
	const months = [...new Set([...counts.keys(), ...kept.keys()])].sort().reverse().slice(0, MOST);
	return {
		tenant: visit.tenant.guid,
		months: months.map((month) => ({
			...{ month, count: counts.get(month) ?? 0, isRunning: month === now, edited: kept.get(month) ?? null },
		})),
	};
}

/** A month's numbers, and its report: as it was kept, else as the numbers write it. */
async function readMonth(visit: Visit, month: string) {
	if (month > monthOf(today(visit.tenant.timeZone, visit.now))) throw notFound();
	const [found, [kept], { t, format }] = await Promise.all([
		readStatistics(visit, daysOfMonth(month), daysOfMonth(monthBefore(month))),
		visit.rows.list(boardReports, { where: eq(boardReports.month, month), limit: 1 }),
		writtenIn(visit.language, visit.tenant.timeZone, visit.now),
	]);
	const draft = draftOf(found, { t, number: format.number, month: format.month(month) });
	return {
		found,
		kept,
		draft,
		text: kept?.text ?? draft,
		title: t("veksttorget:board.of", { month: format.month(month) }),
	};
}

export async function showBoardReport(visit: Visit, { month }: z.output<typeof BoardNamed>) {
	const { found, kept, text, title } = await readMonth(visit, month);
	const { period, before, received, groups } = found;
	const linked = (grouping: Grouping) =>
		groups[grouping].map((group) => ({ ...group, to: linkOf(visit, period, grouping, group) }));
	return {
		...{ tenant: visit.tenant.guid, title, month, text, period, before, received },
		...{ isKept: kept !== undefined, savedAt: kept?.updatedAt ?? 0 },
		groups: {
			...{ topic: linked("topic"), municipality: linked("municipality") },
			...{ status: linked("status"), source: linked("source") },
		},
	};
}

/** Keeps what was written. Throws `conflict` where somebody else has written since it was read. */
export async function saveBoardReport(visit: Visit, { month, text, updatedAt = 0 }: z.output<typeof BoardInput>) {
	const { rows, user } = visit;
	const patch = { text, updatedBy: user.id };
	const [kept] = await rows.list(boardReports, { where: eq(boardReports.month, month), limit: 1 });
	if ((kept?.updatedAt ?? 0) !== updatedAt) throw conflict(kept);
	if (kept) {
		if (!(await rows.change(boardReports, kept.id, patch, updatedAt))) throw conflict(kept);
	} else {
		const adding = rows.adding(boardReports, { id: month, month, createdBy: user.id, ...patch });
		await orElse(rows.commit([adding]), () => conflict());
	}
	return done({ snackbar: { key: "veksttorget:told.boardSaved" } });
}

/** Lets go of what was written: the report is again what the numbers say. */
export async function resetBoardReport(visit: Visit, { month }: z.output<typeof BoardNamed>) {
	await visit.rows.remove(boardReports, month);
	return done({ snackbar: { key: "veksttorget:told.boardReset" }, to: paths(visit.tenant.guid).boardReport(month) });
}

/** The report as a document: its words, then the numbers behind them. */
export async function boardDocument(visit: Visit, { month }: z.output<typeof BoardNamed>): Promise<Response> {
	const { found, text, title } = await readMonth(visit, month);
	const about = text
		.split(/\n+/)
		.map((line) => line.trim())
		.filter(Boolean);
	return reportPdf(visit, (words) => ({ title, about, parts: [{ cards: boardCards(found, words) }] }));
}
