import { and, asc, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { nameOf } from "#app/directory/names";
import { textIn } from "#app/forms/definition/texts";
import { conflict, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { selfReportAlerts, selfReportQuestions } from "#db/schema/psych-eval";
import { asBankQuestion } from "./bank/category";
import { followedClients } from "./clients.server";
import { paths } from "./paths";

/** What a client's replies ask to be looked at, the most urgent first. */
export type WaitingAlert = {
	id: string;
	question: string;
	raisedAt: number;
	dueAt: number;
	isLate: boolean;
	/** The page of the answers that raised it. */
	answers: string;
};

/** What has been raised for a client and nobody has acknowledged; of one reply only where that is named. */
export function waitingAlerts(visit: Visit, clientId: string, replyId?: string): PendingQuery<WaitingAlert[]> {
	const { query, shape } = visit.rows.listingWith(
		selfReportAlerts,
		{ question: [selfReportQuestions, selfReportAlerts.questionId] },
		{
			where: and(
				eq(selfReportAlerts.clientId, clientId),
				isNull(selfReportAlerts.acknowledgedAt),
				replyId === undefined ? undefined : eq(selfReportAlerts.replyId, replyId),
			),
			orderBy: asc(selfReportAlerts.dueAt),
			limit: 50,
		},
	);
	return {
		query,
		shape: (found) =>
			shape(found).map(({ row, question }) => ({
				...{ id: row.id, raisedAt: row.createdAt, dueAt: row.dueAt, isLate: row.dueAt < visit.now.getTime() },
				question: question ? textIn(asBankQuestion(question).question.label, visit.language).text : "",
				answers: paths(visit.tenant.guid).answers(row.replyId),
			})),
	};
}

export type HandledAlert = { id: string; question: string; at: number; by: string | null; action: string };

/** What was done about a client's alerts, the last first. */
export function handledAlerts(visit: Visit, clientId: string): PendingQuery<HandledAlert[]> {
	const { query, shape } = visit.rows.listingWith(
		selfReportAlerts,
		{
			question: [selfReportQuestions, selfReportAlerts.questionId],
			by: [people, selfReportAlerts.acknowledgedBy, ["firstName", "lastName", "email"]],
		},
		{
			where: and(eq(selfReportAlerts.clientId, clientId), isNotNull(selfReportAlerts.acknowledgedAt)),
			orderBy: desc(selfReportAlerts.acknowledgedAt),
			limit: 10,
		},
	);
	return {
		query,
		shape: (found) =>
			shape(found).map(({ row, question, by }) => ({
				...{ id: row.id, at: row.acknowledgedAt ?? 0, action: row.action, by: by ? nameOf(by) : null },
				question: question ? textIn(asBankQuestion(question).question.label, visit.language).text : "",
			})),
	};
}

/** Says what was done about an alert; it then waits for nobody. Throws `conflict` where somebody has just done so. */
export async function acknowledge(visit: Visit, { id, action }: { id: string; action: string }): Promise<Concerned> {
	const concerned = await concernedBy(visit, id);
	const patch = { acknowledgedBy: visit.user.id, acknowledgedAt: visit.now.getTime(), action };
	const changing = visit.rows.changing(selfReportAlerts, id, patch, undefined, isNull(selfReportAlerts.acknowledgedAt));
	const [changed] = await visit.rows.commit([changing]);
	if (!changed) throw conflict();
	return concerned;
}

/** Takes back that one has acknowledged an alert oneself: it waits again. */
export async function reopenAlert(visit: Visit, id: string): Promise<Concerned> {
	const concerned = await concernedBy(visit, id);
	const isOwn = eq(selfReportAlerts.acknowledgedBy, visit.user.id);
	const patch = { acknowledgedBy: null, acknowledgedAt: null, action: "" };
	const [changed] = await visit.rows.commit([visit.rows.changing(selfReportAlerts, id, patch, undefined, isOwn)]);
	if (!changed) throw conflict();
	return concerned;
}

/** The client whom an alert is about. */
type Concerned = { name: string };

/** Throws where the visitor does not follow the client up. */
async function concernedBy(visit: Visit, id: string): Promise<Concerned> {
	const alert = await visit.rows.find(selfReportAlerts, id);
	if (!alert) throw notFound();
	const [client] = await followedClients(visit, [alert.clientId], "id");
	return { name: client ? nameOf(client) : "" };
}
