import type { Editor } from "@tiptap/react";
import { useTranslation } from "react-i18next";
import { inText } from "./in-text";

/** Names that are offered after an `@`: those found by what is typed, and the way to look for more. */
export type Mentions = { names: readonly string[]; look: (typed: string) => void };

const MOST = 6;

/** What is typed after the `@` before the cursor; undefined where none stands there. */
export function mentionAt(editor: Editor): string | undefined {
	const { empty, $from } = editor.state.selection;
	if (!empty) return undefined;
	const before = $from.parent.textBetween(0, $from.parentOffset, "\n", "\n");
	return /(?:^|[^\p{L}\p{N}])@([\p{L}\p{N}][\p{L}\p{N} .'-]{0,40}|)$/u.exec(before)?.[1];
}

/** Those of the names that begin so, or have a word that does; none where one stands there whole. */
export function fitting(names: readonly string[], typed: string): string[] {
	const begun = typed.toLowerCase();
	const fits = names.filter((name) => ` ${name.toLowerCase()}`.includes(` ${begun}`));
	return fits.some((name) => begun.startsWith(name.toLowerCase())) ? [] : fits.slice(0, MOST);
}

/** Puts a name in the place of what is typed after the `@`. */
export function putMention(editor: Editor, typed: string, name: string): void {
	const { from } = editor.state.selection;
	inText(editor)
		.insertContentAt({ from: from - typed.length, to: from }, `${name} `)
		.run();
}

type MentionListProps = { id: string; names: readonly string[]; chosen: number; put: (name: string) => void };

/** The names under the text; the editor keeps the focus and its arrow keys go through them. */
export function MentionList({ id, names, chosen, put }: MentionListProps) {
	const { t } = useTranslation("editor");
	return (
		<div id={id} role="listbox" aria-label={t("mentions")} className="flex flex-wrap gap-1 border-t border-line p-2">
			{names.map((name, index) => (
				<div
					key={name}
					id={`${id}-${index}`}
					role="option"
					tabIndex={-1}
					aria-selected={index === chosen}
					// Pressed, not clicked: a click would take the focus out of the text first.
					onPointerDown={(event) => {
						event.preventDefault();
						put(name);
					}}
					className="flex min-h-9 cursor-pointer items-center rounded-7 px-2.5 text-13 hover:bg-hover aria-selected:bg-accent-sel aria-selected:text-accent-ink max-md:min-h-11"
				>
					{name}
				</div>
			))}
		</div>
	);
}
