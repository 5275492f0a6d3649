import { EditorContent, useEditor } from "@tiptap/react";
import { useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FieldTies } from "../field";
import type { EditorDoc, RichTextEditorProps } from "../rich-text-editor";
import { callouts } from "./callout-tools";
import { extensionsFor } from "./extensions";
import { type Insert, InsertPanel } from "./insert-panel";
import { Toolbar } from "./toolbar";
import { useMentions } from "./use-mentions";
import "../reading.css";

type FrameProps = Pick<
	RichTextEditorProps,
	"name" | "label" | "lang" | "pictures" | "files" | "media" | "mentions" | "onChange"
> & {
	ties: FieldTies;
	start: () => EditorDoc | null;
	isFull: boolean;
	/** It has taken the plain field's place, and its focus where that had it. */
	isHere: boolean;
	takesFocus: boolean;
	onReady: () => void;
};

/** The Tiptap half of `RichTextEditor`, fetched when it is needed; takes the plain field's place between two keys. */
export default function Frame(props: FrameProps) {
	const {
		ties,
		name,
		label,
		lang,
		start,
		isFull,
		isHere,
		pictures,
		files,
		media,
		mentions,
		takesFocus,
		onReady,
		onChange,
	} = props;
	const { t } = useTranslation("editor");
	const naming = useMentions(mentions);
	const [first] = useState(start);
	const [value, setValue] = useState(() => JSON.stringify(first ?? { type: "doc", content: [{ type: "paragraph" }] }));
	const [insert, setInsert] = useState<Insert | null>(null);
	const bar = useRef<HTMLDivElement>(null);
	const editor = useEditor({
		extensions: extensionsFor(isFull, Object.fromEntries(callouts.map((kind) => [kind, t(`callout.${kind}`)]))),
		content: first as never,
		immediatelyRender: false,
		// Its looks stand in our style sheet; styles that are written into the page would be refused.
		injectCSS: false,
		shouldRerenderOnTransaction: true,
		editorProps: {
			attributes: {
				...attributesOf(ties),
				...(lang && { lang }),
				role: "textbox",
				"aria-multiline": "true",
				"aria-label": label,
				class: `reading ${isFull ? "min-h-72" : "min-h-24"} px-3 py-2 outline-none`,
			},
			handleKeyDown: (_view, event) => {
				if (naming.press(event)) return true;
				if (event.key === "F10" && event.altKey) {
					bar.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
					return true;
				}
				if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)) {
					event.preventDefault();
					// The palette opens by the same keys elsewhere.
					event.stopPropagation();
					setInsert("link");
					return true;
				}
				return false;
			},
		},
		onUpdate: ({ editor: changed }) => {
			const next = JSON.stringify(changed.getJSON());
			setValue(next);
			onChange?.(next);
		},
	});
	naming.follow(editor);
	const takeOver = useRef(() => {});
	takeOver.current = () => {
		const typed = start();
		if (JSON.stringify(typed) !== JSON.stringify(first))
			editor?.commands.setContent(typed as never, { emitUpdate: true });
		onReady();
	};
	useLayoutEffect(() => {
		if (editor) takeOver.current();
	}, [editor]);
	useLayoutEffect(() => {
		if (!editor || !isHere || !takesFocus) return;
		editor.commands.setTextSelection(editor.state.doc.content.size);
		editor.view.focus();
	}, [editor, isHere, takesFocus]);
	const close = () => {
		setInsert(null);
		editor?.view.focus();
	};
	return (
		<div className="editor" hidden={!isHere}>
			{/* A draft that is brought back is told to the field as typing would be. */}
			<input
				type="hidden"
				data-draft=""
				name={name}
				value={value}
				disabled={!isHere}
				onInput={(event) => editor?.commands.setContent(JSON.parse(event.currentTarget.value), { emitUpdate: true })}
			/>
			{editor && (
				<div className="border-b border-line">
					<Toolbar
						ref={bar}
						editor={editor}
						isFull={isFull}
						hasPictures={pictures !== undefined}
						hasFiles={files !== undefined}
						hasMedia={media !== undefined}
						insert={insert}
						onInsert={(next) => setInsert(insert === next ? null : next)}
						label={t("toolbar", { field: label })}
					/>
					{insert && <InsertPanel key={insert} kind={insert} editor={editor} {...{ pictures, files, media, close }} />}
				</div>
			)}
			<EditorContent editor={editor} />
			{naming.list}
		</div>
	);
}

/** Those that are there: the editor would write the others out as the word "undefined". */
function attributesOf(ties: FieldTies): Record<string, string> {
	const there = Object.entries(ties).filter(([, value]) => value !== undefined);
	return Object.fromEntries(there.map(([name, value]) => [name, String(value)]));
}
