export type Sample = { at: number; sent: number };

/** Bytes a second and the seconds that are left, each null where it cannot be told. */
export type Pace = { speed: number | null; left: number | null };

/** What is not yet known. */
export const noPace: Pace = { speed: null, left: null };

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

/** How fast something of this size goes and how long it still takes, by what was sent of it at these instants. */
export function paceOf(samples: readonly Sample[], size: number): Pace {
	const speed = speedOf(samples);
	return { speed, left: secondsLeft(size - (samples.at(-1)?.sent ?? 0), speed) };
}
