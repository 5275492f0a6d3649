import type { Definition, Page } from "#app/forms/definition/definition";
import { type Question, rangeOf } from "#app/forms/definition/question";
import type { Texts } from "#app/forms/definition/texts";
import type { Score } from "#app/forms/scoring/score";
import type { Language } from "#app/platform/i18n";
import type { BankQuestion, Category } from "./category";

type Wanted = {
	titles: Texts;
	intro?: Texts;
	/** In the order in which they are asked. */
	questions: BankQuestion[];
	categories: Category[];
	/** The organisation's own language, the form's first where its questions have it. */
	language: Language;
	isLocked?: boolean;
};

/** A form of questions from the bank, under their own ids: a page for each run of questions of a category, a score for each category. */
export function definitionFrom({ titles, intro, questions, categories, language, isLocked }: Wanted): Definition {
	const pages: Page[] = [];
	let last = "";
	for (const { categoryId, question } of questions) {
		const category = categories.find(({ id }) => id === categoryId);
		const page = pages.at(-1);
		const asked: Question = isLocked ? { ...question, isLocked: true } : question;
		if (page && last === categoryId) page.sections[0]?.questions.push(asked);
		else {
			const at = pages.length + 1;
			pages.push({ id: `p${at}`, title: category?.titles, sections: [{ id: `s${at}`, questions: [asked] }] });
		}
		last = categoryId;
	}
	const coded = distinctCodes(pages);
	return {
		format: 1,
		languages: languagesOf(questions, language),
		title: titles,
		...(intro && { intro }),
		pages: coded,
		scores: categories.flatMap((category) => scoreOf(category, questions) ?? []),
		...{ lineage: [], tests: [] },
	};
}

/** Two questions of the bank may have one code; in a form each has its own. */
function distinctCodes(pages: Page[]): Page[] {
	const taken = new Set<string>();
	const coded = (question: Question): Question => {
		let code = question.code;
		for (let number = 2; taken.has(code.toLowerCase()); number++) code = `${question.code.slice(0, 36)}${number}`;
		taken.add(code.toLowerCase());
		return { ...question, code };
	};
	return pages.map((page) => ({
		...page,
		sections: page.sections.map((section) => ({ ...section, questions: section.questions.map(coded) })),
	}));
}

/** The languages that all questions have; the organisation's own first, else that of the first question. */
function languagesOf(questions: BankQuestion[], language: Language): Definition["languages"] {
	const [first] = questions;
	const all = (Object.keys(first?.question.label ?? {}) as Language[]).filter((code) =>
		questions.every(({ question }) => question.label[code]?.trim()),
	);
	const own = Object.keys(first?.question.label ?? {})[0] as Language | undefined;
	const start =
		all.includes(language) || all.length === 0 ? (all.includes(language) ? language : (own ?? language)) : all[0];
	return [start as Language, ...all.filter((code) => code !== start)];
}

/** A category's score of those of its questions that count; undefined where none does. */
function scoreOf(category: Category, questions: BankQuestion[]): Score | undefined {
	const { scoring, titles, bands, direction } = category;
	const all = questions.flatMap(({ categoryId, question }) => {
		const range = categoryId === category.id ? pointsRange(question) : undefined;
		return range ? [{ question, range }] : [];
	});
	// Yes and no beside a scale would be a scale that hardly moves.
	const scales = all.filter(({ question }) => question.type !== "yesNo");
	const counted = scales.length > 0 ? scales : all;
	if (counted.length === 0) return undefined;
	const method = scoring.method ?? "mean";
	const share = method === "mean" ? counted.length : 1;
	const converted = scoring.conversion?.map(({ value }) => value) ?? [];
	const end = (of: "min" | "max") =>
		converted.length > 0
			? Math[of](...converted)
			: Number((counted.reduce((sum, { range }) => sum + range[of], 0) / share).toPrecision(12));
	return {
		id: category.id,
		name: titles,
		items: counted.map(({ question }) => ({
			question: question.id,
			...(scoring.reversed?.includes(question.id) && { isReversed: true }),
		})),
		...{ method, maxMissing: Math.min(scoring.maxMissing ?? Math.floor(counted.length / 2), counted.length - 1) },
		...{ bands, better: direction, min: end("min"), max: end("max") },
		...(converted.length > 0 && { conversion: scoring.conversion }),
		...(scoring.deviation !== undefined && { deviation: scoring.deviation }),
		...(scoring.reliability !== undefined && { reliability: scoring.reliability }),
	};
}

/** The least and the most that an answer counts; undefined where it counts nothing. */
function pointsRange(question: Question): { min: number; max: number } | undefined {
	if (question.type === "yesNo" && question.scores) {
		const points = Object.values(question.scores);
		return { min: Math.min(...points), max: Math.max(...points) };
	}
	if (question.type === "choice") {
		const points = question.options.flatMap(({ score }) => score ?? []);
		return points.length > 0 ? { min: Math.min(...points), max: Math.max(...points) } : undefined;
	}
	if (question.type === "number" && question.min !== undefined && question.max !== undefined)
		return { min: question.min, max: question.max };
	return rangeOf(question);
}
