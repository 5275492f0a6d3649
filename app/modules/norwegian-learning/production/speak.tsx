import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { KeptInput } from "#app/offline/components/kept-input";
import { SubmitButton } from "#app/ui/button";
import { Field } from "#app/ui/field";
import { FileInput } from "#app/ui/file-input";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { paths } from "../paths";
import type { OwnTaskData } from "./answer-task.server";
import { Recorder } from "./recorder";

/** A spoken answer: recorded here, or sent as a file; listened to, recorded anew, and sent. */
export function Speak({ data: { task, own, tenant }, answer }: { data: OwnTaskData; answer: unknown }) {
	const { t } = useTranslation("norwegianLearning");
	const problem = useFormProblem(answer, { intent: "record" });
	const sending = useFormProblem(answer, { intent: "send" });
	const isBusy = useNavigation().state !== "idle";
	const takes = own?.takes ?? 0;
	const left = task.takesMost === 0 ? null : Math.max(0, task.takesMost - takes);
	return (
		<>
			{own?.hasRecording && (
				<section aria-labelledby="own-recording">
					<h2 id="own-recording" className="mb-2 text-base font-semibold">
						{t("production.yourRecording")}
					</h2>
					{/* biome-ignore lint/a11y/useMediaCaption: it is what somebody has just said themselves */}
					<audio
						key={takes}
						src={`${paths(tenant).recording(own.id)}?take=${takes}`}
						controls
						preload="metadata"
						className="w-full"
						aria-label={t("production.yourRecording")}
					/>
				</section>
			)}
			{left === 0 ? (
				<p className="text-base">{t("production.noTakes")}</p>
			) : (
				<section aria-labelledby="record" className="card flex flex-col gap-4 p-4">
					<h2 id="record" className="text-base font-semibold">
						{t(own?.hasRecording ? "production.recordAgain" : "production.record")}
					</h2>
					<p className="text-sm text-ink-2">
						{t("production.seconds", { count: task.secondsMost })}
						{left !== null && ` · ${t("production.takesLeft", { count: left })}`}
					</p>
					<Recorder form="recording-form" secondsMost={task.secondsMost} isBusy={isBusy} />
					<Form
						id="recording-form"
						key={takes}
						method="post"
						encType="multipart/form-data"
						preventScrollReset
						noValidate
						className="flex flex-col gap-3"
					>
						<KeptInput intent="record" />
						<Field
							id="recording"
							label={t("production.file")}
							help={t("production.fileHelp")}
							error={problem.of("recording")}
						>
							{(ties) => <FileInput {...ties} name="recording" accept="audio/*" size="lg" />}
						</Field>
						<FormErrors errors={problem.summary} />
						<SubmitButton intent="record" kind="secondary" icon="upload" className="self-start">
							{t("production.upload")}
						</SubmitButton>
					</Form>
				</section>
			)}
			<Form method="post" className="flex flex-col gap-3">
				<KeptInput intent="send" />
				<FormErrors errors={[...sending.summary]} />
				{sending.of("recording") && (
					<p role="alert" className="text-base text-danger-ink">
						{sending.of("recording")}
					</p>
				)}
				<SubmitButton intent="send" size="lg" icon="send" className="self-start">
					{t("production.send")}
				</SubmitButton>
				<p className="text-13 text-ink-3">{t("production.sendHelp")}</p>
			</Form>
		</>
	);
}
