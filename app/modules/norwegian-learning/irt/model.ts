/**
 * What is known of an item: how sharply it tells people apart (`a`), where on the scale half of those who do not guess get it right
 * (`b`), and how often it is right by chance (`c`, 0 where left out).
 */
export type Parameters = { a: number; b: number; c?: number };

/**
 * The chance that somebody who stands at `theta` gets an item right: the two-parameter logistic model without a scaling constant, and
 * with a lower asymptote where an item can be guessed. Birnbaum (1968), in Lord and Novick, Statistical Theories of Mental Test
 * Scores, chapter 17. The asymptote is never estimated: it follows from the kind of task.
 */
export const chanceOfRight = (theta: number, { a, b, c = 0 }: Parameters): number =>
	c + (1 - c) / (1 + Math.exp(-a * (theta - b)));

/**
 * How much an item tells about somebody at `theta`: a²PQ, and a²·Q/P·((P−c)/(1−c))² where it can be guessed. Lord (1980), Applications of
 * Item Response Theory to Practical Testing Problems, chapter 5.
 */
export function information(theta: number, item: Parameters): number {
	const { a, c = 0 } = item;
	const right = chanceOfRight(theta, item);
	return a ** 2 * ((1 - right) / right) * ((right - c) / (1 - c)) ** 2;
}
