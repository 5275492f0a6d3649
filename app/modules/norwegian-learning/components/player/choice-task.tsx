import { useTranslation } from "react-i18next";
import { ANSWER } from "../../items/answer";
import { pictureAt } from "../../items/pictures";
import type { TaskProps } from "./item-player";
import "#app/forms/answering/answering.css";

/** One or several of some options, which are words or pictures. */
export function ChoiceTask({ task, answer, written }: TaskProps<"single" | "multiple">) {
	const { t } = useTranslation("norwegianTest");
	const isMany = task.kind === "multiple";
	const hasPictures = task.options.some(({ picture }) => picture !== undefined);
	return (
		<div className={hasPictures ? "grid grid-cols-2 gap-3 sm:grid-cols-3" : "flex flex-col gap-2.5"}>
			{task.options.map(({ id, text, picture }) => (
				<label key={id} className={`answer-choice text-base ${picture ? "justify-center py-4" : ""}`}>
					<input
						type={isMany ? "checkbox" : "radio"}
						name={isMany ? ANSWER + id : `${ANSWER}choice`}
						value={isMany ? "on" : id}
						defaultChecked={isMany ? answer[id] !== undefined : answer.choice === id}
						className="tick shrink-0"
					/>
					{picture ? (
						<img
							src={pictureAt(picture)}
							alt={t(`pictures.${picture}`)}
							className="size-28 min-w-0 rounded-lg bg-white p-1 sm:size-36"
						/>
					) : (
						<span lang={written} className="min-w-0 break-words">
							{text}
						</span>
					)}
				</label>
			))}
		</div>
	);
}
