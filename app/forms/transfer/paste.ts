import type { Language } from "#app/platform/i18n";
import { blankQuestion, codeFrom, newPartId } from "../definition/blank";
import type { Option, Question } from "../definition/question";

const MAX_QUESTIONS = 200;
const bullet = /^\s*(?:[-*•◦▪o]|\(?[a-zA-Z0-9]{1,2}[.)]|\[[ xX]?\]|☐|○)\s+/;
const number = /^\s*(?:\d{1,3}[.):]|[Qq]\d{1,3}[.:)]?)\s+/;
/** One that says nothing of an order, at the beginning of its line. */
const mark = /^[-*•▪]\s+(?!\[[ xX]?\])/;
const boxes = /^\s*(?:\[[ xX]?\]|☐)\s+/;

/**
 * Questions out of a pasted list. A line that is numbered, ends in a question mark or stands after an empty line is a
 * question; lines under it that are indented or have a bullet are its options (boxes: several may be chosen); in a list of bullets alone each is a
 * question. `1-5` or `0–10` at its end makes a scale, a `*` a required one.
 */
export function questionsFromText(pasted: string, language: Language, taken: Iterable<string> = []): Question[] {
	const codes = new Set(taken);
	const questions: Question[] = [];
	for (const { label, options, isMany } of blocks(pasted).slice(0, MAX_QUESTIONS)) {
		const isRequired = /\s*\*\s*$/.test(label);
		const bare = label.replace(/\s*\*\s*$/, "");
		const range = /\s*[([]?\s*(\d{1,2})\s*[-–]\s*(\d{1,2})\s*[)\]]?\s*$/.exec(bare);
		const isScale = options.length === 0 && range && Number(range[1]) < Number(range[2]) && Number(range[2]) <= 20;
		const words = (isScale ? bare.slice(0, range.index) : bare).trim().slice(0, 500);
		const code = codeFrom(words, codes);
		codes.add(code);
		const type = isScale ? "scale" : options.length === 0 ? "shortText" : isMany ? "many" : "choice";
		const question = blankQuestion(type, code, words, language);
		if (isScale && question.type === "scale") Object.assign(question, { min: Number(range[1]), max: Number(range[2]) });
		if ("options" in question)
			question.options = options.map((text): Option => ({ id: newPartId("o"), label: { [language]: text } }));
		questions.push({ ...question, ...(isRequired && { isRequired }) });
	}
	return questions;
}

type Block = { label: string; options: string[]; isMany: boolean };

function blocks(pasted: string): Block[] {
	const found: Block[] = [];
	let isAfterGap = true;
	const lines = pasted.split(/\r?\n/);
	const isOfMarks = lines.every((line) => line.trim() === "" || mark.test(line));
	for (const line of isOfMarks ? lines.map((one) => one.replace(mark, "1. ")) : lines) {
		if (line.trim() === "") {
			isAfterGap = true;
			continue;
		}
		const last = found[found.length - 1];
		const isIndented = /^(\t| {2,})\S/.test(line);
		const isQuestion = !last || isAfterGap || (!isIndented && (number.test(line) || /\?\s*\*?\s*$/.test(line)));
		const isOption = last !== undefined && (isIndented || (bullet.test(line) && !(isQuestion && !boxes.test(line))));
		if (isOption) {
			last.options.push(line.replace(bullet, "").trim().slice(0, 300));
			last.isMany ||= boxes.test(line);
		} else if (isQuestion || !last) found.push({ label: line.replace(number, "").trim(), options: [], isMany: false });
		else found.push({ label: line.replace(bullet, "").trim(), options: [], isMany: false });
		isAfterGap = false;
	}
	return found.filter(({ label }) => label !== "");
}
