export type Sample = { at: number; sent: number };

/** Milliseconds over which the speed is taken. */
const SPAN = 5_000;

/** The samples with one more, as far back as the speed is taken. */
export const withSample = (samples: readonly Sample[], sample: Sample): Sample[] => {
	const last = samples.at(-1);
	// Fewer bytes than before: something was cut off or taken away, and the old ones tell nothing any more.
	if (last && sample.sent < last.sent) return [sample];
	return [...samples.filter(({ at }) => at >= sample.at - SPAN), sample];
};

/** Bytes a second; null until there is enough to tell. */
export function speedOf(samples: readonly Sample[]): number | null {
	const [first, last] = [samples[0], samples.at(-1)];
	if (!first || !last || last.at - first.at < 800 || last.sent === first.sent) return null;
	return ((last.sent - first.sent) * 1000) / (last.at - first.at);
}

/** Seconds until the rest is there, in steps that do not flicker; null where it cannot be told. */
export function secondsLeft(rest: number, speed: number | null): number | null {
	if (speed === null || rest <= 0) return null;
	const seconds = rest / speed;
	if (seconds < 10) return Math.max(1, Math.ceil(seconds));
	if (seconds < 60) return Math.ceil(seconds / 5) * 5;
	return Math.ceil(seconds / 60) * 60;
}
