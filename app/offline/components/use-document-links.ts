import { useEffect } from "react";
import { copiedAt } from "../reach";

/** Without a network, and from a copy, a link opens as a document: the copy of a whole page is all that may be there. */
export function useDocumentLinks(): void {
	useEffect(() => {
		const open = (event: MouseEvent) => {
			if (
				(navigator.onLine && copiedAt() === undefined) ||
				event.button !== 0 ||
				event.metaKey ||
				event.ctrlKey ||
				event.shiftKey ||
				event.altKey
			)
				return;
			const link = (event.target as Element | null)?.closest?.("a[href]");
			if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target === "_blank") return;
			if (link.hash !== "" && link.pathname === location.pathname && link.search === location.search) return;
			event.preventDefault();
			event.stopPropagation();
			location.assign(link.href);
		};
		document.addEventListener("click", open, { capture: true });
		return () => document.removeEventListener("click", open, { capture: true });
	}, []);
}
