import { useTranslation } from "react-i18next";
import type { Definition } from "../../definition/definition";
import { FollowingsOfForm } from "../../following/components/followings-of-form";
import type { BuilderFollowings } from "../../following/show-following.server";
import { FlowFigure } from "./flow-figure";
import { FlowList } from "./flow-list";
import { ProblemList } from "./problem-list";
import { ScoreList } from "./score-list";
import { TestList } from "./test-list";

type LogicPartProps = { definition: Definition; today: string; followings: BuilderFollowings };

/** How the form goes: what is wrong with it, which page leads where, its scores, what follows from answers, and its author's tests. */
export function LogicPart({ definition, today, followings }: LogicPartProps) {
	const { t } = useTranslation("formBuild");
	return (
		<div className="mx-auto flex w-full max-w-180 flex-col gap-8 pb-24">
			<section aria-labelledby="logic-flow">
				<ProblemList isOpen />
				<h2 id="logic-flow" className="text-base font-semibold">
					{t("flow.title")}
				</h2>
				<p className="mt-1 mb-3 text-sm text-ink-2">{t("flow.help")}</p>
				<FlowFigure definition={definition} />
				<FlowList definition={definition} />
			</section>
			<section aria-labelledby="logic-scores">
				<h2 id="logic-scores" className="text-base font-semibold">
					{t("scores.title")}
				</h2>
				<p className="mt-1 mb-3 text-sm text-ink-2">{t("scores.help")}</p>
				<ScoreList definition={definition} />
			</section>
			{followings && <FollowingsOfForm {...followings} />}
			<section aria-labelledby="logic-tests">
				<h2 id="logic-tests" className="text-base font-semibold">
					{t("tests.title")}
				</h2>
				<p className="mt-1 mb-3 text-sm text-ink-2">{t("tests.help")}</p>
				<TestList definition={definition} today={today} />
			</section>
		</div>
	);
}
