import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { newPartId } from "../../definition/blank";
import { type Option, optionsOf, type Question } from "../../definition/question";
import { NumberInput, SwitchInput } from "./inputs";
import { ListRows } from "./list-rows";
import { moved } from "./moved";
import { OptionPicture } from "./option-picture";
import { RulesLeft } from "./rules-left";
import { useQuestion } from "./use-question";
import { PartsUsed } from "./used-notice";

/** What can be chosen, with points where the answer counts in a score. */
export function OptionFields({ question }: { question: Question }) {
	const { t } = useTranslation("formBuild");
	const { patch, say, word } = useQuestion(question);
	const all = optionsOf(question);
	const mayHavePictures = question.type === "choice" || question.type === "many";
	const [hasPictures, setHasPictures] = useState(all.some(({ picture }) => picture !== undefined));
	const [hasScores, setHasScores] = useState(all.some(({ score }) => score !== undefined));
	const available = all.filter(({ isRetired }) => !isRetired);
	const retired = all.filter(({ isRetired }) => isRetired);
	const change = (id: string, with_: Partial<Option>, key?: string) =>
		patch({ options: all.map((option) => (option.id === id ? { ...option, ...with_ } : option)) }, key);
	return (
		<div className="flex flex-col gap-3">
			<ListRows
				title={t(question.type === "matrix" ? "options.columns" : "options.title")}
				id={question.id}
				lines={available}
				textOf={({ label }) => say(label)}
				onText={(option, text) => change(option.id, { label: word(option.label, text) }, option.id)}
				onAdd={(after, texts) => {
					const made = texts.map((text): Option => ({ id: newPartId("o"), label: word({}, text) }));
					const at = after === null ? all.length : all.findIndex(({ id }) => id === after) + 1;
					patch({ options: all.toSpliced(at, 0, ...made) });
					return made.at(-1)?.id ?? "";
				}}
				onMove={(option, by) => patch({ options: moved(all, option, by) })}
				onRemove={({ id }) => all.length > 1 && patch({ options: all.filter((option) => option.id !== id) })}
				below={({ id }) => <PartsUsed of={question.id} what="option" line={id} />}
				end={
					<>
						<PartsUsed of={question.id} what="option" />
						<RulesLeft of={question.id} />
					</>
				}
				addLabel={t("options.add")}
				aside={(option, at) => (
					<>
						{mayHavePictures && hasPictures && (
							<OptionPicture
								name={say(option.label) || String(at + 1)}
								picture={option.picture}
								onChange={(picture) => change(option.id, { picture })}
							/>
						)}
						{hasScores && (
							<NumberInput
								inline
								hideLabel
								label={t("options.scoreOf", { name: say(option.label) || at + 1 })}
								value={option.score}
								onChange={(score) => change(option.id, { score }, `${option.id}.score`)}
							/>
						)}
					</>
				)}
			/>
			{retired.length > 0 && (
				<div>
					<p className="text-13 text-ink-3">{t("options.retired")}</p>
					<ul>
						{retired.map((option) => (
							<li key={option.id} className="flex items-center justify-between gap-2 text-13">
								<span className="min-w-0 break-words text-ink-2">{say(option.label)}</span>
								<Button kind="quiet" size="sm" onClick={() => change(option.id, { isRetired: undefined })}>
									{t("options.offer")}
								</Button>
							</li>
						))}
					</ul>
				</div>
			)}
			{mayHavePictures && (
				<SwitchInput label={t("options.hasPictures")} checked={hasPictures} onChange={setHasPictures} />
			)}
			<SwitchInput label={t("options.hasScores")} checked={hasScores} onChange={setHasScores} />
		</div>
	);
}
