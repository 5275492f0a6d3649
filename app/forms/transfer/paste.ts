import type { Language } from "#app/platform/i18n";
import { blankQuestion, newPartId } from "../definition/blank";
import { codeFrom } from "../definition/code-from";
import type { Option, Question } from "../definition/question";

/** What comes in at once; no more than a definition holds in a question. */
export const pasteLimits = { questions: 1000, options: 300, words: 2000, optionWords: 500 } as const;
const bullet = /^\s*(?:[-*•◦▪o]|\(?[a-zA-Z0-9]{1,2}[.)]|\[[ xX]?\]|☐|○)\s+/;
const number = /^\s*(?:\d{1,3}[.):]|[Qq]\d{1,3}[.:)]?)\s+/;
/** One that says nothing of an order, at the beginning of its line. */
const mark = /^[-*•▪]\s+(?!\[[ xX]?\])/;
const boxes = /^\s*(?:\[[ xX]?\]|☐)\s+/;

/** `rest`: the lines, and the ends of lines, that did not come in, as they were pasted. */
export type Pasted = { questions: Question[]; rest: string };

/**
 * Questions out of a pasted list. A line that is numbered, ends in a question mark or stands after an empty line is a
 * question; lines under it that are indented or have a bullet are its options (boxes: several may be chosen); in a list of bullets alone each is a
 * question. `1-5` or `0–10` at its end makes a scale, a `*` a required one.
 */
export function questionsFromText(pasted: string, language: Language, taken: Iterable<string> = []): Pasted {
	const codes = new Set(taken);
	const questions: Question[] = [];
	const rest: string[] = [];
	/** The beginning of a text; what is beyond stays for those who pasted it. */
	const begun = (text: string, most: number) => {
		if (text.length > most) rest.push(text.slice(most));
		return text.slice(0, most);
	};
	const lines = pasted.split(/\r?\n/);
	const found = blocks(lines);
	const beyond = found[pasteLimits.questions];
	for (const { label, options, isMany } of found.slice(0, pasteLimits.questions)) {
		const isRequired = /\s*\*\s*$/.test(label);
		const bare = label.replace(/\s*\*\s*$/, "");
		const range = /\s*[([]?\s*(\d{1,2})\s*[-–]\s*(\d{1,2})\s*[)\]]?\s*$/.exec(bare);
		const isScale = options.length === 0 && range && Number(range[1]) < Number(range[2]) && Number(range[2]) <= 20;
		const words = begun((isScale ? bare.slice(0, range.index) : bare).trim(), pasteLimits.words);
		const code = codeFrom(words, codes, language);
		codes.add(code);
		const type = isScale ? "scale" : options.length === 0 ? "shortText" : isMany ? "many" : "choice";
		const question = blankQuestion(type, code, words, language);
		if (isScale && question.type === "scale") Object.assign(question, { min: Number(range[1]), max: Number(range[2]) });
		if ("options" in question && options.length > 0)
			question.options = options.slice(0, pasteLimits.options).map((text): Option => {
				const label = { [language]: begun(text, pasteLimits.optionWords) };
				return { id: newPartId("o"), label };
			});
		rest.push(...options.slice(pasteLimits.options));
		questions.push({ ...question, ...(isRequired && { isRequired }) });
	}
	if (beyond) rest.push(...lines.slice(beyond.line));
	return { questions, rest: rest.join("\n") };
}

/** `line`: where it begins, from 0. */
type Block = { line: number; label: string; options: string[]; isMany: boolean };

function blocks(lines: readonly string[]): Block[] {
	const found: Block[] = [];
	let isAfterGap = true;
	const isOfMarks = lines.every((line) => line.trim() === "" || mark.test(line));
	for (const [at, line] of (isOfMarks ? lines.map((one) => one.replace(mark, "1. ")) : lines).entries()) {
		if (line.trim() === "") {
			isAfterGap = true;
			continue;
		}
		const last = found[found.length - 1];
		const isIndented = /^(\t| {2,})\S/.test(line);
		const isQuestion = !last || isAfterGap || (!isIndented && (number.test(line) || /\?\s*\*?\s*$/.test(line)));
		const isOption = last !== undefined && (isIndented || (bullet.test(line) && !(isQuestion && !boxes.test(line))));
		if (isOption) {
			last.options.push(line.replace(bullet, "").trim());
			last.isMany ||= boxes.test(line);
		} else {
			const label = line.replace(isQuestion ? number : bullet, "").trim();
			found.push({ line: at, label, options: [], isMany: false });
		}
		isAfterGap = false;
	}
	return found.filter(({ label }) => label !== "");
}
