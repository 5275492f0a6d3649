import { daysBetween, isDay } from "#app/platform/clock";
import type { Answer } from "../answers/answer";
import type { Tree } from "./formula";

/** What a part of a formula comes to; null where an answer that it needs is missing. */
export type Computed = number | string | boolean | null;
export type Values = {
	answer: (id: string, part?: string) => Answer | undefined;
	score: (id: string) => number | undefined;
	/** `YYYY-MM-DD`. */
	today: string;
};

/**
 * What a formula comes to. Total: what is missing, no number or divided by nothing is null, and `sum`, `mean`, `min`,
 * `max` and `count` leave out what is missing.
 */
export function compute(tree: Tree, values: Values): Computed {
	if (tree.kind === "number" || tree.kind === "text") return tree.value;
	if (tree.kind === "reference") return plain(tree.isScore ? values.score(tree.id) : values.answer(tree.id, tree.part));
	const { name } = tree;
	const [first, second, third] = tree.values;
	const of = (part: Tree | undefined) => (part ? compute(part, values) : null);
	if (name === "if") return isTrue(of(first)) ? of(second) : of(third);
	if (name === "and") return tree.values.every((part) => isTrue(of(part)));
	if (name === "or") return tree.values.some((part) => isTrue(of(part)));
	if (name === "not") return !isTrue(of(first));
	if (name === "today") return values.today;
	if (["sum", "mean", "min", "max", "count"].includes(name))
		return summed(
			name,
			tree.values.flatMap((part) => spread(part, values)),
		);
	if (name === "age") return years(of(first), values.today);
	if (name === "days") return between(of(first), of(second));
	return arithmetic(name, of(first), of(second));
}

/** A list counts as how many are in it; what has no single value as nothing. */
function plain(answer: Answer | undefined): Computed {
	if (Array.isArray(answer)) return answer.length;
	return typeof answer === "object" || answer === undefined ? null : answer;
}

/** A table's column or a group's question gives each of its numbers. */
function spread(part: Tree, values: Values): Computed[] {
	if (part.kind === "reference" && !part.isScore && part.part !== undefined) {
		const rows = values.answer(part.id);
		if (Array.isArray(rows))
			return rows.map((row) => plain((row as unknown as Record<string, Answer>)[part.part as string]));
	}
	return [compute(part, values)];
}

function summed(name: string, given: Computed[]): number | null {
	const numbers = given.filter((value) => typeof value === "number");
	if (name === "count") return given.filter((value) => value !== null && value !== "" && value !== false).length;
	if (numbers.length === 0) return null;
	if (name === "min") return Math.min(...numbers);
	if (name === "max") return Math.max(...numbers);
	const sum = numbers.reduce((total, number) => total + number, 0);
	return finite(name === "mean" ? sum / numbers.length : sum);
}

function arithmetic(name: string, left: Computed, right: Computed): Computed {
	if (name === "equal") return left !== null && left === right;
	if (name === "unequal") return left !== null && right !== null && left !== right;
	if (typeof left === "string" && typeof right === "string" && name in orders)
		return orders[name as keyof typeof orders](left < right ? -1 : left > right ? 1 : 0);
	if (typeof left !== "number") return null;
	if (name === "abs") return Math.abs(left);
	if (name === "round") return rounded(left, typeof right === "number" ? right : 0);
	if (typeof right !== "number") return null;
	if (name in orders) return orders[name as keyof typeof orders](left - right);
	if (name === "plus") return finite(left + right);
	if (name === "minus") return finite(left - right);
	return finite(name === "times" ? left * right : left / right);
}

const orders = {
	less: (difference: number) => difference < 0,
	atMost: (difference: number) => difference <= 0,
	more: (difference: number) => difference > 0,
	atLeast: (difference: number) => difference >= 0,
};

const isTrue = (value: Computed) => value !== null && value !== false && value !== 0 && value !== "";
const finite = (value: number) => (Number.isFinite(value) ? value : null);

/** Halves away from zero, as people round; at most ten decimals. */
export function rounded(value: number, decimals: number): number {
	const places = Math.min(10, Math.max(0, Math.trunc(decimals)));
	const shifted = Number(`${Math.abs(value)}e${places}`);
	return Number.isFinite(shifted) ? Math.sign(value) * Number(`${Math.round(shifted)}e-${places}`) : value;
}

function years(born: Computed, today: string): number | null {
	if (typeof born !== "string" || !isDay(born) || born > today) return null;
	const full = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
	return today.slice(5) < born.slice(5) ? full - 1 : full;
}

function between(from: Computed, to: Computed): number | null {
	const areDays = typeof from === "string" && typeof to === "string" && isDay(from) && isDay(to);
	return areDays ? daysBetween(from, to) : null;
}
