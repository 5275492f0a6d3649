import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SoundField } from "#app/media/recorder/sound-field";
import { KeptInput } from "#app/offline/components/kept-input";
import { keepingForms, unlessKept } from "#app/offline/keep-action";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { Field } from "#app/ui/field";
import { FileInput } from "#app/ui/file-input";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextArea } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { AnswerView } from "../components/answer-view";
import { ContentMedia } from "../components/content-media";
import { ContentMeta } from "../components/content-meta";
import { ContentParts } from "../components/content-parts";
import { DueDay } from "../components/due-day";
import { page, pageAction } from "../guard.server";
import { showTask, type TaskData } from "../own-tasks.server";
import { paths } from "../paths";
import { SPOKEN_MAX, taskHandlers } from "../task-actions.server";
import { TaskQuery } from "../task-library.schema";

export const handle = { i18n: ["taskLibrary", "media", "offline", "errors"], title: "taskLibrary:task.one" };

export const loader = page("tasks", TaskQuery, showTask);
export const action = pageAction("tasks", taskHandlers, { bodyMax: SPOKEN_MAX });
/** An answer that cannot be sent for lack of a network waits on the device, a recording with it. */
export const clientAction = keepingForms();
export const shouldRevalidate = unlessKept;

/** A task with its content, and the form that answers it. */
export default function TaskPage() {
	const data = useLoaderData<typeof loader>() as TaskData;
	const reply = useActionData<typeof action>();
	const { t } = useTranslation("taskLibrary");
	const { task, content, answer, user, tenant } = data;
	const at = paths(tenant);
	return (
		<PageBody width="home">
			<PageHeader
				back={{ to: at.tasks, label: t("task.title") }}
				title={content.title}
				meta={<ContentMeta content={content} />}
			/>
			<div className="flex flex-col gap-6">
				{(task.words || task.dueOn) && (
					<div className="card p-4 text-sm">
						<p className="font-medium">
							<DueDay dueOn={task.dueOn} isLate={task.isLate} />
						</p>
						{task.words && <p className="mt-1 break-words whitespace-pre-line">{task.words}</p>}
					</div>
				)}
				<div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
					<div className="flex min-w-0 flex-col gap-6">
						<ContentMedia content={content} />
						<ContentParts parts={content.parts} language={content.language} />
					</div>
					<section className="flex min-w-0 flex-col gap-4">
						<h2 className="text-base font-semibold">{t("task.answer")}</h2>
						{answer.at !== null && (
							<div className="card p-4 text-sm">
								<p className="flex flex-wrap items-center gap-2">
									<Badge tone="success" icon="circle-check">
										{t("task.isAnswered")}
									</Badge>
									<Time at={answer.at} />
								</p>
								<AnswerView answer={answer} address={at.answerFile(task.id, user)} />
								{answer.comment && (
									<div className="mt-3 rounded-lg bg-sunken p-3">
										<p className="font-medium">{answer.by}</p>
										<p className="break-words whitespace-pre-line">{answer.comment}</p>
									</div>
								)}
							</div>
						)}
						{(answer.at === null || task.answerType !== "tick") && <AnswerForm data={data} reply={reply} />}
					</section>
				</div>
			</div>
		</PageBody>
	);
}

/** The fields of the task's own kind of answer. */
function AnswerForm({ data: { task, answer }, reply }: { data: TaskData; reply: unknown }) {
	const { t } = useTranslation("taskLibrary");
	const problem = useFormProblem(reply, { intent: "answer" });
	const { answerType } = task;
	const isAgain = answer.at !== null;
	return (
		<Form
			key={answer.at}
			method="post"
			encType="multipart/form-data"
			className="flex flex-col gap-4"
			preventScrollReset
			noValidate
		>
			<KeptInput intent="answer" />
			{answerType === "audio" && (
				<SoundField
					id="file"
					name="file"
					label={t("task.audio")}
					help={t("task.audioHelp")}
					error={problem.of("file")}
				/>
			)}
			{answerType === "file" && (
				<Field id="file" label={t("task.file")} help={t("task.fileHelp")} error={problem.of("file")}>
					{(ties) => <FileInput {...ties} name="file" size="lg" />}
				</Field>
			)}
			{answerType !== "tick" && (
				<TextArea
					id="words"
					name="words"
					label={t(answerType === "text" ? "task.own" : "task.remark")}
					rows={answerType === "text" ? 8 : 3}
					error={problem.of("words")}
					defaultValue={problem.typed("words") ?? answer.words}
					optional={answerType !== "text"}
				/>
			)}
			<FormErrors errors={problem.summary} />
			<SubmitButton
				intent="answer"
				size="lg"
				icon={answerType === "tick" ? "check" : "send"}
				kind={isAgain ? "secondary" : "primary"}
				className="self-start max-sm:w-full"
			>
				{t(answerType === "tick" ? "task.tick" : isAgain ? "task.sendAgain" : "task.send")}
			</SubmitButton>
		</Form>
	);
}
