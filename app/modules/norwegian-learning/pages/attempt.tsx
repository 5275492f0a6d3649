import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type Language, languages } from "#app/platform/i18n";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { DefinitionList } from "#app/ui/definition-list";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { skillsOf } from "../attempts/result";
import { extraTimes, minutesOf } from "../attempts/time-limit";
import { attemptTones } from "../choices";
import { OfficialLine } from "../components/official-line";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { AdviceCard } from "../results/advice-card";
import { attemptHandlers } from "../results/attempt-actions.server";
import { AttemptItem } from "../results/attempt-item";
import { CandidateHistory } from "../results/candidate-history";
import { AttemptQuery } from "../results/results.schema";
import { type AttemptData, showAttempt } from "../results/show-results.server";
import { SkillLevels } from "../results/skill-levels";

export const handle = {
	i18n: ["norwegianLearning", "norwegianTest", "errors"],
	title: "norwegianLearning:result.head",
};

export const loader = page("results", AttemptQuery, showAttempt);
export const action = pageAction("results", attemptHandlers);

/** One attempt: the level in each skill, and each answer with what is right. */
export default function Attempt() {
	const { attempt, items, history, mayRemove, tenant } = useLoaderData<typeof loader>() as AttemptData;
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("norwegianLearning");
	const at = paths(tenant);
	const name = attempt.candidate || t("result.nobody");
	const right = items.filter(({ score }) => score === 1000).length;
	return (
		<PageBody width="home">
			<PageHeader
				back={{ to: at.results, label: t("results.title") }}
				title={name}
				badges={
					<>
						<Badge tone={attemptTones[attempt.status]}>{t(`attemptStatus.${attempt.status}`)}</Badge>
						{attempt.path === "listening" && <Badge>{t("advice.path")}</Badge>}
					</>
				}
				meta={attempt.test}
			/>
			<div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
				<div className="flex min-w-0 flex-col gap-8">
					{attempt.overall && (
						<section>
							<h2 className="mb-3 text-base font-semibold">
								{t("result.overallIs", { level: t(`levels.${attempt.overall}`) })}
							</h2>
							<SkillLevels skills={skillsOf({ skills: attempt.skills, overall: attempt.overall })} />
							<OfficialLine text={t("result.notOfficial")} className="mt-3" />
						</section>
					)}
					{attempt.advice && <AdviceCard advice={attempt.advice} />}
					{history.length > 1 && <CandidateHistory history={history} attemptAt={at.attempt} />}
					<section>
						<h2 className="mb-1 text-base font-semibold">{t("result.answers")}</h2>
						<p className="mb-3 text-13 text-ink-3">
							{t("result.answersHelp")} {t("result.allRight", { right, asked: items.length })}
						</p>
						<ol className="flex flex-col gap-3">
							{items.map((item, place) => (
								<li key={item.id}>
									<AttemptItem item={item} number={place + 1} />
								</li>
							))}
						</ol>
					</section>
				</div>
				<div className="flex min-w-0 flex-col gap-6">
					<section className="card p-4">
						<h2 className="mb-3 text-base font-semibold">{t("result.facts")}</h2>
						<DefinitionList
							items={[
								{
									label: t("result.test"),
									value: (
										<Link to={at.test(attempt.testId)} className="link">
											{attempt.test}
										</Link>
									),
								},
								...(attempt.email ? [{ label: t("result.email"), value: attempt.email }] : []),
								...(attempt.link ? [{ label: t("result.link"), value: attempt.link }] : []),
								{
									label: t("result.language"),
									value: languages[attempt.language as Language]?.name ?? attempt.language,
								},
								{ label: t("result.begun"), value: <Time at={attempt.begunAt} as="dateTime" /> },
								...(attempt.doneAt
									? [{ label: t("result.done"), value: <Time at={attempt.doneAt} as="dateTime" /> }]
									: []),
							]}
						/>
					</section>
					{attempt.limitMinutes > 0 && <TimeCard attempt={attempt} answer={answer} />}
					{mayRemove && (
						<ConfirmButton
							label={t("result.remove")}
							icon="trash-2"
							title={t("result.removeTitle", { name })}
							confirmLabel={t("result.remove")}
							fields={{ intent: "remove", id: attempt.id }}
						>
							{t("result.removeHelp")}
						</ConfirmButton>
					)}
				</div>
			</div>
		</PageBody>
	);
}

/** The time limit of an attempt, and extra time for whoever is in the middle of it. */
function TimeCard({ attempt, answer }: { attempt: AttemptData["attempt"]; answer: unknown }) {
	const { t } = useTranslation("norwegianLearning");
	const problem = useFormProblem(answer, { intent: "extraTime" });
	return (
		<section className="card flex flex-col gap-3 p-4">
			<h2 className="text-base font-semibold">{t("result.time")}</h2>
			<p className="text-sm">{t("result.limit", { count: minutesOf(attempt) })}</p>
			{attempt.status === "begun" && (
				<Form method="post" preventScrollReset className="flex flex-col gap-3">
					<input type="hidden" name="id" value={attempt.id} />
					<SelectField
						id="extraPercent"
						name="extraPercent"
						label={t("link.extra")}
						error={problem.of("extraPercent")}
						defaultValue={String(attempt.extraPercent)}
						options={extraTimes.map((value) => ({
							value: String(value),
							label: value === 0 ? t("link.noExtra") : t("link.extraOf", { value }),
						}))}
					/>
					<FormErrors errors={problem.summary} />
					<SubmitButton intent="extraTime" kind="secondary" className="self-start">
						{t("save")}
					</SubmitButton>
				</Form>
			)}
		</section>
	);
}
