import { eq } from "drizzle-orm";
import * as z from "zod";
import { nameOf } from "#app/directory/names";
import { availableOptions, pipedFrom } from "#app/forms/answers/available-options";
import { formatAnswer } from "#app/forms/answers/format-answer";
import { questionPositions } from "#app/forms/definition/definition";
import { withoutPipes } from "#app/forms/definition/pipe";
import { isContent } from "#app/forms/definition/question";
import { textIn } from "#app/forms/definition/texts";
import { readReply } from "#app/forms/replies/read-reply.server";
import { translator } from "#app/platform/i18n.server";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { selfReportGoals } from "#db/schema/psych-eval";
import { waitingAlerts } from "../alerts.server";
import { ratingOf } from "../answering/goals";
import { area } from "../area";
import { paths } from "../paths";

export const ReplyPage = z.object({ id: z.string().min(1).max(40) });

/** All answers of one reply by the words of its own version; whoever else opens it stands in the client's read log. */
export async function showReply(visit: Visit, { id }: z.output<typeof ReplyPage>) {
	const [{ reply, form, version }, t] = await Promise.all([readReply(visit, area, id), translator(visit.language)]);
	const clientId = reply.subjectId;
	if (clientId === null) throw notFound();
	const isOwn = clientId === visit.user.id;
	const { client, goals, alerts } = await visit.rows.read({
		client: visit.rows.finding(people, clientId),
		goals: visit.rows.listing(selfReportGoals, { where: eq(selfReportGoals.clientId, clientId), limit: 100 }),
		// That an answer has to be looked at is for those who follow up.
		alerts: waitingAlerts(visit, isOwn ? "" : clientId, id),
	});
	const { definition } = version;
	const languages: [Visit["language"], Visit["language"]] = [visit.language, definition.languages[0]];
	const speech = { yes: t("common:yes"), no: t("common:no"), other: t("forms:answering.other"), languages };
	const answers = questionPositions(definition)
		.filter(({ question }) => !isContent(question))
		.map(({ page, question }) => ({
			id: question.id,
			area: textIn(page.title, ...languages).text,
			question: withoutPipes(textIn(question.label, ...languages).text),
			answer: formatAnswer(question, reply.answers, {
				...speech,
				options: pipedFrom(question) ? availableOptions(definition, question, reply.answers) : undefined,
			}),
		}));
	const rated = goals.flatMap((goal) => {
		const value = ratingOf(goal.id, reply.answers);
		return value !== null
			? [{ id: goal.id, area: t("psychEval:goals.title"), question: goal.text, answer: [String(value)] }]
			: [];
	});
	return {
		...{ title: textIn(form.titles as never, ...languages).text, isOwn, day: reply.day, mode: reply.mode },
		...{ sentAt: reply.submittedAt, bySource: reply.source, client: client ? nameOf(client) : "" },
		pdf: paths(visit.tenant.guid).answersPdf(reply.id),
		back: paths(visit.tenant.guid).reports(isOwn ? undefined : clientId, form.id),
		answers: [...answers, ...rated],
		...{ alerts, clientId, handling: paths(visit.tenant.guid).userForms(clientId) },
	};
}
