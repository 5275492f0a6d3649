import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { folderUnder } from "./folder-under";
import { useDroppedFiles } from "./use-dropped-files";

const OWN = "application/x-followup-entries";
/** How a folder looks while something is held over it. */
const OVER = ["outline-2", "outline-accent", "-outline-offset-2", "bg-accent-sel"];

type DropAreaProps = {
	/** The folder that is open, for people. */
	folderName: string;
	/** Whether files may be put here; into a folder of the list they go where they may. */
	takes: boolean;
	/** The keys of what is chosen: to drag one of them drags all. */
	chosen: ReadonlySet<string>;
	onFiles: (data: DataTransfer, folder: { id: string; name: string } | null) => void;
	onMove: (keys: readonly string[], folder: string) => void;
	children: ReactNode;
};

/** The page as a place to drop files on, and its folders as places to drop on and to move to. */
export function DropArea({ folderName, takes, chosen, onFiles, onMove, children }: DropAreaProps) {
	const { t } = useTranslation("files");
	const [isOver, setOver] = useState(false);
	const marked = useRef<Element | null>(null);
	const mark = (element: Element | null) => {
		if (marked.current === element) return;
		marked.current?.classList.remove(...OVER);
		element?.classList.add(...OVER);
		marked.current = element;
	};
	const hasOwn = (event: DragEvent) => event.dataTransfer.types.includes(OWN);
	useDroppedFiles({
		takes,
		onFiles,
		onOver: (isHeld, place) => {
			setOver(isHeld);
			mark(place);
		},
	});
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: what dragging does, buttons and menus do as well
		<div
			className="flex min-w-0 flex-1 flex-col"
			onDragStart={(event) => {
				const own = (event.target as Element).closest("[data-entry], tr")?.closest("tr, li, [data-entry]");
				const key = keyIn(own);
				if (!key) return;
				event.dataTransfer.setData(OWN, JSON.stringify(chosen.has(key) ? [...chosen] : [key]));
				event.dataTransfer.effectAllowed = "move";
			}}
			onDragOver={(event) => {
				if (!hasOwn(event)) return;
				const folder = folderUnder(event.target as Element);
				mark(folder?.place ?? null);
				if (!folder) return;
				event.preventDefault();
				event.dataTransfer.dropEffect = "move";
			}}
			onDragEnd={() => mark(null)}
			onDrop={(event) => {
				if (!hasOwn(event)) return;
				event.preventDefault();
				mark(null);
				const folder = folderUnder(event.target as Element);
				const keys = JSON.parse(event.dataTransfer.getData(OWN) || "[]") as string[];
				const moved = keys.filter((key) => key !== `folders:${folder?.id}`);
				if (folder && moved.length > 0) onMove(moved, folder.id);
			}}
		>
			{children}
			{isOver && (
				<div className="pointer-events-none fixed inset-0 z-40 p-3">
					<div className="flex size-full items-end justify-center rounded-2xl border-2 border-dashed border-accent bg-accent-soft/40 pb-10">
						<p className="flex items-center gap-3 rounded-xl bg-inverse px-5 py-3 text-sm font-medium text-on-inverse shadow-3">
							<Icon name="upload" className="size-5" />
							{takes ? t("drop.here", { name: folderName }) : t("drop.folder")}
						</p>
					</div>
				</div>
			)}
		</div>
	);
}

const keyIn = (element: Element | null | undefined) =>
	(element?.matches("[data-entry]") ? element : element?.querySelector("[data-entry]"))?.getAttribute("data-entry") ??
	null;
