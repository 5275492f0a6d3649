import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { said } from "#app/directory/fields/field";
import { Button } from "#app/ui/button";
import { countables, scoreOf, sectionScores } from "../../builder/score-items";
import type { Definition } from "../../definition/definition";
import { textIn } from "../../definition/texts";
import type { Score } from "../../scoring/score";
import { useBuilding } from "./build-context";
import { cardId } from "./focus";
import { ScoreFields } from "./score-fields";

/** The scores of a form, each with its items and bands. */
export function ScoreList({ definition }: { definition: Definition }) {
	const { t } = useTranslation("formBuild");
	const { dispatch, language } = useBuilding();
	const all = useMemo(() => countables(definition), [definition]);
	const write = (change: (scores: Score[]) => Score[], key?: string) =>
		dispatch({
			type: "edit",
			change: (form) => ({ ...form, scores: change(form.scores) }),
			...(key && { key }),
		});
	const add = (...made: Score[]) => write((scores) => [...scores, ...made]);
	const sections = useMemo(() => sectionScores(definition), [definition]);
	return (
		<div className="flex flex-col gap-3">
			{definition.scores.map((score) => (
				<details key={score.id} className="rounded-xl border border-line bg-sheet">
					<summary
						id={cardId(score.id)}
						className="flex min-h-11 cursor-pointer items-center px-4 text-sm font-medium break-words"
					>
						{textIn(score.name, language).text || t("scores.unnamed")}
					</summary>
					<ScoreFields
						score={score}
						all={all}
						onChange={(change, key) =>
							write(
								(scores) => scores.map((one) => (one.id === score.id ? (said({ ...one, ...change }) as Score) : one)),
								key && `${score.id}.${key}`,
							)
						}
						onRemove={() => write((scores) => scores.filter(({ id }) => id !== score.id))}
					/>
				</details>
			))}
			{all.length === 0 ? (
				<p className="text-13 text-ink-3">{t("scores.noItems")}</p>
			) : (
				<div className="flex flex-wrap gap-2">
					<Button icon="plus" onClick={() => add(scoreOf(definition, all))}>
						{t("scores.add")}
					</Button>
					{sections.length > 1 && (
						<Button kind="quiet" icon="plus" onClick={() => add(...sectionScores(definition))}>
							{t("scores.addSections")}
						</Button>
					)}
				</div>
			)}
		</div>
	);
}
