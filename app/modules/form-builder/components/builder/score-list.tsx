import { useTranslation } from "react-i18next";
import { setText } from "#app/forms/builder/set-text";
import { newPartId } from "#app/forms/definition/blank";
import { type Definition, questionsOf } from "#app/forms/definition/definition";
import { isNumeric, optionsOf, type Question } from "#app/forms/definition/question";
import { textIn } from "#app/forms/definition/texts";
import type { Score, ScoreItem } from "#app/forms/scoring/score";
import { Button } from "#app/ui/button";
import { BandFields } from "./band-fields";
import { useBuilding } from "./build-context";
import { ChoiceInput, NumberInput, TextInput } from "./inputs";

/** What can count in a score: numbers, and options with points. */
const counts = (question: Question) =>
	question.type !== "computed" &&
	(isNumeric(question) || question.type === "yesNo" || optionsOf(question).some(({ score }) => score !== undefined));

/** The scores of a form, each with its items and bands. */
export function ScoreList({ definition }: { definition: Definition }) {
	const { t } = useTranslation("formBuild");
	const { dispatch, language } = useBuilding();
	const items = questionsOf(definition).filter(counts);
	const write = (id: string, change: Partial<Score>, key?: string) =>
		dispatch({
			type: "edit",
			change: (form) => ({ ...form, scores: form.scores.map((one) => (one.id === id ? { ...one, ...change } : one)) }),
			...(key && { key: `${id}.${key}` }),
		});
	const add = () => {
		const [first] = items;
		if (!first) return;
		const score: Score = {
			...{
				id: newPartId("k"),
				name: {},
				items: items.map(({ id }) => ({ question: id })),
				method: "sum",
				maxMissing: 0,
			},
			...{ bands: [], better: "higher", min: 0, max: items.length * 10 },
		};
		dispatch({ type: "edit", change: (form) => ({ ...form, scores: [...form.scores, score] }) });
	};
	const say = (question: Question) => textIn(question.label, language).text || t(`kind.${question.type}`);
	return (
		<div className="flex flex-col gap-3">
			{definition.scores.map((score) => {
				const itemOf = (id: string) => score.items.find((item) => item.question === id);
				const setItem = (id: string, item: ScoreItem | null) => {
					const others = score.items.filter((one) => one.question !== id);
					const next = item ? [...others, item] : others;
					if (next.length > 0) write(score.id, { items: next });
				};
				return (
					<details key={score.id} className="rounded-xl border border-line bg-sheet">
						<summary className="flex min-h-11 cursor-pointer items-center px-4 text-sm font-medium break-words">
							{textIn(score.name, language).text || t("scores.unnamed")}
						</summary>
						<div className="flex flex-col gap-4 border-t border-line p-4">
							<TextInput
								label={t("scores.name")}
								value={score.name[language] ?? ""}
								onChange={(text) => write(score.id, { name: setText(score.name, language, text) }, "name")}
							/>
							<fieldset>
								<legend className="label mb-1">{t("scores.items")}</legend>
								{items.map((question) => {
									const item = itemOf(question.id);
									return (
										<div
											key={question.id}
											className="flex flex-wrap items-center gap-x-3 border-b border-line py-1 text-sm"
										>
											<label className="flex min-h-8 min-w-0 flex-1 items-center gap-2">
												<input
													type="checkbox"
													className="tick"
													checked={item !== undefined}
													onChange={(event) =>
														setItem(question.id, event.target.checked ? { question: question.id } : null)
													}
												/>
												<span className="min-w-0 break-words">{say(question)}</span>
											</label>
											{item && (
												<label className="flex items-center gap-2 text-13 text-ink-2">
													<input
														type="checkbox"
														className="tick"
														checked={item.isReversed ?? false}
														onChange={(event) =>
															setItem(question.id, { ...item, isReversed: event.target.checked || undefined })
														}
													/>
													{t("scores.reversed")}
													<span className="sr-only">: {say(question)}</span>
												</label>
											)}
										</div>
									);
								})}
							</fieldset>
							<div className="grid gap-3 sm:grid-cols-3">
								<ChoiceInput
									label={t("scores.method")}
									value={score.method}
									options={(["sum", "mean"] as const).map((value) => ({ value, label: t(`scores.${value}`) }))}
									onChange={(method) => write(score.id, { method: method as Score["method"] })}
								/>
								<NumberInput
									label={t("scores.maxMissing")}
									min={0}
									max={300}
									needsOne
									value={score.maxMissing}
									onChange={(maxMissing) => write(score.id, { maxMissing }, "maxMissing")}
								/>
								<ChoiceInput
									label={t("scores.better")}
									value={score.better}
									options={(["higher", "lower"] as const).map((value) => ({ value, label: t(`scores.${value}`) }))}
									onChange={(better) => write(score.id, { better: better as Score["better"] })}
								/>
								<NumberInput
									label={t("scores.min")}
									needsOne
									value={score.min}
									onChange={(min) => write(score.id, { min }, "min")}
								/>
								<NumberInput
									label={t("scores.max")}
									needsOne
									value={score.max}
									onChange={(max) => write(score.id, { max }, "max")}
								/>
							</div>
							<BandFields bands={score.bands} onChange={(bands, key) => write(score.id, { bands }, key)} />
							<div>
								<Button
									kind="danger"
									size="sm"
									icon="trash-2"
									onClick={() =>
										dispatch({
											type: "edit",
											change: (form) => ({ ...form, scores: form.scores.filter(({ id }) => id !== score.id) }),
										})
									}
								>
									{t("scores.remove")}
								</Button>
							</div>
						</div>
					</details>
				);
			})}
			{items.length === 0 ? (
				<p className="text-13 text-ink-3">{t("scores.noItems")}</p>
			) : (
				<div>
					<Button icon="plus" onClick={add}>
						{t("scores.add")}
					</Button>
				</div>
			)}
		</div>
	);
}
