import { ANSWER } from "../../items/answer";
import { wordsOf } from "../../items/parts-of-text";
import type { TaskProps } from "./item-player";

/** A text of which words are clicked. Each word is a box that is ticked. */
export function ClickWordTask({ task, answer, written }: TaskProps<"clickWord">) {
	return (
		<div lang={written} className="card flex flex-wrap gap-y-1 p-4 text-lg">
			{wordsOf(task.text).map((word, at) => (
				<label
					// biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in a text that does not change
					key={at}
					className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-lg border border-transparent px-1.5 select-none hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-focus has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent-ink"
				>
					<input
						type="checkbox"
						name={ANSWER + at}
						value="on"
						defaultChecked={answer[at] !== undefined}
						className="sr-only"
					/>
					{word}
				</label>
			))}
		</div>
	);
}
