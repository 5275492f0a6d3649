import { Fragment, type ReactNode } from "react";
import { partsOfText } from "../../items/parts-of-text";

type GapTextProps = {
	text: string;
	written: string;
	/** What stands in a gap; the first has the number 1. */
	gap: (id: string, number: number) => ReactNode;
};

/** A text with something to fill in where its gaps are. The lines leave room for fields of 44 px. */
export function GapText({ text, written, gap }: GapTextProps) {
	const parts = partsOfText(text);
	const gaps = parts.filter((part) => "gap" in part);
	return (
		<div lang={written} className="card p-4 text-lg leading-[3.25rem] whitespace-pre-line">
			{parts.map((part, at) => {
				const before = parts[at - 1];
				if ("text" in part) {
					const words = before && "gap" in before ? part.text.slice(tailOf(part.text).length) : part.text;
					return <Fragment key={`text-${before && "gap" in before ? before.gap : ""}`}>{words}</Fragment>;
				}
				const after = parts[at + 1];
				return (
					<span key={part.gap} className="whitespace-nowrap">
						{gap(part.gap, gaps.indexOf(part) + 1)}
						{after && "text" in after && tailOf(after.text)}
					</span>
				);
			})}
		</div>
	);
}

/** What stays on the line of the gap before it, as a full stop. */
const tailOf = (text: string): string => /^[^\s\p{L}\p{N}]+/u.exec(text)?.[0] ?? "";
