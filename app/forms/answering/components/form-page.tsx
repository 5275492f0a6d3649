import { Form, useLocation, useNavigation } from "@remix-run/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { to } from "#app/platform/portal-paths";
import { FormErrors } from "#app/ui/form-errors";
import { Notice } from "#app/ui/notice";
import { availableOptions, pipedFrom } from "../../answers/available-options";
import { checkReply } from "../../answers/check-reply";
import { formatAnswer } from "../../answers/format-answer";
import { answersFromFields } from "../../answers/from-fields";
import { isBegun } from "../../answers/is-begun";
import { questionsById } from "../../definition/definition";
import { isAsked } from "../../definition/question";
import { textIn } from "../../definition/texts";
import { resultOf } from "../../results/result";
import type { ShownForm } from "../show-form.server";
import type { AnswerState } from "../state";
import { minutesFor, REVIEW, START, stepsOf } from "../steps";
import { useAutosave } from "../use-autosave";
import { replaceState, useKept } from "../use-kept";
import { AnswerFrame } from "./answer-frame";
import { ClosedForm } from "./closed-form";
import { DeclineButton } from "./decline-button";
import { FootButtons } from "./foot-buttons";
import { KeptAnswers } from "./kept-answers";
import { LanguageMenu } from "./language-menu";
import { LaterForm } from "./later-form";
import { Messages } from "./messages";
import { AskingProvider } from "./reader";
import { ReviewStep } from "./review-step";
import { StartStep } from "./start-step";
import { StepProgress } from "./step-progress";
import { StepQuestions } from "./step-questions";
import { UnsentAnswers } from "./unsent-answers";
import { useChoiceKeys } from "./use-choice-keys";
import { useLive } from "./use-live";
import { usePipe } from "./use-pipe";
import { useProgress } from "./use-progress";
import { useStepNews } from "./use-step-news";

const FORM = "answers";

/** What is said of who answers, by what they are known by. */
const whoBy = { login: "you", link: "byLink" } as const;

type FormPageProps = {
	shown: ShownForm;
	state: AnswerState;
	/** Why what was sent was not taken. */
	problem: string | null;
};

/** A form as it is answered by whoever has its address: one screen at a time, each a plain form that is posted. */
export function FormPage({ shown, state, problem }: FormPageProps) {
	const { t } = useTranslation("forms");
	const { search } = useLocation();
	const busy = useNavigation().formData?.get("go");
	const { definition, language, second, tenant, presentation } = shown;
	const [written] = definition.languages;
	const languages = useMemo((): [typeof language, typeof language] => [language, written], [language, written]);
	const { typed, onInput } = useLive(state, FORM, (fields) =>
		answersFromFields(definition, fields, state.answers, String(fields.shown ?? "").split(" ")),
	);
	useChoiceKeys(FORM);
	const { revision, hold, isSaved } = useAutosave({ isOn: state.revision !== null, form: FORM, state, typed });
	const menu = <LanguageMenu form={FORM} current={language} second={second} offered={definition.languages} />;
	const { path } = useMemo(() => {
		const { role, earlier, ...rest } = shown.around;
		return checkReply(definition, typed, { ...rest, role: role ?? undefined, earlier: earlier ?? undefined });
	}, [definition, typed, shown.around]);
	const questions = useMemo(() => questionsById(definition), [definition]);
	const words = { yes: t("answering.yes"), no: t("answering.no"), other: t("answering.other"), languages };
	const say = (id: string) => {
		const question = questions.get(id);
		const options = question && pipedFrom(question) ? availableOptions(definition, question, path.answers) : undefined;
		return question ? formatAnswer(question, path.answers, { ...words, options }).join(", ") : "";
	};
	const pipe = usePipe(definition, say);
	const read = () =>
		[...questions.values()]
			.filter((question) => isAsked(question) && say(question.id) !== "")
			.map(({ id, label }) => ({ id, label, lines: [say(id)] }));
	const { fieldErrors, answers } = state;
	const isLarge = presentation === "questions";
	// The same while people type: all questions stand in it.
	const asking = useMemo(
		() => ({ languages, second, fieldErrors, typed: answers, pipe, isLarge }),
		[languages, second, fieldErrors, answers, pipe, isLarge],
	);
	const steps = stepsOf(definition, path, presentation);
	const progress = useProgress({ definition, presentation, steps, step: state.step });
	const news = useStepNews({
		...{ step: state.step, words: progress?.words ?? "", title: shown.title },
		hasFieldErrors: fieldErrors.length > 0 || problem !== null,
	});
	const { begun, forget, hide } = useKept({
		...{ guid: shown.guid, version: shown.versionId, state, typed, read },
		isOn: !shown.isHealth && state.revision === null && !shown.isMember && !shown.closed,
	});
	if (shown.closed)
		return (
			<AnswerFrame tenant={tenant} aside={null}>
				<AskingProvider asking={asking}>
					<ClosedForm {...{ shown, state }} why={shown.closed} problem={problem} />
				</AskingProvider>
			</AnswerFrame>
		);
	const step = steps.find(({ id }) => id === state.step) ?? steps[0];
	const keepThis = () => {
		forget();
		hide();
	};
	const beginAnew = () => {
		forget();
		replaceState(FORM, { ...shown.fresh, version: shown.versionId });
	};
	const standing = step?.questions ?? [];
	const title = textIn(definition.title, ...languages);
	const hasFiles = standing.some((id) => questions.get(id)?.type === "file");
	return (
		<AnswerFrame
			tenant={tenant}
			aside={
				<>
					{/* What Enter in a field presses: the first button of a form, wherever it stands. */}
					<button type="submit" form={FORM} name="go" value="next" tabIndex={-1} aria-hidden="true" className="sr-only">
						{t("answering.next")}
					</button>
					{menu}
				</>
			}
			name={step?.kind === "start" ? undefined : title.text}
			close={shown.isMember ? to.home() : undefined}
			head={progress && <StepProgress {...progress} isSaved={isSaved} />}
		>
			<AskingProvider asking={asking}>
				<Form
					method="post"
					action={search || undefined}
					id={FORM}
					noValidate
					encType={hasFiles ? "multipart/form-data" : undefined}
					onSubmit={hold}
					onInput={onInput}
					className="flex flex-1 flex-col"
				>
					<input type="hidden" name="step" value={state.step} />
					<input type="hidden" name="kept" value={JSON.stringify(state.answers)} />
					<input type="hidden" name="shown" value={standing.join(" ")} />
					<input type="hidden" name="sendKey" value={state.sendKey} />
					<input type="hidden" name="startedAt" value={state.startedAt} />
					<input type="hidden" name="version" value={shown.versionId} />
					{revision !== null && <input type="hidden" name="revision" value={revision} />}
					<div className="mx-auto w-full max-w-160 flex-1 px-4 pt-8 pb-12 md:px-0">
						{problem && (
							<div className="mb-6">
								<FormErrors errors={[{ text: problem }]} />
								{shown.unsent.length > 0 && <UnsentAnswers unsent={shown.unsent} />}
							</div>
						)}
						<p role="status" className="sr-only">
							{news}
						</p>
						{begun && <KeptAnswers begun={begun} form={FORM} onForget={state.step === START ? undefined : keepThis} />}
						{shown.isMailed && (
							<div className="mb-8">
								<Notice icon="mail" title={t("later.mailed")} live>
									<p>{t("later.mailedHelp")}</p>
								</Notice>
							</div>
						)}
						{step?.kind === "start" && <Messages messages={shown.messages} />}
						{step?.kind === "start" && (
							<StartStep
								form={FORM}
								language={language}
								definition={definition}
								tenant={tenant.name}
								about={shown.about}
								answersAs={shown.answersAs}
								contact={shown.contact}
								keptDays={shown.keptDays}
								minutes={shown.minutes ?? minutesFor([...questions.values()])}
								who={shown.isAnonymous ? "anonymous" : shown.knownBy ? whoBy[shown.knownBy] : "known"}
								amends={shown.amends}
								hasBegun={
									shown.hasBegun ||
									isBegun(definition, answers, { answers: shown.fresh.answers, today: shown.around.today })
								}
							/>
						)}
						{step?.kind === "start" && shown.decline && <DeclineButton decline={shown.decline} />}
						{step?.kind === "questions" && (
							// A step begins anew: what stood in the fields of another one is not its.
							<StepQuestions key={step.id} ids={standing} path={path} shown={shown} />
						)}
						{step?.kind === "review" && (
							<ReviewStep
								result={shown.resultFirst ? resultOf(definition, path.scores, shown.language) : null}
								definition={definition}
								path={path}
								steps={steps}
								copyTo={shown.copyTo}
								checkKey={shown.checkKey}
							/>
						)}
						{step?.kind === "review" && shown.resultFirst && shown.decline === "open" && (
							<DeclineButton decline="open" />
						)}
						{shown.offersLater && step?.kind !== "start" && <LaterForm key={state.step} busy={busy === "later"} />}
					</div>
					<FootButtons
						form={FORM}
						begun={begun}
						onForget={beginAnew}
						isFirst={state.step === START}
						isLast={state.step === REVIEW}
						busy={typeof busy === "string" ? busy : null}
					/>
				</Form>
			</AskingProvider>
		</AnswerFrame>
	);
}
