import { type RefObject, useEffect } from "react";

/** Lifts the messages of the bottom right corner over the panel, as high as it is now. */
export function useLift(box: RefObject<HTMLElement>, isShown: boolean): void {
	useEffect(() => {
		const page = document.documentElement.style;
		const element = box.current;
		if (!isShown || !element) return;
		const watch = new ResizeObserver(() => page.setProperty("--lift", `${element.offsetHeight + 8}px`));
		watch.observe(element);
		return () => {
			watch.disconnect();
			page.removeProperty("--lift");
		};
	}, [box, isShown]);
}
