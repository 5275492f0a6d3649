import { memo } from "react";
import { useTranslation } from "react-i18next";
import { minutesFor } from "../../answering/steps";
import { type Definition, questionsOf } from "../../definition/definition";
import { isAsked } from "../../definition/question";
import { textIn } from "../../definition/texts";
import { useBuilding } from "./build-context";

/** The form's own texts on top of the paper; a press opens their settings. */
export const FormHead = memo(function FormHead({
	definition,
	isChosen,
}: {
	definition: Definition;
	isChosen: boolean;
}) {
	const { t } = useTranslation("formBuild");
	const { dispatch, language } = useBuilding();
	const asked = questionsOf(definition).filter(isAsked);
	const intro = textIn(definition.intro, language).text;
	return (
		<button
			type="button"
			aria-pressed={isChosen}
			onClick={() => dispatch({ type: "choose", id: "" })}
			className={`mb-2 block w-full rounded-xl border px-5 py-4 text-left max-sm:px-3 ${isChosen ? "border-accent bg-sheet ring-1 ring-accent" : "border-transparent hover:border-line"}`}
		>
			<span className="block text-xl font-semibold break-words">
				{textIn(definition.title, language).text || t("noTitle")}
			</span>
			<span className="mt-1 block text-sm text-ink-2">
				{t("size", {
					questions: t("questions", { count: asked.length }),
					minutes: t("minutes", { count: minutesFor(asked) }),
				})}
			</span>
			{intro && <span className="mt-1 block text-sm break-words whitespace-pre-line text-ink-2">{intro}</span>}
		</button>
	);
});
