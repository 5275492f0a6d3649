import { ANSWER } from "../../items/answer";
import type { TaskProps } from "./item-player";

/** One or several of some options. */
export function ChoiceTask({ task, answer, written }: TaskProps<"single" | "multiple">) {
	const isMany = task.kind === "multiple";
	return (
		<div className="flex flex-col gap-2.5">
			{task.options.map(({ id, text }) => (
				<label key={id} className="answer-choice text-base">
					<input
						type={isMany ? "checkbox" : "radio"}
						name={isMany ? ANSWER + id : `${ANSWER}choice`}
						value={isMany ? "on" : id}
						defaultChecked={isMany ? answer[id] !== undefined : answer.choice === id}
						className="tick shrink-0"
					/>
					<span lang={written} className="min-w-0 break-words">
						{text}
					</span>
				</label>
			))}
		</div>
	);
}
