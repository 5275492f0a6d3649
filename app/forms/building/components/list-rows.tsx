import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "#app/ui/button";
import { useHeldText } from "./use-held-text";

type ListRowsProps<Line extends { id: string }> = {
	title: string;
	lines: readonly Line[];
	/** Ties the fields' ids to the question. */
	id: string;
	textOf: (line: Line) => string;
	onText: (line: Line, text: string) => void;
	/** Puts new lines behind one (at the end where none is named); gives the id of the last of them. */
	onAdd: (after: string | null, texts: string[]) => string;
	onMove: (line: Line, by: -1 | 1) => void;
	onRemove: (line: Line) => void;
	addLabel: string;
	/** More of a line, right of its text. */
	aside?: (line: Line, at: number) => ReactNode;
	/** What is to be said of a line, under it; and of all, under the last. */
	below?: (line: Line) => ReactNode;
	end?: ReactNode;
};

/** Lines of text that can be added by Enter, pasted as a list, moved by Alt and the arrows, and taken out. */
export function ListRows<Line extends { id: string }>(props: ListRowsProps<Line>) {
	const { title, lines, id, textOf, onText, onAdd, onMove, onRemove, addLabel, aside, below, end } = props;
	const { t } = useTranslation("formBuild");
	const newest = useRef(onAdd);
	newest.current = onAdd;
	const focus = (line: string) => setTimeout(() => document.getElementById(`${id}-${line}`)?.focus());
	const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, line: Line, at: number) => {
		const isArrow = event.key === "ArrowUp" || event.key === "ArrowDown";
		if (event.altKey && isArrow) {
			onMove(line, event.key === "ArrowUp" ? -1 : 1);
			focus(line.id);
		} else if (event.key === "Enter") focus(onAdd(line.id, [""]));
		else if (event.key === "Backspace" && event.currentTarget.value === "" && lines.length > 1) {
			const neighbour = lines[at - 1] ?? lines[at + 1];
			onRemove(line);
			if (neighbour) focus(neighbour.id);
		} else return;
		event.preventDefault();
	};
	const onPaste = (event: ClipboardEvent<HTMLInputElement>, line: Line) => {
		const pasted = event.clipboardData.getData("text/plain").split(/\r?\n/);
		const texts = pasted.map((text) => text.replace(/^\s*[-*•]\s+/, "").trim()).filter(Boolean);
		if (texts.length < 2) return;
		event.preventDefault();
		const [first = "", ...others] = texts;
		if (event.currentTarget.value === "") {
			// The others are put behind a line that has its text already: one change would undo the other.
			flushSync(() => onText(line, first));
			focus(newest.current(line.id, others));
		} else focus(onAdd(line.id, texts));
	};
	return (
		<fieldset>
			<legend className="label mb-1.5">{title}</legend>
			<ul className="flex flex-col gap-1.5">
				{lines.map((line, at) => (
					<li key={line.id}>
						<div className="flex items-center gap-1">
							<LineInput
								id={`${id}-${line.id}`}
								label={t("lines.at", { name: title, number: at + 1 })}
								value={textOf(line)}
								onChange={(text) => onText(line, text)}
								onKeyDown={(event) => onKeyDown(event, line, at)}
								onPaste={(event) => onPaste(event, line)}
							/>
							{aside?.(line, at)}
							<IconButton
								size="sm"
								icon="x"
								label={t("lines.remove", { name: textOf(line) || at + 1 })}
								onClick={() => onRemove(line)}
							/>
						</div>
						{below?.(line)}
					</li>
				))}
			</ul>
			{end}
			<Button kind="quiet" size="sm" icon="plus" className="mt-1.5" onClick={() => focus(onAdd(null, [""]))}>
				{addLabel}
			</Button>
		</fieldset>
	);
}

type LineInputProps = {
	id: string;
	label: string;
	value: string;
	onChange: (text: string) => void;
	onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
	onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
};

function LineInput({ label, value, onChange, ...rest }: LineInputProps) {
	const held = useHeldText(value, onChange);
	return (
		<input {...rest} {...held} type="text" autoComplete="off" aria-label={label} className="field min-w-0 flex-1" />
	);
}
