import { Form, type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FILES_FORM_MAX } from "#app/media/on-record/files.schema";
import { keepingForms, NEXT, wasNotSent } from "#app/offline/keep-action";
import { done, handler } from "#app/platform/guard.server";
import { type Language, languages } from "#app/platform/i18n";
import type { Visit } from "#app/platform/tenant/context";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { Notice } from "#app/ui/notice";
import { Progress } from "#app/ui/progress";
import { Highlighted } from "../components/highlighted";
import { LanguageLinks } from "../components/language-links";
import { LessonText } from "../components/lesson-text";
import { MissingList } from "../components/missing-list";
import { Outline } from "../components/outline";
import { QuizForm } from "../components/quiz-form";
import { ReadingPlace } from "../components/reading-place";
import { ReadingSwitch } from "../components/reading-switch";
import { SpokenText } from "../components/spoken-text";
import { StepContents } from "../components/step-contents";
import { StepNotes } from "../components/step-notes";
import { StepPlayer } from "../components/step-player";
import { StepWords } from "../components/step-words";
import { TaskForm } from "../components/task-form";
import { useStepsDone } from "../components/use-steps-done";
import { useWayToRead } from "../components/use-way-to-read";
import type { StepContent } from "../contents.server";
import {
	AttemptInput,
	FinishInput,
	HandInInput,
	NoteInput,
	NoteRef,
	PlaceInput,
	PositionInput,
	ReadAsInput,
	StepQuery,
	WordInput,
} from "../courses.schema";
import { page, pageAction } from "../guard.server";
import { handIn } from "../hand-ins.server";
import { finishStep, savePlace, savePosition, saveWayToRead, takeAttempt } from "../learning.server";
import { addNote, dropNote } from "../notes.server";
import { paths } from "../paths";
import { showStep } from "../show-course.server";
import { takeWord } from "../words.server";

/** What is read aloud. */
const TEXT_ID = "lesson-text";

export const handle = { i18n: ["courses", "media", "onRecord", "offline", "errors"], title: "courses:title" };

export const loader = page("dashboard", StepQuery, showStep);
const actions = {
	done: handler(FinishInput, async (visit: Visit, input) => {
		const next = await finishStep(visit, input);
		const at = paths(visit.tenant.guid);
		const query = input.language ? `?language=${input.language}` : "";
		return done({ to: next ? at.step(input.course_id, next.id, query) : at.course(input.course_id) });
	}),
	quiz: handler(AttemptInput, async (visit: Visit, input) => {
		await takeAttempt(visit, input);
		return done();
	}),
	position: handler(PositionInput, async (visit: Visit, input) => {
		await savePosition(visit, input);
		return { saved: true };
	}),
	readAs: handler(ReadAsInput, async (visit: Visit, input) => {
		await saveWayToRead(visit, input);
		return { saved: true };
	}),
	place: handler(PlaceInput, async (visit: Visit, input) => {
		await savePlace(visit, input);
		return { saved: true };
	}),
	handIn: handler(HandInInput, async (visit: Visit, input) => {
		await handIn(visit, input);
		return done({ snackbar: { key: "courses:snackbar.handedIn" } });
	}),
	note: handler(NoteInput, async (visit: Visit, input) => {
		await addNote(visit, input);
		return done({ snackbar: { key: "courses:snackbar.saved" } });
	}),
	word: handler(WordInput, async (visit: Visit, input) => {
		await takeWord(visit, input);
		return done({ snackbar: { key: "courses:snackbar.wordKept" } });
	}),
	dropNote: handler(NoteRef, async (visit: Visit, input) => {
		await dropNote(visit, input);
		return done({ snackbar: { key: "courses:snackbar.noteDropped" } });
	}),
};
export const action = pageAction("dashboard", actions, { bodyMax: FILES_FORM_MAX });
/** Without a network each note and each word counts; of all else the last one does. */
export const clientAction = keepingForms({ replaces: (intent) => !["note", "dropNote", "word"].includes(intent) });

/** What a page notes by itself must not read it anew, and what waits on the device has changed nothing yet. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formData, actionResult, defaultShouldRevalidate }) =>
	["position", "place", "readAs"].includes(String(formData?.get("intent"))) || wasNotSent(actionResult)
		? false
		: defaultShouldRevalidate;

/** One step of a course as its learner reads it. */
export default function StepPage() {
	const data = useLoaderData<typeof loader>();
	const {
		course,
		outline,
		missing,
		step,
		body,
		reading,
		contents,
		media,
		positions,
		notes,
		words,
		watch,
		task,
		quiz,
		previous,
		next,
		progress,
		minutesLeft,
		isPreview,
		tenant,
	} = data;
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("courses");
	const { stepsDone } = useStepsDone();
	const problem = useFormProblem(answer, { intent: "done" });
	const isLearner = !isPreview;
	const hasText = body.some(({ html }) => html && html.sanitized !== "<p></p>" && html.sanitized !== "");
	const { way, offered, choose } = useWayToRead(reading, { language: step.language, hasText, isLearner });
	const at = paths(tenant);
	const query = new URLSearchParams();
	if (isPreview) query.set("preview", "");
	// The language that was chosen here stays on the way through the course.
	const here = (id: string, language: string | null | undefined = step.chosen) => {
		const search = new URLSearchParams(query);
		if (language) search.set("language", language);
		return at.step(course.id, id, search.size > 0 ? `?${search}` : "");
	};
	const inside = <Outline outline={outline} current={step.id} to={(id) => here(id)} />;
	const howFar = stepsDone(progress.done, progress.all);
	const isLocked = missing.length > 0;
	const isWatched = watch === null || watch.played >= watch.asked;
	const onward = step.isDone || (isWatched && !step.attends && !task?.isOpen && (quiz === null || quiz.isPassed));
	return (
		<div className="flex min-h-full flex-col">
			<div className="flex min-h-14 items-center gap-3 border-b border-line px-4 md:px-6">
				<Link
					to={at.course(course.id)}
					aria-label={t("backToCourse")}
					title={t("backToCourse")}
					className="icon-btn -ml-2 shrink-0"
				>
					<Icon name="arrow-left" />
				</Link>
				<p className="min-w-0 flex-1 truncate font-semibold">{course.title}</p>
				{minutesLeft > 0 && <p className="shrink-0 text-13 text-ink-2">{t("minutesLeft", { count: minutesLeft })}</p>}
			</div>
			<details className="border-b border-line md:hidden">
				<summary className="flex min-h-12 cursor-pointer items-center gap-2 px-4 text-sm font-medium">
					<Icon name="list-checks" />
					{t("contents")}
					<span className="ml-auto text-13 text-ink-3">{howFar}</span>
				</summary>
				<div className="px-2 pb-4">{inside}</div>
			</details>
			<div className="flex flex-1">
				<aside className="w-61 shrink-0 border-r border-line bg-sunken px-3 py-5 max-md:hidden">
					<div className="mb-4 px-2.5">
						<Progress value={progress.done} max={progress.all} label={howFar} />
					</div>
					{inside}
				</aside>
				<div className="min-w-0 flex-1 px-4 pt-5 pb-28 md:px-6 md:pb-12">
					<article className="mx-auto max-w-175">
						{isPreview && <Notice>{t("previewing")}</Notice>}
						<div className="flex flex-wrap items-center justify-between gap-3">
							<h1
								lang={step.isTranslated ? step.language : undefined}
								className="min-w-0 text-xl font-semibold break-words"
							>
								{step.title}
							</h1>
							<LanguageLinks
								codes={step.languages}
								current={step.language}
								to={(code) => here(step.id, code === step.unnamed ? null : code)}
							/>
						</div>
						{!step.isTranslated && (
							<p className="mt-2">
								<Badge tone="warning" icon="languages">
									{t("notTranslated", { language: languages[step.wanted as Language]?.name ?? step.wanted })}
								</Badge>
							</p>
						)}
						{!isLocked && (
							<ReadingSwitch
								{...{ way, offered, isLearner }}
								onChoose={choose}
								fields={{ preview: "", ...(step.chosen && { language: step.chosen }) }}
							/>
						)}
						{isLocked && (
							<div className="mt-4">
								<Notice icon="lock" title={t("locked.title")}>
									<MissingList missing={missing} to={(id) => here(id)} />
								</Notice>
							</div>
						)}
						{watch && !step.isDone && (
							<p className="mt-3 text-sm text-ink-2">{t("watchAsked", { percent: watch.asked })}</p>
						)}
						{step.attends && !step.isDone && <p className="mt-3 text-sm text-ink-2">{t("attendAsked")}</p>}
						{media && (
							<StepPlayer
								key={media.guid}
								{...{ media, language: media.language, position: media.position }}
								savesPosition={!isPreview}
							/>
						)}
						{way === "audio" && (
							<SpokenText
								key={step.id}
								{...{ sound: reading.sound, language: step.language, savesPosition: isLearner, of: TEXT_ID }}
								position={positions[reading.sound?.guid ?? ""] ?? 0}
							/>
						)}
						<ReadingPlace key={`place:${step.id}`} block={step.block} saves={!isPreview && !isLocked}>
							<Highlighted key={way} id={TEXT_ID} quotes={notes.map(({ quote }) => quote)}>
								<LessonText
									pieces={way === "easy" && reading.easy ? reading.easy : body}
									language={step.language}
									positions={positions}
									savesPosition={!isPreview}
								/>
							</Highlighted>
						</ReadingPlace>
						<StepContents contents={contents as StepContent[]} positions={positions} savesPosition={!isPreview} />
						{quiz && (
							<QuizForm key={quiz.number} quiz={quiz} language={step.language} answer={answer} isPreview={isPreview} />
						)}
						{task && (
							<TaskForm task={task} fileOf={(id) => at.handIn(course.id, id)} answer={answer} isPreview={isPreview} />
						)}
						{!isPreview && !isLocked && <StepNotes notes={notes} language={step.language} answer={answer} />}
						{!isPreview && !isLocked && words && <StepWords words={words} answer={answer} />}
						<FormErrors errors={problem.summary} />
						<div className="mt-8 flex flex-wrap items-center gap-3 border-t border-line bg-sheet pt-4 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-10 max-md:mt-0 max-md:p-4">
							{previous && (
								<LinkButton to={here(previous)} size="lg" icon="arrow-left" className="max-md:px-4">
									{t("previous")}
								</LinkButton>
							)}
							{isPreview
								? next && (
										<LinkButton kind="primary" size="lg" icon="arrow-right" iconAfter to={here(next.id)}>
											{t("continue")}
										</LinkButton>
									)
								: !isLocked && (
										<Form method="post" className="max-md:flex-1">
											{step.chosen && <input type="hidden" name="language" value={step.chosen} />}
											<input type="hidden" name="read" value={step.language} />
											<input type="hidden" name="version" value={step.writtenAt ?? ""} />
											<input type="hidden" name={NEXT} value={next ? here(next.id) : at.course(course.id)} />
											<SubmitButton
												intent="done"
												size="lg"
												icon="arrow-right"
												iconAfter
												kind={onward ? "primary" : "secondary"}
												className="max-md:w-full"
											>
												{t(next ? "continue" : "finish")}
											</SubmitButton>
										</Form>
									)}
							{next && (
								<p className="text-13 text-ink-2 max-md:hidden">
									{t("nextStep", { title: next.title })} · {t("minutes", { count: next.minutes })}
								</p>
							)}
						</div>
					</article>
				</div>
			</div>
		</div>
	);
}
