import { isDay } from "#app/platform/clock";
import type {
	AddressQuestion,
	DateQuestion,
	NumberQuestion,
	RatingQuestion,
	ScaleQuestion,
	SliderQuestion,
	TextQuestion,
} from "../definition/question";
import { rangeOf } from "../definition/question";
import { rounded } from "../logic/compute";
import { type Effort, fitsPattern } from "../pattern/match";
import { type Checked, validationError } from "./validation-error";

const LENGTH = { shortText: 500, longText: 10_000 };

export function checkText(question: TextQuestion, raw: unknown, field: string, effort?: Effort): Checked<string> {
	const text = asText(raw);
	if (text === undefined) return validationError(field, "wrongKind");
	const most = Math.min(question.maxLength ?? LENGTH[question.type], LENGTH[question.type]);
	if (text.length > most) return validationError(field, "tooLong", { count: most });
	if (question.minLength !== undefined && text.length < question.minLength)
		return validationError(field, "tooShort", { count: question.minLength });
	if (question.pattern && !fitsPattern(question.pattern, text, effort)) return validationError(field, "pattern");
	return { answer: text };
}

export function checkAddress(question: AddressQuestion, raw: unknown, field: string): Checked<string> {
	const text = asText(raw);
	if (text === undefined) return validationError(field, "wrongKind");
	const fits = question.type === "email" ? isEmail(text) : isPhone(text);
	return fits ? { answer: text } : validationError(field, question.type);
}

export function checkNumber(question: NumberQuestion, raw: unknown, field: string): Checked<number> {
	const number = asNumber(raw);
	if (number === undefined || Math.abs(number) > 1e15) return validationError(field, "number");
	if (question.min !== undefined && number < question.min)
		return validationError(field, "atLeast", { least: question.min });
	if (question.max !== undefined && number > question.max)
		return validationError(field, "atMost", { most: question.max });
	const { decimals } = question;
	if (decimals !== undefined && rounded(number, decimals) !== number)
		return decimals === 0
			? validationError(field, "wholeNumber")
			: validationError(field, "decimals", { count: decimals });
	return { answer: number };
}

/** A point of a scale, a rating or a slider. */
export function checkPoint(
	question: ScaleQuestion | SliderQuestion | RatingQuestion,
	raw: unknown,
	field: string,
): Checked<number> {
	const number = asNumber(raw);
	const range = rangeOf(question);
	const step = ("step" in question && question.step) || 1;
	const steps = number === undefined || !range ? Number.NaN : (number - range.min) / step;
	const isPoint = Math.abs(steps - Math.round(steps)) < 1e-9;
	if (number === undefined || !range || number < range.min || number > range.max || !isPoint)
		return validationError(field, "notOffered");
	return { answer: number };
}

export function checkDate(question: DateQuestion, raw: unknown, field: string, today: string): Checked<string> {
	const day = asText(raw);
	if (day === undefined || !isDay(day)) return validationError(field, "date");
	const limit = (value: string | undefined) => (value === "today" ? today : value);
	const [min, max] = [limit(question.min), limit(question.max)];
	if (min && day < min) return validationError(field, "notBefore", { day: min });
	if (max && day > max) return validationError(field, "notAfter", { day: max });
	return { answer: day };
}

export function checkTime(raw: unknown, field: string): Checked<string> {
	const time = asText(raw)?.slice(0, 5);
	return time && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? { answer: time } : validationError(field, "time");
}

export function checkYesNo(raw: unknown, field: string): Checked<boolean> {
	if (raw === true || raw === "yes" || raw === "on") return { answer: true };
	if (raw === false || raw === "no") return { answer: false };
	return validationError(field, "notOffered");
}

/** Trimmed, with one kind of line end and without characters that no text has; undefined where it is no text. */
export function asText(raw: unknown): string | undefined {
	if (typeof raw !== "string") return undefined;
	return raw
		.replace(/\r\n?/g, "\n")
		.replace(/[^\P{Cc}\n\t]/gu, "")
		.trim();
}

/** A number as people write it in any of the languages: `1 234,5`, `-3.5`. */
export function asNumber(raw: unknown): number | undefined {
	if (typeof raw === "number") return Number.isFinite(raw) ? raw : undefined;
	if (typeof raw !== "string") return undefined;
	const bare = raw
		.replace(/[\s\u00a0\u202f']/g, "")
		.replace("\u2212", "-")
		.replace(",", ".");
	return /^[+-]?\d{1,15}(\.\d{1,10})?$/.test(bare) ? Number(bare) : undefined;
}

/** Looks like an address: something, one @, a name with a dot and no spaces. Whether it exists a letter finds out. */
function isEmail(text: string): boolean {
	const [local = "", domain = "", ...more] = text.split("@");
	const labels = domain.split(".");
	return (
		more.length === 0 &&
		text.length <= 254 &&
		local.length > 0 &&
		!/[\s<>,;:"()[\]\\]/.test(text) &&
		labels.length > 1 &&
		labels.every((label) => label !== "" && !label.startsWith("-") && !label.endsWith("-"))
	);
}

function isPhone(text: string): boolean {
	const digits = text.replace(/\D/g, "").length;
	return digits >= 5 && digits <= 15 && /^\+?[\d\s().\-/\u00a0]+$/.test(text);
}
