import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { type Announcement, announce, nothingSaid } from "../announcement";
import { type Sample, secondsLeft, speedOf, withSample } from "../pace";
import type { Queue } from "../queue";
import { totalsOf } from "../totals";
import { uploads } from "../uploader";

export const useQueue = (): Queue => useSyncExternalStore(uploads.subscribe, uploads.read, uploads.read);

/** The queue in numbers, with its speed in bytes a second and the seconds that are left. */
export function useTotals(queue: Queue) {
	const totals = useMemo(() => totalsOf(queue.items), [queue.items]);
	const samples = useRef<Sample[]>([]);
	const [pace, setPace] = useState<{ speed: number | null; left: number | null }>({ speed: null, left: null });
	const latest = useRef(totals);
	latest.current = totals;
	const isMoving = totals.uploading > 0;
	useEffect(() => {
		samples.current = [];
		setPace({ speed: null, left: null });
		if (!isMoving) return;
		const timer = setInterval(() => {
			const { sent, size } = latest.current;
			samples.current = withSample(samples.current, { at: Date.now(), sent });
			const speed = speedOf(samples.current);
			setPace({ speed, left: secondsLeft(size - sent, speed) });
		}, 1000);
		return () => clearInterval(timer);
	}, [isMoving]);
	return { totals, ...pace };
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
