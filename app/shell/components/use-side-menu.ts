import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";

/** The cookie and the key in local storage that remember a folded menu. */
export const collapseKey = "collapsemenu";

/**
 * The side menu's state: folded to a rail (remembered, read by the server from the cookie so that nothing flashes),
 * or laid over the page (under 1024 px, until the next page).
 */
export function useSideMenu(railAtFirst: boolean) {
	const [rail, setRail] = useState(railAtFirst);
	const [overlay, setOverlay] = useState(false);
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each new page closes the overlay
	useEffect(() => setOverlay(false), [key]);
	const close = useCallback(() => {
		setOverlay(false);
		document.getElementById("menu-toggle")?.focus();
	}, []);
	const toggle = useCallback(() => {
		if (!matchMedia("(width >= 64rem)").matches) return setOverlay(true);
		const next = !rail;
		setRail(next);
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
		document.cookie = `${collapseKey}=${next ? "rail" : "drawer"}; path=/; max-age=31536000; samesite=lax`;
		try {
			localStorage.setItem(collapseKey, String(next));
		} catch {
			// Storage may be closed to the page; the cookie still remembers.
		}
	}, [rail]);
	return { rail, overlay, toggle, close };
}
