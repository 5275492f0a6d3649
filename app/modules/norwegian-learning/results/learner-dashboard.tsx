import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { EmptyState } from "#app/ui/empty-state";
import { Icon } from "#app/ui/icon";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Time } from "#app/ui/time";
import { attemptTones } from "../choices";
import { OfficialLine } from "../components/official-line";
import type { LearnerData } from "./dashboard.server";
import { SkillLevels } from "./skill-levels";

/** The tests that a learner can take, and how the own ones went. */
export function LearnerDashboard({ data: { open, own } }: { data: LearnerData }) {
	const { t } = useTranslation("norwegianLearning");
	return (
		<PageBody width="home">
			<PageHeader title={t("title")} meta={t("learner.help")} />
			<section>
				<h2 className="mb-3 text-base font-semibold">{t("learner.tests")}</h2>
				{open.length === 0 && <p className="text-sm text-ink-2">{t("learner.noTest")}</p>}
				<ul className="grid gap-4 empty:hidden sm:grid-cols-2">
					{open.map((test) => (
						<li key={test.id} className="card flex flex-col items-start gap-3 p-4">
							<div>
								<h3 className="font-semibold">{test.title}</h3>
								<p className="text-13 text-ink-3">
									{[
										test.skills.map((skill) => t(`skill.${skill}`)).join(", "),
										t("minutes", { count: test.minutes }),
										t(`written.${test.written}`),
									].join(" · ")}
								</p>
							</div>
							<a
								href={test.to}
								className="btn btn-primary mt-auto"
								aria-label={t("learner.openOne", { title: test.title })}
							>
								<Icon name="arrow-right" />
								{t("learner.open")}
							</a>
						</li>
					))}
				</ul>
			</section>
			<section className="mt-8">
				<h2 className="mb-3 text-base font-semibold">{t("learner.results")}</h2>
				{own.length === 0 && (
					<EmptyState icon="chart-line" title={t("learner.noResult")}>
						{t("learner.noResultHelp")}
					</EmptyState>
				)}
				<ul className="flex flex-col gap-4 empty:hidden">
					{own.map((attempt) => (
						<li key={attempt.id} className="card p-4">
							<div className="mb-3 flex flex-wrap items-center justify-between gap-2">
								<div>
									<h3 className="font-semibold">{attempt.title}</h3>
									<p className="text-13 text-ink-3">
										<Time at={attempt.doneAt ?? attempt.createdAt} as="longDate" />
									</p>
								</div>
								<Badge tone={attemptTones[attempt.status]}>{t(`attemptStatus.${attempt.status}`)}</Badge>
							</div>
							{attempt.overall ? (
								<>
									<p className="mb-3 font-medium">{t("result.overallIs", { level: t(`levels.${attempt.overall}`) })}</p>
									<SkillLevels skills={attempt.skills} />
								</>
							) : (
								<p className="text-sm text-ink-2">
									{attempt.isListening && attempt.status === "done"
										? t("advice.short")
										: t("learner.answered", { count: attempt.answered })}
								</p>
							)}
							{attempt.status !== "expired" && (
								<a
									href={attempt.page}
									className="btn btn-secondary mt-4"
									aria-label={`${t(attempt.status === "done" ? "learner.see" : "learner.goOn")}: ${attempt.title}`}
								>
									{t(attempt.status === "done" ? "learner.see" : "learner.goOn")}
								</a>
							)}
						</li>
					))}
				</ul>
				<OfficialLine text={t("result.notOfficial")} className="mt-4" />
			</section>
		</PageBody>
	);
}
