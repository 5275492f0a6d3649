import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { Field, type FieldProps } from "./field";
import type { Mentions } from "./rich-text/mention-list";
import { useHydrated } from "./use-hydrated";

const Frame = lazy(() => import("./rich-text/editor-frame"));

/** A document as the editor knows it; the server checks what comes back. */
export type EditorDoc = { type: string; content?: unknown[] };
export type ChosenFile = { guid: string; name: string; size: number };
/** A film or a recording; `cues`: what is said in it, as JSON. */
export type ChosenMedia = ChosenFile & { type: string; cues: string };
export type MediaChoice = {
	/** The one that is marked in the text. */
	standing: ChosenMedia | null;
	/** Puts one into the text, or in place of the one that is marked. */
	insert: (media: ChosenMedia) => void;
	remove: () => void;
	cancel: () => void;
};
export type ChosenPicture = { guid: string; alt: string; caption: string; width: number; height: number };

export type RichTextEditorProps = Omit<FieldProps, "id"> & {
	name: string;
	id?: string;
	/** What stands there already, and its words alone for the field without JavaScript. */
	doc?: EditorDoc | null;
	plain?: string;
	/** What a refused form had in it (`useFormProblem().typed`). */
	typed?: string;
	/** `small`: bold, lists, links, for notes; `full`: an article. */
	toolbar?: "small" | "full";
	/** Fetched when somebody goes to it, as a small one is. */
	isLate?: boolean;
	/** Lets somebody choose a picture; without it there is no button for pictures. */
	pictures?: (choice: { insert: (picture: ChosenPicture) => void; cancel: () => void }) => ReactNode;
	/** Lets somebody choose a file; without it there is no button for files. */
	files?: (choice: { insert: (file: ChosenFile) => void; cancel: () => void }) => ReactNode;
	/** Lets somebody choose a film or a recording, and say what is said in it; without it there is no button for them. */
	media?: (choice: MediaChoice) => ReactNode;
	/** Offers names after an `@`. */
	mentions?: Mentions;
	rows?: number;
	/** After every change, with what will be sent. */
	onChange?: (value: string) => void;
	lang?: string;
};

/**
 * Formatted text. It posts the document as JSON, or, where the editor is not there (no JavaScript, or not yet), the
 * plain text, whose paragraphs are kept; `richText` on the server reads both. The page's handle names the texts
 * `editor`. A small one is fetched when somebody goes to it, a full one with the page, unless it is late.
 */
export function RichTextEditor(props: RichTextEditorProps) {
	const {
		name,
		doc = null,
		plain = "",
		typed,
		toolbar = "full",
		isLate = toolbar === "small",
		rows = 4,
		onChange,
		lang,
		pictures,
		files,
		media,
		mentions,
		...field
	} = props;
	const hydrated = useHydrated();
	const [called, setCalled] = useState(false);
	const [isHere, setHere] = useState(false);
	const plainBox = useRef<HTMLTextAreaElement>(null);
	const hadFocus = useRef(false);
	const isWanted = hydrated && (called || !isLate);
	const words = useRef<string | null>(null);
	const refused = readTyped(typed);
	const [kept, setKept] = useState<EditorDoc | null>(null);
	const given = typeof refused === "string" ? docOfWords(refused) : (refused ?? doc ?? docOfWords(plain));
	const start = kept ?? given;
	return (
		<Field {...field}>
			{(ties) => {
				const plainField = (
					<textarea
						{...ties}
						ref={plainBox}
						name={name}
						lang={lang}
						rows={rows}
						defaultValue={words.current ?? (typeof refused === "string" ? refused : plain)}
						onChange={(event) => {
							// A draft of the editor, brought back before the editor is here.
							const draft = readTyped(event.target.value);
							if (typeof draft === "object") {
								setKept(draft);
								setCalled(true);
								return;
							}
							words.current = event.target.value;
							onChange?.(event.target.value);
						}}
						onFocus={() => setCalled(true)}
						className="field field-sizing-content min-h-24"
					/>
				);
				return (
					<>
						{!isHere && plainField}
						{isWanted && (
							<Suspense fallback={null}>
								<Frame
									ties={ties}
									name={name}
									label={field.label}
									lang={lang}
									start={() => (words.current === null ? start : docOfWords(words.current))}
									isFull={toolbar === "full"}
									isHere={isHere}
									pictures={pictures}
									files={files}
									media={media}
									mentions={mentions}
									takesFocus={hadFocus.current}
									onReady={() => {
										hadFocus.current = document.activeElement === plainBox.current;
										setHere(true);
									}}
									onChange={onChange}
								/>
							</Suspense>
						)}
					</>
				);
			}}
		</Field>
	);
}

function readTyped(typed: string | undefined): EditorDoc | string | undefined {
	if (typed === undefined || !/^\s*\{\s*"type"/.test(typed)) return typed;
	try {
		return JSON.parse(typed) as EditorDoc;
	} catch {
		return typed;
	}
}

/** What was typed before the editor came; the server reads plain text by the same rule. */
function docOfWords(words: string): EditorDoc {
	const paragraphs = words.split(/\n{2,}/).filter((part) => part.trim() !== "");
	const content = paragraphs.map((part) => ({
		type: "paragraph",
		content: part
			.split("\n")
			.flatMap((line, index) => [
				...(index > 0 ? [{ type: "hardBreak" }] : []),
				...(line ? [{ type: "text", text: line }] : []),
			]),
	}));
	return { type: "doc", content: content.length > 0 ? content : [{ type: "paragraph" }] };
}
