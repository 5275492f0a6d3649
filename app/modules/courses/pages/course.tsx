import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CoverPicture } from "#app/media/cover/cover-picture";
import { KeepButton } from "#app/offline/components/keep-button";
import { done, handler } from "#app/platform/guard.server";
import { type Language, languages } from "#app/platform/i18n";
import type { Visit } from "#app/platform/tenant/context";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { CertificateNotice } from "../components/certificate-notice";
import { OwnCohort } from "../components/cohort-meetings";
import { Ending } from "../components/ending";
import { LearnerProgress } from "../components/learner-progress";
import { Outline as OutlineList } from "../components/outline";
import { CourseQuery, CourseRef, FeedbackInput } from "../courses.schema";
import { giveFeedback } from "../ending.server";
import { enrol } from "../enrolments.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { renew } from "../renewing.server";
import { type Outline, showCourse } from "../show-course.server";

export const handle = { i18n: ["courses", "offline", "errors"], title: "courses:title" };

export const loader = page("dashboard", CourseQuery, showCourse);
export const action = pageAction("dashboard", {
	enrol: handler(CourseRef, async (visit: Visit, { id }) => {
		await enrol(visit, id);
		const { goOn } = await showCourse(visit, { course_id: id });
		const at = paths(visit.tenant.guid);
		return done({ to: goOn === null ? at.course(id) : at.step(id, goOn) });
	}),
	renew: handler(CourseRef, async (visit: Visit, { id }) => {
		await renew(visit, id);
		const { goOn } = await showCourse(visit, { course_id: id });
		const at = paths(visit.tenant.guid);
		return done({ to: goOn === null ? at.course(id) : at.step(id, goOn) });
	}),
	feedback: handler(FeedbackInput, async (visit: Visit, input) => {
		await giveFeedback(visit, input);
		return done({ snackbar: { key: "courses:snackbar.thanks" } });
	}),
});

const stepsIn = (outline: Outline) =>
	outline.flatMap((chapter) => [chapter, ...chapter.lessons].filter(({ isStep }) => isStep).map(({ id }) => id));

/** What a course is and what is in it, with the way in. */
export default function CoursePage() {
	const {
		course,
		learner,
		outline,
		needed,
		goOn,
		chosen,
		isCopied,
		ending,
		hasCertificate,
		validity,
		mayEnrol,
		cohorts,
		edits,
		follows,
		isPreview,
		tenant,
	} = useLoaderData<typeof loader>();
	const { t } = useTranslation("courses");
	const { date } = useFormat();
	const at = paths(tenant);
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer, { intent: "enrol" });
	const opens = learner.isTaken || isPreview;
	const inChosen = chosen === null ? "" : `?language=${chosen}`;
	const query = isPreview ? "?preview" : isCopied ? inChosen : "";
	// Other pages lead to a step without naming a language.
	const keptOf = (id: string) => [...new Set(["", inChosen])].map((one) => at.step(course.id, id, one));
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: at.dashboard, label: t("title") }}
				title={course.title}
				meta={[
					t("chapters", { count: course.chapterCount }),
					t("minutes", { count: course.minutes }),
					course.languages.map((code) => languages[code as Language]?.name ?? code).join(", "),
				].join(" · ")}
				actions={
					<>
						{follows && (
							<LinkButton icon="users-round" to={at.learners(course.id)}>
								{t("learners.title")}
							</LinkButton>
						)}
						{edits && (
							<LinkButton icon="pencil" to={at.edit(course.id, course.title)}>
								{t("edit.title")}
							</LinkButton>
						)}
					</>
				}
			/>
			{isPreview && <Notice>{t("previewing")}</Notice>}
			<div className="flex flex-col gap-5">
				{course.coverGuid && (
					<CoverPicture guid={course.coverGuid} icon="graduation-cap" className="aspect-video w-full rounded-xl" />
				)}
				{course.summary && (
					<p lang={course.lang} className="whitespace-pre-line">
						{course.summary}
					</p>
				)}
				{course.checkedOn && (
					<p className="text-13 text-ink-2">{t("check.checkedOn", { date: date(course.checkedOn) })}</p>
				)}
				<LearnerProgress learner={learner} all={learner.all} />
				{learner.doneAt !== null && <p suppressHydrationWarning>{t("completedOn", { date: date(learner.doneAt) })}</p>}
				{validity && <CertificateNotice courseId={course.id} validity={validity} answer={answer} />}
				<div className="flex flex-wrap gap-2">
					{opens && goOn !== null && (
						<LinkButton kind="primary" size="lg" icon="arrow-right" iconAfter to={at.step(course.id, goOn, query)}>
							{t(learner.doneAt !== null ? "readAgain" : learner.done > 0 ? "continue" : "begin")}
						</LinkButton>
					)}
					{!opens && mayEnrol && needed.length === 0 && (
						<Form method="post">
							<input type="hidden" name="id" value={course.id} />
							<SubmitButton intent="enrol" size="lg">
								{t("begin")}
							</SubmitButton>
						</Form>
					)}
					{hasCertificate && (
						<LinkButton size="lg" icon="download" to={at.certificate(course.id)} reloadDocument>
							{t("certificate.download")}
						</LinkButton>
					)}
				</div>
				<FormErrors errors={problem.summary} />
				{learner.isTaken && !isPreview && (
					<KeepButton also={stepsIn(outline).flatMap(keptOf)} namespaces={["media", "onRecord"]} />
				)}
				{ending && <Ending courseId={course.id} ending={ending} to={at.course} answer={answer} />}
				{cohorts.map((cohort) => (
					<OwnCohort key={cohort.id} cohort={cohort} />
				))}
				{!opens && needed.length > 0 && (
					<Notice icon="lock" title={t("locked.courses")}>
						<ul className="mt-2 flex flex-col gap-1">
							{needed.map(({ id, text, lang }) => (
								<li key={id}>
									<Link to={at.course(id)} className="link" lang={lang}>
										{text}
									</Link>
								</li>
							))}
						</ul>
					</Notice>
				)}
				{!opens && !mayEnrol && <p className="text-sm text-ink-2">{t("onlyAssigned")}</p>}
				<section>
					<h2 className="mb-3 text-base font-semibold">{t("contents")}</h2>
					{outline.length > 0 ? (
						<OutlineList outline={outline} to={(id) => (opens ? at.step(course.id, id, query) : null)} />
					) : (
						<p className="text-sm text-ink-2">{t("noContents")}</p>
					)}
				</section>
			</div>
		</PageBody>
	);
}
