import { type DragEvent, useState } from "react";
import type { How } from "./link-or-copy";

/** Makes an element of the library one that can be dragged; `onCarry` hears its id at the start, and null at the end. */
export const carrying = (id: string, onCarry: (id: string | null) => void) => ({
	draggable: true,
	onDragStart: (event: DragEvent) => {
		event.dataTransfer.effectAllowed = "copyLink" as const;
		// What changes the page at once ends the dragging in Chrome.
		setTimeout(() => onCarry(id));
	},
	onDragEnd: () => onCarry(null),
});

/** Makes an element one on which something is dropped. */
export const dropping = (onDrop: () => void) => ({
	onDragOver: (event: DragEvent) => event.preventDefault(),
	onDrop: (event: DragEvent) => {
		event.preventDefault();
		onDrop();
	},
});

type DropProps = { words: (how: How) => string; onDrop: (how: How) => void };

/** Where a content of the library is dropped, as itself or as a copy; there as long as one is dragged, so that the mouse alone comes to it. */
export const LinkOrCopyDrop = ({ words, onDrop }: DropProps) => (
	<div className="grid gap-2 sm:grid-cols-2">
		{(["link", "copy"] as const).map((how) => (
			<DropZone key={how} label={words(how)} onDrop={() => onDrop(how)} />
		))}
	</div>
);

function DropZone({ label, onDrop }: { label: string; onDrop: () => void }) {
	const [isOver, setOver] = useState(false);
	return (
		<p
			{...dropping(onDrop)}
			onDragEnter={() => setOver(true)}
			onDragLeave={() => setOver(false)}
			className={`rounded-xl border-2 border-dashed p-6 text-center text-sm ${isOver ? "border-accent bg-accent-soft" : "border-line-2"}`}
		>
			{label}
		</p>
	);
}
