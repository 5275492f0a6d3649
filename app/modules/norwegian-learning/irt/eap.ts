import { chanceOfRight, type Parameters } from "./model";

/** An item that was answered, and how much of it was right, of 1. */
export type Response = Parameters & { right: number };
/** Where somebody is expected to stand before any answer: a normal distribution. */
export type Prior = { mean: number; sd: number };
/** Where somebody stands, its standard error, and the weight of each of `nodes`; the weights add up to 1. */
export type Estimate = { theta: number; se: number; weights: number[] };

/** How far apart the points of the scale are at which is counted. */
export const STEP = 0.1;
const REACH = 6;
/** The points of the scale. */
export const nodes: readonly number[] = Array.from(
	{ length: Math.round((2 * REACH) / STEP) + 1 },
	(_, at) => Math.round((at * STEP - REACH) * 10) / 10,
);

/**
 * The mean of what is likely after the answers (expected a posteriori), with its standard deviation as the standard error. It is
 * there from the first answer on, also where all or nothing is right. Bock and Mislevy (1982), Adaptive EAP
 * estimation of ability in a microcomputer environment, Applied Psychological Measurement 6, 431–444.
 *
 * An item of several parts counts with the share that is right, P^x·Q^(1−x): a Bernoulli quasi-likelihood (Papke and Wooldridge 1996,
 * Journal of Applied Econometrics 11, 619–632), by which it never tells more than one item does.
 */
export function estimate(responses: readonly Response[], prior: Prior): Estimate {
	const logs = nodes.map((theta) => responses.reduce((sum, one) => sum + logOf(theta, one), logPrior(theta, prior)));
	const highest = Math.max(...logs);
	const raw = logs.map((log) => Math.exp(log - highest));
	const total = raw.reduce((sum, weight) => sum + weight, 0);
	const weights = raw.map((weight) => weight / total);
	const mean = (value: (theta: number) => number) =>
		nodes.reduce((sum, theta, at) => sum + value(theta) * (weights[at] ?? 0), 0);
	const theta = mean((at) => at);
	return { theta, se: Math.sqrt(mean((at) => (at - theta) ** 2)), weights };
}

const logPrior = (theta: number, { mean, sd }: Prior): number => -0.5 * ((theta - mean) / sd) ** 2;

function logOf(theta: number, { right, ...item }: Response): number {
	const chance = chanceOfRight(theta, item);
	return right * Math.log(chance) + (1 - right) * Math.log(1 - chance);
}
