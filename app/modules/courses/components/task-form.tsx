import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SoundField } from "#app/media/recorder/sound-field";
import { KeptInput } from "#app/offline/components/kept-input";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextArea } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import type { Task } from "../show-course.server";
import { handInTones, Marks } from "./marks";

type Props = { task: Task; fileOf: (id: string) => string; answer: unknown; isPreview: boolean };

/** What the learner has handed in at a step, what the teacher says to it, and the form that hands in. */
export function TaskForm({ task, fileOf, answer, isPreview }: Props) {
	const { t } = useTranslation("courses");
	const problem = useFormProblem(answer, { intent: "handIn" });
	return (
		<section className="mt-8 border-t border-line pt-6">
			<h2 className="text-base font-semibold">{t("task.title")}</h2>
			{task.criteria.length > 0 && task.isOpen && (
				<>
					<p className="mt-3 text-sm">{t("task.criteria")}</p>
					<ul className="list-disc pl-5 text-sm">
						{task.criteria.map((criterion) => (
							<li key={criterion}>{criterion}</li>
						))}
					</ul>
				</>
			)}
			<ul className="mt-3 flex flex-col gap-3">
				{task.given.map(({ id, words, status, comment, marks, at, file, by, isEarlier }) => (
					<li key={id} className="card p-4 text-sm">
						<p className="flex flex-wrap items-center gap-2">
							<Badge tone={handInTones[status]}>{t(`task.${status}`)}</Badge>
							<Time at={at} />
							{isEarlier && <span className="text-ink-2">{t("task.earlier")}</span>}
						</p>
						{words && <p className="mt-2 break-words whitespace-pre-line">{words}</p>}
						{file && (
							<a href={fileOf(id)} download className="link mt-2 inline-block break-all">
								{file}
							</a>
						)}
						<Marks marks={marks} />
						{comment && (
							<div className="mt-3 rounded-lg bg-sunken p-3">
								{by && <p className="font-medium">{by}</p>}
								<p className="break-words whitespace-pre-line">{comment}</p>
							</div>
						)}
					</li>
				))}
			</ul>
			{task.isOpen && !isPreview && (
				<Form
					key={task.number}
					method="post"
					encType="multipart/form-data"
					className="mt-4 flex flex-col gap-4"
					preventScrollReset
					noValidate
				>
					<KeptInput intent="handIn" />
					<input type="hidden" name="number" value={task.number} />
					<TextArea
						id="words"
						name="words"
						label={t("task.words")}
						rows={6}
						error={problem.of("words")}
						defaultValue={problem.typed("words")}
						optional
					/>
					<SoundField
						id="file"
						name="file"
						label={t("task.file")}
						help={t("task.fileHelp")}
						error={problem.of("file")}
						anyFile
						optional
					/>
					<FormErrors errors={problem.summary} />
					<SubmitButton intent="handIn" size="lg" kind="secondary" icon="send" className="self-start max-sm:w-full">
						{t(task.isAgain ? "task.sendAgain" : "task.send")}
					</SubmitButton>
				</Form>
			)}
		</section>
	);
}
