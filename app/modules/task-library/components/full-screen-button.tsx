import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";

/** Shows an element on the whole screen; nothing where the browser cannot. */
export function FullScreenButton({ of }: { of: RefObject<HTMLElement> }) {
	const { t } = useTranslation("taskLibrary");
	const [can, setCan] = useState(false);
	const [isFull, setFull] = useState(false);
	useEffect(() => {
		setCan(document.fullscreenEnabled === true);
		const change = () => setFull(document.fullscreenElement !== null);
		document.addEventListener("fullscreenchange", change);
		return () => document.removeEventListener("fullscreenchange", change);
	}, []);
	if (!can) return null;
	// A browser that refuses leaves the page as it is.
	const toggle = () => (isFull ? document.exitFullscreen() : of.current?.requestFullscreen())?.catch(() => undefined);
	return (
		<Button kind="quiet" icon="rectangle-horizontal" aria-pressed={isFull} onClick={() => void toggle()}>
			{t(isFull ? "lesson.leaveFullScreen" : "lesson.fullScreen")}
		</Button>
	);
}
