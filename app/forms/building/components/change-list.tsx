import { useTranslation } from "react-i18next";
import { type Definition, questionsOf } from "../../definition/definition";
import { optionsOf } from "../../definition/question";
import { textIn } from "../../definition/texts";
import type { Score } from "../../scoring/score";
import type { Change } from "../../versions/compare-versions";
import { innerOptionKey } from "../uses";
import { usesWords } from "./uses-words";

type ChangeListProps = {
	changes: Change[];
	definition: Definition;
	lastScores: Pick<Score, "id" | "name">[];
	/** How many answers hold an option inside of what repeats, by `innerOptionKey`; null: fewer than five. */
	held: Record<string, number | null>;
	isRough: boolean;
};

/** Each change of a new version as a sentence, with what it does to the replies that there are. */
export function ChangeList({ changes, definition, lastScores, held, isRough }: ChangeListProps) {
	const { t } = useTranslation(["formBuild", "formUses"]);
	const [language] = definition.languages;
	const questions = new Map(questionsOf(definition).map((question) => [question.id, question]));
	const words = ({ kind, id, option, from = "", to = "" }: Change) => {
		const question = questions.get(id);
		const score = [...definition.scores, ...lastScores].find((one) => one.id === id);
		const name = question
			? textIn(question.label, language).text || t(`kind.${question.type}`)
			: textIn(score?.name, language).text || from || t("change.untitled");
		const chosen = question && optionsOf(question).find((one) => one.id === option);
		const said = { name, option: textIn(chosen?.label, language).text || from, from, to };
		if (kind === "typeChanged")
			return t("change.typeChanged", { ...said, from: t(`kind.${from}` as never), to: t(`kind.${to}` as never) });
		if (kind === "textsChanged" && id === "") return t("change.formTexts");
		if (kind === "logicChanged" && id === "") return t("change.formLogic");
		if (kind === "settingsChanged" && id === "") return t("change.formSettings");
		return t(`change.${kind}`, said);
	};
	const answersOf = ({ id, option = "", inner }: Change) =>
		inner === undefined ? undefined : held[innerOptionKey(id, option, inner)];
	const used = (change: Change) => {
		const answers = answersOf(change);
		return answers === undefined ? "" : usesWords(t as never, "innerOption", { answers, isRough });
	};
	return (
		<ul className="card divide-y divide-line">
			{changes.map((change) => (
				<li
					key={`${change.kind}${change.id}${change.option ?? ""}${change.inner ?? ""}`}
					className="px-4 py-2.5 text-sm"
				>
					<p className="break-words">{words(change)}</p>
					{change.replies !== "same" && (
						<p className="text-13 text-ink-3">
							{[used(change), t(`change.replies.${change.replies}`)].filter(Boolean).join(" ")}
						</p>
					)}
				</li>
			))}
		</ul>
	);
}
