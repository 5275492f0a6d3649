import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import type { Condition } from "../../logic/condition";
import { useRuleWords } from "./rule-words";

/** A rule of a question as a sentence under it. */
export function RuleLine({ condition, kind }: { condition: Condition; kind: "show" | "require" }) {
	const { t } = useTranslation("formBuild");
	const words = useRuleWords();
	return (
		<span className="mt-3 flex gap-1.5 text-13 font-medium text-accent-ink">
			<Icon name="split" className="mt-0.5 size-3.5" />
			<span className="min-w-0 break-words">
				{t(kind === "show" ? "rules.shownWhen" : "rules.requiredWhen", { rule: words(condition) })}
			</span>
		</span>
	);
}
