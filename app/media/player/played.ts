/** Which hundredths of a film have been played in this sitting, as ranges: `0-40,60-99`. What was skipped is not in it. */
export function hundredthsPlayed({ played, duration }: Pick<HTMLMediaElement, "played" | "duration">): string {
	if (!Number.isFinite(duration) || duration <= 0) return "";
	const ranges: string[] = [];
	for (let at = 0; at < played.length; at++) {
		// A hundredth counts once all of it was played; the last one often ends a little early.
		const from = Math.ceil((played.start(at) * 100) / duration - 0.5);
		const to = Math.floor((played.end(at) * 100) / duration + 0.5) - 1;
		if (to >= from) ranges.push(`${Math.max(0, from)}-${Math.min(99, to)}`);
	}
	return ranges.join(",");
}
