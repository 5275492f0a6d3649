import { nodes } from "./eap";
import { chanceOfRight } from "./model";

/** An answer to an item, how much of it was right of 1, and where whoever gave it stands by their other answers. */
export type Answered = { theta: number; se: number; right: number };

const TRIES = 50;
const CLOSE = 1e-4;
const REACH = 6;

/**
 * The difficulty of an item by its answers, with its standard error. Everybody counts at each point of the scale by how likely it is that they
 * stand there, and not at their estimate alone, which would make items look alike; the maximum is found by Fisher scoring. That is one cycle
 * of the EM algorithm of Bock and Aitkin (1981), Psychometrika 46, 443–459, as Wainer and Mislevy (1990), in Wainer and others,
 * Computerized Adaptive Testing: A Primer, chapter 4, use it for new items. The discrimination stays 1: to estimate it as well takes
 * about 500 answers (de Ayala 2009, The Theory and Practice of Item Response Theory, chapter 5).
 */
export function calibrate(answers: readonly Answered[], { from, c }: { from: number; c: number }) {
	const expected = nodes.map((node) => ({ node, count: 0, right: 0 }));
	for (const { theta, se, right } of answers) {
		const weights = nodes.map((node) => Math.exp(-0.5 * ((node - theta) / Math.max(0.1, se)) ** 2));
		const total = weights.reduce((sum, weight) => sum + weight, 0);
		for (const [at, point] of expected.entries()) {
			const share = (weights[at] ?? 0) / total;
			point.count += share;
			point.right += share * right;
		}
	}
	let b = from;
	let told = 0;
	for (let tries = 0; tries < TRIES; tries += 1) {
		let slope = 0;
		told = 0;
		for (const { node, count, right } of expected) {
			const chance = chanceOfRight(node, { a: 1, b, c });
			const falls = -((chance - c) * (1 - chance)) / (1 - c);
			const spread = Math.max(1e-9, chance * (1 - chance));
			slope += ((right - count * chance) * falls) / spread;
			told += (count * falls ** 2) / spread;
		}
		const step = Math.min(1, Math.max(-1, slope / Math.max(1e-9, told)));
		b = Math.min(REACH, Math.max(-REACH, b + step));
		if (Math.abs(step) < CLOSE) break;
	}
	return { b, se: 1 / Math.sqrt(Math.max(1e-9, told)) };
}
