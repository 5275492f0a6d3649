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
	let number = 0;
	return (
		<div lang={written} className="card p-4 text-lg leading-[3.25rem] whitespace-pre-line">
			{partsOfText(text).map((part, at) => {
				const key = `${at}-${"gap" in part ? part.gap : "text"}`;
				if ("text" in part) return <Fragment key={key}>{part.text}</Fragment>;
				number += 1;
				return <Fragment key={key}>{gap(part.gap, number)}</Fragment>;
			})}
		</div>
	);
}
