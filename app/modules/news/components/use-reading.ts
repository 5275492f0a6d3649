import { type RefObject, useEffect } from "react";

/** Seconds that one visit tells at most. */
const LONGEST = 900;

/**
 * Tells the server, when a reader leaves an item or looks away, for how long it was in sight and which of its links were
 * pressed. Only numbers: nothing is kept on the device and nobody else is asked.
 */
export function useReading(article: RefObject<HTMLElement>, guid: string, language: string) {
	useEffect(() => {
		let since = document.visibilityState === "visible" ? performance.now() : null;
		let unsaid = 0;
		let said = 0;
		let isFirst = true;
		let links: string[] = [];
		const pause = () => {
			if (since !== null) unsaid += performance.now() - since;
			since = null;
		};
		const tell = () => {
			pause();
			const seconds = Math.min(Math.round(unsaid / 1000), LONGEST - said);
			if (!isFirst && seconds === 0 && links.length === 0) return;
			const body = JSON.stringify({ guid, language, is_first: isFirst, seconds, links: links.slice(0, 20) });
			const headers = { "Content-Type": "application/json" };
			// A number that is lost is no matter of the reader's.
			fetch("/api/news/seen", { method: "POST", headers, body, keepalive: true }).catch(() => undefined);
			said += seconds;
			unsaid = 0;
			isFirst = false;
			links = [];
		};
		const turn = () => {
			if (document.visibilityState === "hidden") tell();
			else since = performance.now();
		};
		const press = (event: Event) => {
			const link = event.target instanceof Element ? event.target.closest(".reading a[href]") : null;
			const href = link?.getAttribute("href");
			if (href) links.push(href);
		};
		const place = article.current;
		place?.addEventListener("click", press);
		document.addEventListener("visibilitychange", turn);
		return () => {
			place?.removeEventListener("click", press);
			document.removeEventListener("visibilitychange", turn);
			tell();
		};
	}, [article, guid, language]);
}
