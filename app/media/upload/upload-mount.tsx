import { lazy, Suspense, useEffect, useState } from "react";
import { currentPerson, keptFor, onOffer } from "./signals";

const UploadPanel = lazy(() => import("./panel/upload-panel"));

/** The time in which the frame has noted who is logged in. */
const FRAME_RESTS = 2_500;

/** The place of the upload panel over all pages. It is fetched when something is uploaded, or is left from before. */
export function UploadMount() {
	const [isWanted, setWanted] = useState(false);
	useEffect(() => {
		const look = () => {
			const kept = keptFor();
			if (kept !== null && kept === currentPerson()) setWanted(true);
		};
		look();
		const later = setTimeout(look, FRAME_RESTS);
		const stop = onOffer(() => setWanted(true));
		return () => {
			clearTimeout(later);
			stop();
		};
	}, []);
	if (!isWanted) return null;
	return (
		<Suspense fallback={null}>
			<UploadPanel />
		</Suspense>
	);
}
