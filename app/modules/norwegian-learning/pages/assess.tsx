import { useActionData, useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { SpeedField } from "#app/media/player/speed-field";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { OfficialLine } from "../components/official-line";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { AssessForm } from "../production/assess-form";
import { GivenAssessments } from "../production/given-assessments";
import { ProductionQuery, RECORDING_FORM_MAX } from "../production/production.schema";
import { assessHandlers } from "../production/production-actions.server";
import { type AnswerData, showAnswer } from "../production/show-production.server";

export const handle = { i18n: ["norwegianLearning", "media", "errors"], title: "norwegianLearning:production.answer" };

export const loader = page("production", ProductionQuery, showAnswer);
export const action = pageAction("production", assessHandlers, { bodyMax: RECORDING_FORM_MAX });

/** What somebody has written or said, and how it is assessed. */
export default function Assess() {
	const data = useLoaderData<typeof loader>() as AnswerData;
	const sent = useActionData<typeof action>();
	const { t } = useTranslation("norwegianLearning");
	const { answer, given, mayAssess, isTeacher, mine, tenant } = data;
	const { task } = answer;
	const at = paths(tenant);
	const differs = answer.status === "sent" && given.length > 1;
	return (
		<PageBody width="home">
			<PageHeader
				back={{ to: at.production, label: t("production.title") }}
				title={isTeacher ? answer.name || t("result.nobody") : task.title}
				meta={[...(isTeacher ? [task.title] : []), t(`production.kind.${task.kind}`)].join(" · ")}
			/>
			<div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="flex min-w-0 flex-col gap-5">
					<details>
						<summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
							{t("item.task")}
						</summary>
						<p lang={task.written} className="text-sm whitespace-pre-line">
							{task.prompt}
						</p>
					</details>
					{answer.hasRecording && <Listen src={at.recording(answer.id)} />}
					{answer.text && (
						<section aria-label={t("production.text")} className="card p-4">
							<p lang={task.written} className="text-base break-words whitespace-pre-line">
								{answer.text}
							</p>
							<p className="mt-3 text-13 text-ink-3">
								{[
									t("production.words", { count: answer.words }),
									...(task.wordsAbout > 0 ? [t("production.about", { count: task.wordsAbout })] : []),
								].join(" · ")}
							</p>
						</section>
					)}
				</div>
				<div className="flex min-w-0 flex-col gap-5">
					{answer.level && (
						<p className="text-lg font-semibold">
							{t("item.level")}: {t(`levels.${answer.level}`)}
						</p>
					)}
					{answer.status === "sent" && !isTeacher && (
						<Notice tone="info" title={t("production.state.sent")}>
							{t("production.sentHelp")}
						</Notice>
					)}
					{isTeacher && answer.status === "sent" && mine && (
						<Notice tone={differs ? "warning" : "info"}>
							{t(differs ? "production.differs" : "production.waitsForOther")}
						</Notice>
					)}
					{given.length > 0 && <GivenAssessments {...{ given, tenant }} answerId={answer.id} kind={task.kind} />}
					{mayAssess && <AssessForm key={mine?.at} mine={mine} kind={task.kind} answer={sent} />}
					<OfficialLine text={t("production.notOfficial")} />
				</div>
			</div>
		</PageBody>
	);
}

/** A recording at the speed that somebody likes. */
function Listen({ src }: { src: string }) {
	const { t } = useTranslation("norwegianLearning");
	const player = useRef<HTMLAudioElement>(null);
	return (
		<section aria-label={t("production.recordingOf")} className="card p-4">
			{/* biome-ignore lint/a11y/useMediaCaption: what is said is what is assessed */}
			<audio
				ref={player}
				src={src}
				controls
				preload="metadata"
				className="w-full"
				aria-label={t("production.recordingOf")}
			/>
			<div className="mt-2 text-13">
				<SpeedField player={player} label={t("production.speed")} />
			</div>
		</section>
	);
}
