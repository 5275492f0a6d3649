import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** Asks anew for what a page shows while something goes on that it tells of, and somebody looks at it. */
export function useFollow(goesOn: boolean, every = 2000): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (!goesOn) return;
		const timer = setInterval(() => {
			if (document.visibilityState === "visible") revalidate();
		}, every);
		return () => clearInterval(timer);
	}, [goesOn, every, revalidate]);
}
