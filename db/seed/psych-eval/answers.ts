import { answerFacts } from "#app/forms/answers/answer-facts";
import { checkReply } from "#app/forms/answers/check-reply";
import type { Definition } from "#app/forms/definition/definition";
import { questionsOf } from "#app/forms/definition/definition";
import type { ScoreResults } from "#app/forms/scoring/score";
import { today } from "#app/platform/clock";
import type { Random } from "../random";
import { HOUR, type Tenant, type User, type World } from "../world";
import type { SelfReports } from "./write";

type Made = { id: string; day: string; scores: ScoreResults };
type Asked = { formId: string; versionId: string; definition: Definition; tenant: Tenant };

/** What one client answers: each area has its own way up or down, some answers are left out. */
export function drawAnswers(
	definition: Definition,
	random: Random,
	share: number,
	lift: number,
): Record<string, unknown> {
	const raw: Record<string, unknown> = {};
	questionsOf(definition).forEach((question, at) => {
		if (question.type === "yesNo") raw[question.id] = "no";
		if (question.type !== "scale" || random.chance(0.04)) return;
		const start = 3 + ((at * 7) % 4);
		const way = (at % 3 === 0 ? lift * 0.4 : lift) * (question.code === "worried" ? -1 : 1);
		const base = question.code === "worried" ? 7 : start;
		raw[question.id] = Math.min(10, Math.max(0, Math.round(base + way * share + random.below(3) - 1)));
	});
	return raw;
}

/** A reply that was sent at an instant, with its rows of facts and its day; gives its id and scores. */
export function addReply(
	demo: SelfReports,
	world: World,
	{ formId, versionId, definition, tenant }: Asked,
	client: User,
	at: number,
	raw: Record<string, unknown>,
): Made {
	const day = today("Europe/Oslo", new Date(at));
	const language = client.language ?? "nb";
	const { answers, path, fieldErrors } = checkReply(definition, raw, { today: day, language });
	if (fieldErrors.length > 0) throw new Error(`The demo's self report is not sound: ${JSON.stringify(fieldErrors)}`);
	const row = world.row(tenant.id, at);
	const seconds = 90 + world.random.below(200);
	demo.replies.push({
		...row,
		...{ guid: world.random.guid(), formId, versionId, sendKey: row.id, status: "submitted", source: "member" },
		...{ subjectType: "person", subjectId: client.id, respondentId: client.id, language, day, seconds },
		...{ startedAt: at - seconds * 1000, submittedAt: at, answers: { ...answers }, scores: { ...path.scores } },
	});
	for (const [n, fact] of answerFacts(definition, answers, path.scores).entries())
		demo.answers.push({ tenantId: tenant.id, id: `${row.id}:${n}`, formId, day, ...fact });
	const id = `${formId}:${day}`;
	const known = demo.days.get(id) ?? { tenantId: tenant.id, id, formId, day, replies: 0 };
	demo.days.set(id, { ...known, replies: known.replies + 1 });
	const form = demo.forms.find((one) => one.id === formId);
	if (form) Object.assign(form, { replies: (form.replies ?? 0) + 1, lastReplyAt: Math.max(form.lastReplyAt ?? 0, at) });
	return { id: row.id, day, scores: path.scores };
}

/** The hour of the day at which the demo's people answer. */
export const answeringTime = (now: number, daysAgo: number, random: Random) =>
	Math.floor(now - daysAgo * 24 * HOUR - (1 + random.below(5)) * HOUR);
