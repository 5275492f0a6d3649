import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { Checkbox } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import type { EntrepreneurView } from "../entrepreneurs/show-entrepreneur.server";
import { entryChecks } from "../stages/checks";
import { stageKeys } from "../statuses";

type StageSectionProps = Pick<EntrepreneurView, "entrepreneur"> & { answer: unknown };

/** How far the idea has come, and what must be met before it has come to the next stage. */
export function StageSection({ entrepreneur, answer }: StageSectionProps) {
	const { t } = useTranslation("businessEvaluator");
	const saved = useFormProblem(answer, { intent: "checks" });
	const moved = useFormProblem(answer, { intent: "moveOn" });
	const { stage, checks, updatedAt } = entrepreneur;
	const reached = stageKeys.indexOf(stage);
	const next = stageKeys[reached + 1];
	const shown = next ? entryChecks[next] : [];
	const others = checks.filter((check) => !(shown as readonly string[]).includes(check));
	return (
		<Section title={t("entrepreneur.stage")}>
			<div className="card p-4">
				<ol className="flex flex-wrap gap-x-4 gap-y-1 text-13">
					{stageKeys.map((key, at) => (
						<li
							key={key}
							aria-current={at === reached ? "step" : undefined}
							className={`flex items-center gap-1.5 ${at === reached ? "font-semibold" : "text-ink-2"}`}
						>
							<Icon
								name={at <= reached ? "circle-check" : "clock"}
								className={`size-4 ${at <= reached ? "text-success-ink" : "text-ink-3"}`}
							/>
							{t(`stage.${key}`)}
							{at > reached && <span className="sr-only"> – {t("stages.notYet")}</span>}
						</li>
					))}
				</ol>
				{next && (
					<Form method="post" key={updatedAt} className="group mt-4 flex flex-col gap-3" preventScrollReset noValidate>
						<input type="hidden" name="updatedAt" value={updatedAt} />
						{others.map((check) => (
							<input key={check} type="hidden" name="checks[]" value={check} />
						))}
						<fieldset className="flex flex-col gap-1">
							<legend className="mb-1 text-sm font-medium">{t("stages.before", { stage: t(`stage.${next}`) })}</legend>
							{shown.map((check) => (
								<Checkbox
									key={check}
									name="checks[]"
									value={check}
									label={t(`stages.check.${check}`)}
									defaultChecked={(saved.refused ? saved : moved).ticked("checks", check) ?? checks.includes(check)}
								/>
							))}
						</fieldset>
						<input type="hidden" name="stage" value={next} />
						<FormErrors errors={[...saved.summary, ...moved.summary]} />
						<div className="flex flex-wrap gap-2">
							<SubmitButton intent="checks" kind="secondary">
								{t("stages.save")}
							</SubmitButton>
							<SubmitButton intent="moveOn" kind="quiet">
								{t("stages.moveOn", { stage: t(`stage.${next}`) })}
							</SubmitButton>
						</div>
					</Form>
				)}
			</div>
		</Section>
	);
}
