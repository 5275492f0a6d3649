import type { ChainedCommands, Editor } from "@tiptap/react";
import { forwardRef, type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../icon";
import type { IconName } from "../icon-names";
import { inText } from "./in-text";
import type { Insert } from "./insert-panel";

type Tool = { key: string; icon: IconName; keys?: string; pressed?: boolean; press: () => void };

type ToolbarProps = {
	editor: Editor;
	isFull: boolean;
	hasPictures: boolean;
	hasFiles: boolean;
	hasMedia: boolean;
	insert: Insert | null;
	onInsert: (kind: Insert) => void;
	label: string;
};

/** One stop for Tab; the arrow keys go from button to button. */
export const Toolbar = forwardRef<HTMLDivElement, ToolbarProps>(function Toolbar(props, ref) {
	const { t } = useTranslation("editor");
	const [at, setAt] = useState(0);
	const tools = toolsOf(props);
	const current = Math.min(at, tools.length - 1);
	const move = (event: KeyboardEvent<HTMLDivElement>) => {
		const steps: Record<string, number> = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 };
		const step = steps[event.key];
		if (step === undefined) {
			if (event.key === "Escape") props.editor.view.focus();
			return;
		}
		event.preventDefault();
		const next = (step + tools.length) % tools.length;
		setAt(next);
		event.currentTarget.querySelectorAll("button")[next]?.focus();
	};
	return (
		<div ref={ref} role="toolbar" aria-label={props.label} onKeyDown={move} className="flex flex-wrap gap-0.5 p-1">
			{tools.map(({ key, icon, keys, pressed, press }, index) => (
				<button
					key={key}
					type="button"
					tabIndex={index === current ? 0 : -1}
					aria-label={t(`tool.${key}`)}
					title={keys ? `${t(`tool.${key}`)} (${keys})` : t(`tool.${key}`)}
					aria-pressed={pressed}
					onFocus={() => setAt(index)}
					onClick={press}
					className="icon-btn icon-btn-sm aria-pressed:bg-accent-sel aria-pressed:text-accent-ink"
				>
					<Icon name={icon} />
				</button>
			))}
		</div>
	);
});

function toolsOf({ editor, isFull, hasPictures, hasFiles, hasMedia, insert, onInsert }: ToolbarProps): Tool[] {
	const run = (change: (chain: ChainedCommands) => ChainedCommands) => () => change(inText(editor)).run();
	const inserting = (key: Insert, icon: IconName, keys?: string): Tool => ({
		key,
		icon,
		keys,
		pressed: insert === key || editor.isActive(key),
		press: () => onInsert(key),
	});
	const mark = (key: string, icon: IconName, keys: string): Tool => ({
		key,
		icon,
		keys,
		pressed: editor.isActive(key),
		press: run((chain) => chain.toggleMark(key)),
	});
	const heading = (level: 2 | 3): Tool => ({
		key: `heading${level}`,
		icon: `heading-${level}`,
		pressed: editor.isActive("heading", { level }),
		press: run((chain) => chain.toggleHeading({ level })),
	});
	const list = (key: "bulletList" | "orderedList", icon: IconName): Tool => ({
		key,
		icon,
		pressed: editor.isActive(key),
		press: run((chain) => (key === "bulletList" ? chain.toggleBulletList() : chain.toggleOrderedList())),
	});
	const article: Tool[] = [
		{
			key: "quote",
			icon: "quote",
			pressed: editor.isActive("blockquote"),
			press: run((chain) => chain.toggleBlockquote()),
		},
		inserting("callout", "lightbulb"),
		...(hasPictures ? [inserting("image", "image")] : []),
		...(hasFiles ? [inserting("file", "paperclip")] : []),
		...(hasMedia ? [inserting("media", "music")] : []),
		inserting("table", "table"),
		inserting("button", "rectangle-horizontal"),
		inserting("video", "video"),
		{ key: "rule", icon: "minus", press: run((chain) => chain.setHorizontalRule()) },
	];
	return [
		...(isFull ? [heading(2), heading(3)] : []),
		mark("bold", "bold", "Ctrl+B"),
		mark("italic", "italic", "Ctrl+I"),
		mark("underline", "underline", "Ctrl+U"),
		mark("code", "code", "Ctrl+E"),
		list("bulletList", "list"),
		list("orderedList", "list-ordered"),
		inserting("link", "link", "Ctrl+K"),
		...(isFull ? article : []),
		{ key: "undo", icon: "undo-2", keys: "Ctrl+Z", press: run((chain) => chain.undo()) },
		{ key: "redo", icon: "redo-2", keys: "Ctrl+Y", press: run((chain) => chain.redo()) },
	];
}
