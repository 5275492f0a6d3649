import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { type Announcement, announce, nothingSaid } from "../announcement";
import { noPace, type Pace, paceOf, type Sample, withSample } from "../pace";
import type { Queue } from "../queue";
import { totalsOf } from "../totals";
import { uploads } from "../uploader";

export const useQueue = (): Queue => useSyncExternalStore(uploads.subscribe, uploads.read, uploads.read);

/** The queue in numbers, with how fast it goes. */
export function useTotals(queue: Queue) {
	const totals = useMemo(() => totalsOf(queue.items), [queue.items]);
	return { totals, ...usePace(totals, totals.uploading > 0) };
}

type Sent = { size: number; sent: number };

/** How fast one file, or all of them, goes while it moves; looked at each second. */
export function usePace(what: Sent, isMoving: boolean): Pace {
	const [pace, setPace] = useState(noPace);
	const latest = useRef(what);
	latest.current = what;
	useEffect(() => {
		setPace(noPace);
		if (!isMoving) return;
		let samples: Sample[] = [];
		const timer = setInterval(() => {
			const { sent, size } = latest.current;
			samples = withSample(samples, { at: Date.now(), sent });
			setPace(paceOf(samples, size));
		}, 1000);
		return () => clearInterval(timer);
	}, [isMoving]);
	return pace;
}

/** What the live region says: its last sentence. */
export function useAnnouncement(totals: ReturnType<typeof totalsOf>): Announcement | null {
	const said = useRef(nothingSaid);
	const [heard, setHeard] = useState<Announcement | null>(null);
	useEffect(() => {
		const next = announce(said.current, totals);
		said.current = next.said;
		if (next.announcement) setHeard(next.announcement);
	}, [totals]);
	return heard;
}
