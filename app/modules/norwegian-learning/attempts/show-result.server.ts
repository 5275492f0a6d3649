import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readFaces } from "#app/pdf/faces.server";
import { makePdf } from "#app/pdf/pdf-document";
import { pdfFile } from "#app/pdf/pdf-response.server";
import { languages } from "#app/platform/i18n";
import { languageOfPage, translator } from "#app/platform/i18n.server";
import { MINUTE } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import type { TestResult } from "#db/schema/norwegian-learning";
import { withAccepted } from "../items/accepted";
import type { ItemAnswer } from "../items/answer";
import { answerLines } from "../results/answer-words";
import { type Attempt, type OpenedTest, openAttempt } from "./open-test.server";
import { MORE_ITEMS } from "./placement-result";
import { levelKey, likelyWords, skillsOf } from "./result";

/** What somebody is told of their finished attempt. */
export function serializeResult(
	{ test, ctx, answers }: Pick<OpenedTest, "test" | "ctx" | "answers">,
	attempt: Attempt,
) {
	const { name, email, items, createdAt, doneAt } = attempt;
	const result = attempt.result as TestResult;
	const takenAt = doneAt ?? createdAt;
	return {
		...{ name, email, overall: result.overall, skills: skillsOf(result), count: items.length, doneAt: takenAt },
		more: test.status === "open" ? offerOf(attempt, takenAt) : null,
		timeZone: ctx.tenant.timeZone,
		minutes: Math.max(1, Math.round((takenAt - createdAt) / MINUTE)),
		course: test.courses[result.overall] ?? null,
		courses: coursesOf(result, test),
		review: test.showsAnswers ? reviewOf(attempt, answers) : null,
		transcripts: items.flatMap(({ id, transcript }) => (transcript ? [{ id, text: transcript }] : [])),
	};
}

/** After a practice test: each item as it was asked, what was answered, what is right and why. */
function reviewOf({ items }: Attempt, answers: OpenedTest["answers"]) {
	const byItem = new Map(answers.map((answer) => [answer.itemId, answer]));
	return items.map(({ id, skill, passage, explanation = "", ...asked }) => {
		const own = byItem.get(id);
		const task = withAccepted(asked.task, own?.accepted ?? null);
		return {
			...{ id, skill, kind: task.kind, question: task.question, passage, explanation },
			text: "text" in task ? task.text : "",
			score: own?.score ?? 0,
			lines: answerLines(task, (own?.answer ?? null) as ItemAnswer | null),
		};
	});
}
export type ReviewedItem = ReturnType<typeof reviewOf>[number];

/** Where skills stand apart: the course of each, in place of one that is too easy in some and too hard in others. */
function coursesOf(result: TestResult, { courses }: OpenedTest["test"]) {
	const own = skillsOf(result).flatMap(({ skill, level }) => {
		const course = courses[level];
		return course ? [{ skill, course }] : [];
	});
	return new Set(own.map(({ course }) => course)).size > 1 ? own : [];
}

/** What a few more items could settle, and how long they would take by the time of those before; null where nothing is unsure. */
function offerOf({ plan, items, createdAt, limitMinutes }: Attempt, doneAt: number) {
	if (limitMinutes > 0 || !plan?.unsure?.length || plan.more) return null;
	const each = (doneAt - createdAt) / Math.max(1, items.length);
	return { skills: plan.unsure, minutes: Math.max(1, Math.round((each * MORE_ITEMS * plan.unsure.length) / MINUTE)) };
}

/** The result as a file to keep, in the language of the page. */
export async function resultPdf({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
	const opened = await openAttempt(request, context, params);
	const { ctx, test, attempt } = opened;
	if (!attempt.result) throw notFound();
	const language = await languageOfPage(request, context);
	const t = await translator(language);
	const words = (key: string, values?: Record<string, unknown>) => t(`norwegianTest:${key}`, values);
	const { name, overall, skills, doneAt, course, courses } = serializeResult(opened, attempt);
	const day = new Intl.DateTimeFormat(languages[language].locale, { dateStyle: "long", timeZone: ctx.tenant.timeZone });
	const told = [...new Set([overall, ...skills.map(({ level }) => level)])];
	const bytes = await makePdf({
		...{
			title: test.title,
			language,
			foot: ctx.tenant.name,
			faces: await readFaces(context.env),
			madeAt: new Date(doneAt),
		},
		blocks: [
			{ look: "title", text: test.title },
			{ look: "small", text: [name, ctx.tenant.name, day.format(new Date(doneAt))].filter(Boolean).join(" · ") },
			{ look: "heading", text: `${words("result.overall")}: ${words(`level.${levelKey(overall)}`)}` },
			{ look: "body", text: words(`means.${overall}`) },
			{ look: "heading", text: words("result.perSkill") },
			...skills.flatMap(({ skill, level, percent, likely }) => [
				{ look: "label" as const, text: `${words(`skill.${skill}`)}: ${words(`level.${levelKey(level)}`)}` },
				{ look: "body" as const, text: likely ? likelyWords(likely, words) : words("result.percent", { percent }) },
			]),
			...(course
				? [
						{ look: "heading" as const, text: words("result.next") },
						{ look: "body" as const, text: course },
						...courses.map((one) => ({ look: "body" as const, text: `${words(`skill.${one.skill}`)}: ${one.course}` })),
					]
				: []),
			{ look: "heading", text: words("result.meaning") },
			...told.flatMap((level) => [
				{ look: "label" as const, text: words(`level.${levelKey(level)}`) },
				{ look: "body" as const, text: words(`means.${level}`) },
			]),
			{ look: "heading", text: words("notOfficial.title") },
			{ look: "body", text: words("notOfficial.help") },
		],
	});
	return pdfFile(`${test.title} ${name}`.trim(), bytes);
}
