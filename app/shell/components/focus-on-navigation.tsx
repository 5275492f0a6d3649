import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** After going to another page the focus stands on its heading, so that a screen reader says where one is. */
export function FocusOnNavigation() {
	const { pathname } = useLocation();
	const last = useRef(pathname);
	useEffect(() => {
		if (last.current === pathname) return;
		last.current = pathname;
		const heading = document.querySelector<HTMLElement>("h1");
		heading?.setAttribute("tabindex", "-1");
		heading?.focus({ preventScroll: true });
	}, [pathname]);
	return null;
}
