import { useTranslation } from "react-i18next";
import { ANSWER } from "../../items/answer";
import type { TaskProps } from "./item-player";
import "#app/forms/answering/answering.css";

/** Statements that are true, false, or not in the text at all. */
export function StatementsTask({ task, answer, written }: TaskProps<"trueFalse">) {
	const { t } = useTranslation("norwegianTest");
	return (
		<div className="flex flex-col gap-5">
			{task.statements.map(({ id, text }) => (
				<fieldset key={id} className="min-w-0">
					<legend lang={written} className="mb-2 text-base">
						{text}
					</legend>
					<div className="grid gap-2 sm:grid-cols-3">
						{(["true", "false", "notStated"] as const).map((value) => (
							<label key={value} className="answer-choice min-h-12 text-base">
								<input
									type="radio"
									name={ANSWER + id}
									value={value}
									defaultChecked={answer[id] === value}
									className="tick shrink-0"
								/>
								<span>{t(`statement.${value}`)}</span>
							</label>
						))}
					</div>
				</fieldset>
			))}
		</div>
	);
}
