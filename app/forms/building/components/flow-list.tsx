import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import type { Definition } from "../../definition/definition";
import { isAsked } from "../../definition/question";
import { textIn } from "../../definition/texts";
import { flowMap } from "../../logic/flow-map";
import { END } from "../../logic/walk";
import { useRuleWords } from "./rule-words";

/** The map of the flow: each page with its ways on, and what is wrong with them. */
export function FlowList({ definition }: { definition: Definition }) {
	const { t } = useTranslation("formBuild");
	const words = useRuleWords();
	const { steps, warnings } = flowMap(definition);
	const [language] = definition.languages;
	const nameOf = (id: string) => {
		if (id === END) return t("jumps.end");
		const at = definition.pages.findIndex((page) => page.id === id);
		const title = textIn(definition.pages[at]?.title, language).text;
		return [t("page.number", { number: at + 1 }), title].filter(Boolean).join(": ");
	};
	return (
		<ol className="flex flex-col gap-2">
			{definition.pages.map((page) => {
				const count = page.sections.flatMap(({ questions }) => questions).filter(isAsked).length;
				return (
					<li key={page.id} className="rounded-xl border border-line bg-sheet px-4 py-3 text-sm">
						<p className="font-medium break-words">
							{nameOf(page.id)} <span className="font-normal text-ink-3">{t("questions", { count })}</span>
						</p>
						<ul className="mt-1 text-13 text-ink-2">
							{steps
								.filter(({ from }) => from === page.id)
								.map((step) => (
									<li key={`${step.to}${JSON.stringify(step.if)}`} className="flex gap-2 py-0.5">
										<Icon name="arrow-right" className="mt-0.5 text-ink-3" />
										<span className="min-w-0 break-words">
											{nameOf(step.to)}
											{step.if && words(step.if) !== "" && (
												<span className="text-accent-ink"> {t("flow.when", { rule: words(step.if) })}</span>
											)}
										</span>
									</li>
								))}
							{warnings
								.filter((warning) => warning.page === page.id)
								.map(({ kind, jump }) => (
									<li key={`${kind}${jump}`} className="flex gap-2 py-0.5 text-warning-ink">
										<Icon name="triangle-alert" className="mt-0.5" />
										{t(`problem.${kind}`)}
									</li>
								))}
						</ul>
					</li>
				);
			})}
		</ol>
	);
}
