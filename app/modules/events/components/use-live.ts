import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** How often a page that is in sight asks how many places are left. */
const EVERY = 20_000;

/** Keeps what a page shows of places up to date while somebody looks at it. */
export function useLive(isOn: boolean): void {
	const { revalidate, state } = useRevalidator();
	useEffect(() => {
		if (!isOn) return;
		const timer = setInterval(() => {
			if (document.visibilityState === "visible" && state === "idle") revalidate();
		}, EVERY);
		return () => clearInterval(timer);
	}, [isOn, revalidate, state]);
}
