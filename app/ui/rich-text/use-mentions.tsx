import type { Editor } from "@tiptap/react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { fitting, MentionList, type Mentions, mentionAt, putMention } from "./mention-list";

type Naming = {
	/** Takes the keys that go through the names; says whether it took one. */
	press: (event: KeyboardEvent) => boolean;
	/** To be called as the editor is drawn. */
	follow: (editor: Editor | null) => void;
	list: ReactNode;
};

/** Milliseconds of rest in typing before names are looked up. */
const REST = 250;

/** Offers names after an `@` in an editor. */
export function useMentions(mentions: Mentions | undefined): Naming {
	const id = useId();
	const [chosen, setChosen] = useState(0);
	const [left, setLeft] = useState<string>();
	const editor = useRef<Editor | null>(null);
	const typed = mentions && editor.current ? mentionAt(editor.current) : undefined;
	const names = mentions && typed !== undefined && typed !== left ? fitting(mentions.names, typed) : [];
	const at = Math.min(chosen, Math.max(0, names.length - 1));
	const isOpen = names.length > 0;
	const look = mentions?.look;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that is typed
	useEffect(() => {
		setChosen(0);
		if (typed === undefined) return;
		const rest = setTimeout(() => look?.(typed), REST);
		return () => clearTimeout(rest);
	}, [typed]);
	useEffect(() => {
		const field = editor.current?.view.dom;
		if (!field) return;
		if (isOpen) {
			field.setAttribute("aria-controls", id);
			field.setAttribute("aria-activedescendant", `${id}-${at}`);
		} else {
			field.removeAttribute("aria-controls");
			field.removeAttribute("aria-activedescendant");
		}
	}, [isOpen, at, id]);
	const put = (name: string) => editor.current && putMention(editor.current, typed ?? "", name);
	// The editor keeps the first function that it was given: this one looks here for what is offered now.
	const now = useRef<(event: KeyboardEvent) => boolean>(() => false);
	now.current = ({ key }) => {
		if (!isOpen) return false;
		if (key === "Escape") setLeft(typed);
		else if (key === "ArrowDown" || key === "ArrowRight") setChosen((at + 1) % names.length);
		else if (key === "ArrowUp" || key === "ArrowLeft") setChosen((at - 1 + names.length) % names.length);
		else if (key === "Enter" || key === "Tab") put(names[at] ?? "");
		else return false;
		return true;
	};
	return {
		press: (event) => {
			const took = now.current(event);
			if (took) event.stopPropagation();
			return took;
		},
		follow: (current) => {
			editor.current = current;
		},
		list: isOpen && <MentionList id={id} names={names} chosen={at} put={put} />,
	};
}
