import { done } from "#app/platform/guard.server";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { type ControlQuestion, newsArticles } from "#db/schema/news";
import type { Article } from "../articles.server";
import { findOwn, textIn } from "../texts.server";
import { type QuestionsInput, questionsIn } from "./questions.schema";

type Asking = Pick<Article, "questions" | "firstLanguage">;

/** What a reader is asked who reads in a language: its own questions, else those of the item's first language. */
export function questionsFor({ questions, firstLanguage }: Asking, language: string) {
	const spoken = [language, firstLanguage].find((code) => (questions[code] ?? []).length > 0);
	return { language: spoken ?? language, questions: spoken === undefined ? [] : (questions[spoken] ?? []) };
}

/** The same without the answer that is right. */
export function askedIn(article: Asking, language: string) {
	const asked = questionsFor(article, language);
	return { ...asked, questions: asked.questions.map(({ text, answers }) => ({ text, answers })) };
}

/** Throws `invalid` with the questions (`answer1` …) that are not answered, or not right. */
export function assertAnswered(questions: ControlQuestion[], answers: (number | undefined)[]): void {
	const wrong = questions.flatMap(({ right }, at) => {
		const answer = answers[at];
		if (answer === right) return [];
		return [[`answer${at + 1}`, answer === undefined ? "news:errors.noAnswer" : "news:errors.wrongAnswer"]];
	});
	if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
}

/** The control questions of one language; those who have confirmed before are not asked again. */
export async function saveQuestions(visit: Visit, sent: QuestionsInput) {
	const { id, language } = sent;
	const questions = questionsIn(sent);
	const { article, texts } = await findOwn(visit, id);
	textIn(texts, language);
	const { [language]: _before, ...others } = article.questions;
	const kept = questions.length === 0 ? others : { ...others, [language]: questions };
	await visit.rows.change(newsArticles, id, { questions: kept });
	return done({ snackbar: { key: "news:snackbar.questions" } });
}
