import { useEffect, useRef } from "react";
import { folderUnder } from "./folder-under";

type Folder = { id: string; name: string };
type Acts = {
	/** Whether files may be put into the open folder; into one of the list they go where they may. */
	takes: boolean;
	/** Files are over the page, and over which row; or no more. */
	onOver: (isOver: boolean, place: Element | null) => void;
	onFiles: (data: DataTransfer, folder: Folder | null) => void;
};

/**
 * Files that are dragged over the page, wherever over it: beside the list the browser would open them, and leave the page
 * with all that is on its way.
 */
export function useDroppedFiles(acts: Acts): void {
	const latest = useRef(acts);
	latest.current = acts;
	useEffect(() => {
		let depth = 0;
		// A picture of the page that is dragged about counts as a file as well.
		let isOwn = false;
		const begin = () => {
			isOwn = true;
		};
		const end = () => {
			isOwn = false;
		};
		const hasFiles = (event: DragEvent) => !isOwn && (event.dataTransfer?.types.includes("Files") ?? false);
		// What asks something in a dialog takes no files.
		const isOpen = (target: Element) => target.closest("[role=dialog]") === null;
		const leave = () => {
			depth = 0;
			latest.current.onOver(false, null);
		};
		const enter = (event: DragEvent) => {
			if (!hasFiles(event)) return;
			depth += 1;
			if (isOpen(elementUnder(event))) latest.current.onOver(true, null);
		};
		const exit = (event: DragEvent) => {
			if (!hasFiles(event)) return;
			depth -= 1;
			if (depth <= 0) leave();
		};
		const over = (event: DragEvent) => {
			if (!hasFiles(event) || !event.dataTransfer) return;
			event.preventDefault();
			const target = elementUnder(event);
			const folder = isOpen(target) ? folderUnder(target) : null;
			event.dataTransfer.dropEffect = folder || (latest.current.takes && isOpen(target)) ? "copy" : "none";
			latest.current.onOver(isOpen(target), folder?.place ?? null);
		};
		const drop = (event: DragEvent) => {
			if (!hasFiles(event) || !event.dataTransfer) return;
			event.preventDefault();
			leave();
			const target = elementUnder(event);
			if (!isOpen(target)) return;
			const folder = folderUnder(target);
			if (folder || latest.current.takes) latest.current.onFiles(event.dataTransfer, folder);
		};
		const heard = { dragstart: begin, dragend: end, dragenter: enter, dragleave: exit, dragover: over, drop } as const;
		for (const [name, hear] of Object.entries(heard)) document.addEventListener(name as keyof typeof heard, hear);
		return () => {
			for (const [name, hear] of Object.entries(heard)) document.removeEventListener(name as keyof typeof heard, hear);
		};
	}, []);
}

/** Some browsers say the text that something is over. */
function elementUnder({ target }: Event): Element {
	if (target instanceof Element) return target;
	return (target instanceof Node && target.parentElement) || document.body;
}
