import { and, asc, eq, gt, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { NAMED, nameOf } from "#app/directory/names";
import { textIn } from "#app/forms/definition/texts";
import { today } from "#app/platform/clock";
import type { Visit } from "#app/platform/tenant/context";
import {
	type EventSource,
	OPEN_MOST,
	type OpenKind,
	type PanelRow,
	type Participant,
} from "#app/platform/tenant/participant.server";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { selfReportAlerts, selfReportGoals, selfReportMeetings, selfReportQuestions } from "#db/schema/psych-eval";
import { asBankQuestion } from "../bank/category";
import { isFollowed } from "../of-person.server";
import { paths } from "../paths";

const isOwn = (asker: Visit, whom: Participant) => whom.id === asker.user.id;
/** Health data: the client's own, and of those whom the visitor follows up. */
export const tells = (asker: Visit, whom: Participant): SQL | undefined =>
	isOwn(asker, whom) ? undefined : isFollowed(asker, whom);

type Question = Parameters<typeof asBankQuestion>[0];
const wordsOf = (question: Question | null, { language }: Visit) =>
	question ? textIn(asBankQuestion(question).question.label, language).text : "";

/** Answers that have to be looked at: for those who follow up. */
export const waitingAlerts: OpenKind = {
	...{ kind: "alert", icon: "triangle-alert", isUrgent: true },
	reading: (asker, whom) => {
		if (isOwn(asker, whom)) return undefined;
		const { query, shape } = asker.rows.listingWith(
			selfReportAlerts,
			{ question: [selfReportQuestions, selfReportAlerts.questionId] },
			{
				where: and(
					eq(selfReportAlerts.clientId, whom.id),
					isNull(selfReportAlerts.acknowledgedAt),
					isFollowed(asker, whom),
				),
				orderBy: asc(selfReportAlerts.dueAt),
				limit: OPEN_MOST,
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).map(({ row, question }) => ({
					...{ id: row.id, title: wordsOf(question as Question | null, asker), at: row.createdAt },
					...{ isLate: row.dueAt < asker.now.getTime(), href: paths(asker.tenant.guid).answers(row.replyId) },
				})),
		};
	},
};

/** What was done about them. */
export const handledAlerts: EventSource = {
	...{ key: "alertHandled", kind: "selfReport", icon: "circle-check" },
	reading: (asker, whom, page) => {
		if (isOwn(asker, whom)) return undefined;
		const place = page.place(sql`${selfReportAlerts.acknowledgedAt}`, selfReportAlerts.id);
		const { query, shape } = asker.rows.listingWith(
			selfReportAlerts,
			{ by: [people, selfReportAlerts.acknowledgedBy, NAMED] },
			{
				where: and(
					eq(selfReportAlerts.clientId, whom.id),
					isNotNull(selfReportAlerts.acknowledgedAt),
					isFollowed(asker, whom),
					place.where,
				),
				orderBy: place.orderBy,
				limit: page.limit,
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).map(({ row: { id, acknowledgedAt, action, replyId }, by }) => ({
					...{ id, at: acknowledgedAt ?? 0, text: action, by: by && nameOf(by as never) },
					href: paths(asker.tenant.guid).answers(replyId),
				})),
		};
	},
};

/** Talks over the charts; the client sees those that were shared. */
export const minutes: EventSource = {
	...{ key: "talkHeld", kind: "meetings", icon: "message-square-text" },
	reading: (asker, whom, page) => {
		const place = page.place(selfReportMeetings.createdAt, selfReportMeetings.id);
		const { query, shape } = asker.rows.listingWith(
			selfReportMeetings,
			{ by: [people, selfReportMeetings.authorId, NAMED] },
			{
				where: and(
					eq(selfReportMeetings.clientId, whom.id),
					isOwn(asker, whom) ? isNotNull(selfReportMeetings.sharedAt) : isFollowed(asker, whom),
					place.where,
				),
				orderBy: place.orderBy,
				limit: page.limit,
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).map(({ row: { id, createdAt, notes, points }, by }) => ({
					...{ id, at: createdAt, text: notes || points.join("\n"), by: by && nameOf(by as never) },
					href: paths(asker.tenant.guid).meeting(isOwn(asker, whom) ? undefined : whom.id),
				})),
		};
	},
};

/** What the client works towards. */
export function readingGoalRows(asker: Visit, whom: Participant): PendingQuery<PanelRow[]> {
	const day = today(asker.tenant.timeZone, asker.now);
	const { query, shape } = asker.rows.listing(selfReportGoals, {
		where: and(
			eq(selfReportGoals.clientId, whom.id),
			or(isNull(selfReportGoals.endsOn), gt(selfReportGoals.endsOn, day)),
			tells(asker, whom),
		),
		orderBy: asc(selfReportGoals.id),
		limit: OPEN_MOST,
	});
	return {
		query,
		shape: (found) => shape(found).map(({ id, text, startsOn }) => ({ id, text, at: startsOn })),
	};
}
