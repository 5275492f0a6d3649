import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { fromClipboard, type Offered } from "#app/media/upload/pick-files";
import { useFormat } from "#app/ui/format";

/** Pictures and files that are pasted on the page are uploaded; into a field one pastes as ever. */
export function usePaste(takes: boolean, onFiles: (files: readonly Offered[]) => void): void {
	const { t } = useTranslation("files");
	const { dateTime } = useFormat();
	const latest = useRef(onFiles);
	latest.current = onFiles;
	useEffect(() => {
		if (!takes) return;
		const onPaste = (event: ClipboardEvent) => {
			if ((event.target as Element).closest?.("input, textarea, [contenteditable=true]")) return;
			const time = dateTime(Date.now()).replaceAll(/[:/,]/g, ".");
			const found = fromClipboard(event.clipboardData, (ending) => `${t("upload.pasted", { time })}.${ending}`);
			if (found.length === 0) return;
			event.preventDefault();
			latest.current(found);
		};
		document.addEventListener("paste", onPaste);
		return () => document.removeEventListener("paste", onPaste);
	}, [takes, t, dateTime]);
}
