import { useTranslation } from "react-i18next";
import { type Countable, isItem, itemOf, withItem } from "../../builder/score-items";
import { textIn } from "../../definition/texts";
import type { Score, ScoreItem } from "../../scoring/score";
import { useBuilding } from "./build-context";
import { NumberInput } from "./inputs";

type ScoreItemsProps = {
	score: Score;
	all: Countable[];
	onChange: (items: ScoreItem[], key?: string) => void;
};

/** What counts in a score: each with its weight, and whether it is counted the other way round. */
export function ScoreItems({ score, all, onChange }: ScoreItemsProps) {
	const { t } = useTranslation("formBuild");
	const { language } = useBuilding();
	const nameOf = ({ question, part }: Countable) => {
		const name = textIn(question.label, language).text || t(`kind.${question.type}`);
		const row = question.type === "matrix" && question.rows.find(({ id }) => id === part);
		return row ? `${name}: ${textIn(row.label, language).text}` : name;
	};
	return (
		<fieldset>
			<legend className="label mb-1">{t("scores.items")}</legend>
			<ul>
				{all.map((one) => {
					const item = score.items.find((candidate) => isItem(candidate, one));
					const name = nameOf(one);
					const write = (next: ScoreItem | null, key?: string) => onChange(withItem(score, one, next), key);
					const key = `${one.question.id}:${one.part ?? ""}`;
					return (
						<li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1.5 text-sm">
							<label className="flex min-h-8 min-w-0 flex-1 basis-52 items-center gap-2 max-md:min-h-11">
								<input
									type="checkbox"
									className="tick"
									checked={item !== undefined}
									onChange={(event) => write(event.target.checked ? itemOf(one) : null)}
								/>
								<span className="min-w-0 break-words">{name}</span>
							</label>
							{item && (
								<>
									<label className="flex min-h-8 items-center gap-2 text-13 text-ink-2 max-md:min-h-11">
										<input
											type="checkbox"
											className="tick"
											checked={item.isReversed ?? false}
											onChange={(event) => write({ ...item, isReversed: event.target.checked || undefined })}
										/>
										{t("scores.reversed")}
										<span className="sr-only">: {name}</span>
									</label>
									<NumberInput
										inline
										label={t("scores.weight")}
										about={name}
										min={-1000}
										max={1000}
										value={item.weight}
										placeholder="1"
										onChange={(weight) => write({ ...item, weight }, `weight.${key}`)}
									/>
								</>
							)}
						</li>
					);
				})}
			</ul>
		</fieldset>
	);
}
