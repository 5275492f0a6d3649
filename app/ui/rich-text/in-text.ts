import type { ChainedCommands, Editor } from "@tiptap/react";

/**
 * Commands on the text, which has the focus from this moment on. By `focus` of the chain it would have it a frame
 * later, and the keys that are pressed until then would go to the button.
 */
export function inText(editor: Editor): ChainedCommands {
	editor.view.focus();
	return editor.chain();
}
