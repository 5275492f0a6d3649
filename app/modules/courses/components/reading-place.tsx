import { useFetcher } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";

/** How long nobody scrolls before their place is noted, in milliseconds. */
const REST = 2000;
/** Below the bar at the top: what stands above this line has been read, in pixels. */
const READ_LINE = 80;

type PlaceProps = { /** Where it was left. */ block: number; saves: boolean; children: ReactNode };

/** A text that opens at the block at which it was left, and notes at which one its reader is. */
export function ReadingPlace({ block, saves, children }: PlaceProps) {
	const box = useRef<HTMLDivElement>(null);
	const noted = useRef(block);
	const start = useRef(block);
	const { submit } = useFetcher();
	useEffect(() => {
		if (start.current > 0 && location.hash === "") blocksIn(box.current)[start.current]?.scrollIntoView();
	}, []);
	useEffect(() => {
		if (!saves) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const note = () => {
			const at = blocksIn(box.current).findIndex((one) => one.getBoundingClientRect().bottom > READ_LINE);
			// Below the text there is a quiz or the end, where nothing more is to be found again.
			if (at < 0 || at === noted.current) return;
			noted.current = at;
			submit({ intent: "place", block: String(at) }, { method: "post" });
		};
		const rest = () => {
			clearTimeout(timer);
			timer = setTimeout(note, REST);
		};
		// What scrolls may be a part of the page: such an event does not bubble.
		addEventListener("scroll", rest, { capture: true, passive: true });
		return () => {
			clearTimeout(timer);
			removeEventListener("scroll", rest, { capture: true });
		};
	}, [saves, submit]);
	return <div ref={box}>{children}</div>;
}

/** The paragraphs, pictures and the like of a text. */
const blocksIn = (box: Element | null): Element[] => [...(box?.querySelectorAll(".reading > *") ?? [])];
