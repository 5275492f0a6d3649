import { useEffect, useState } from "react";
import type { Pdf } from "./pdf-engine.client";

export type Engine = typeof import("./pdf-engine.client");
export type OpenPdf = { engine: Engine; pdf: Pdf; width: number; height: number };

/** A PDF that is fetched as it is looked at, with the size of its first page in points. */
export function usePdf(address: string): "loading" | "failed" | "locked" | OpenPdf {
	const [state, setState] = useState<ReturnType<typeof usePdf>>("loading");
	useEffect(() => {
		let isOver = false;
		let stop = () => {};
		setState("loading");
		async function open() {
			const engine = await import("./pdf-engine.client");
			if (isOver) return;
			const opening = engine.openPdf(address);
			stop = () => void opening.destroy();
			try {
				const pdf = await opening.promise;
				const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
				if (!isOver) setState({ engine, pdf, width, height });
			} catch (error) {
				if (!isOver) setState(engine.needsPassword(error) ? "locked" : "failed");
			}
		}
		open().catch(() => isOver || setState("failed"));
		return () => {
			isOver = true;
			stop();
		};
	}, [address]);
	return state;
}
