import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Progress } from "#app/ui/progress";
import { TextArea } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { showAnswers } from "../answers.server";
import { AnswerView } from "../components/answer-view";
import { DueDay } from "../components/due-day";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { answersHandlers } from "../task-actions.server";
import { AnswersQuery } from "../task-library.schema";

export const handle = { i18n: ["taskLibrary", "errors"], title: "taskLibrary:task.answers" };

export const loader = page("give", AnswersQuery, showAnswers);
export const action = pageAction("give", answersHandlers);

type Data = Awaited<ReturnType<typeof showAnswers>>;

/** Who has a task, what they have answered, and the form that says something to it. */
export default function Answers() {
	const { task, items, next, isFirst, tenant } = useLoaderData<typeof loader>() as Data;
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("taskLibrary");
	const at = paths(tenant);
	const here = at.answers(task.id);
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: at.givenTasks, label: t("task.given") }}
				title={task.title}
				meta={
					<span className="flex flex-wrap gap-x-2">
						{t(`task.type.${task.answerType}`)}
						<DueDay dueOn={task.dueOn} isLate={task.isLate} />
					</span>
				}
				actions={
					<>
						<LinkButton icon="eye" to={at.content(task.contentId)}>
							{t("task.openContent")}
						</LinkButton>
						<ConfirmButton
							label={t("task.takeBack")}
							icon="undo-2"
							title={t("task.takeBackTitle", { title: task.title })}
							confirmLabel={t("task.takeBack")}
							fields={{ intent: "takeBack" }}
						>
							{t("task.takeBackHelp")}
						</ConfirmButton>
					</>
				}
			/>
			<div className="flex flex-col gap-4">
				{task.words && <p className="break-words whitespace-pre-line">{task.words}</p>}
				<Progress
					value={task.answered}
					max={task.all}
					label={t("task.answeredOf", { answered: task.answered, all: task.all })}
				/>
				<ul className="card divide-y divide-line shadow-1" aria-label={t("task.answers")}>
					{items.map((item) => (
						<Answer key={item.userId} item={item} file={at.answerFile(task.id, item.userId)} answer={answer} />
					))}
				</ul>
			</div>
			{(next || !isFirst) && (
				<nav className="mt-4 flex gap-2" aria-label={t("task.pages")}>
					{!isFirst && <LinkButton to={here}>{t("task.first")}</LinkButton>}
					{next && <LinkButton to={`${here}?cursor=${next}`}>{t("task.more")}</LinkButton>}
				</nav>
			)}
		</PageBody>
	);
}

function Answer({ item, file, answer }: { item: Data["items"][number]; file: string; answer: unknown }) {
	const { t } = useTranslation("taskLibrary");
	const id = `comment-${item.userId}`;
	const isOwn = (answer as { values?: { person?: string } } | undefined)?.values?.person === item.userId;
	const problem = useFormProblem(isOwn ? answer : undefined, { intent: "comment", ids: { comment: id } });
	return (
		<li className="p-4 text-sm">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h2 className="font-semibold break-words">{item.name}</h2>
				{item.answeredAt === null ? (
					<Badge>{t("task.notAnswered")}</Badge>
				) : (
					<span className="flex items-center gap-2 text-13 text-ink-2">
						<Time at={item.answeredAt} />
						<Badge tone="success">{t("task.isAnswered")}</Badge>
					</span>
				)}
			</div>
			{item.answeredAt !== null && (
				<>
					<AnswerView answer={item} address={file} />
					{item.isCommented && (
						<p className="mt-3 rounded-lg bg-sunken p-3 break-words whitespace-pre-line">{item.comment}</p>
					)}
					<details open={problem.refused || undefined} className="mt-2">
						<summary className="link inline-flex min-h-8 cursor-pointer items-center max-md:min-h-11">
							{t(item.isCommented ? "task.changeComment" : "task.comment")}
						</summary>
						<Form key={item.comment} method="post" className="mt-2 flex flex-col gap-3" preventScrollReset noValidate>
							<input type="hidden" name="person" value={item.userId} />
							<TextArea
								id={id}
								name="comment"
								label={t("task.commentTo", { name: item.name })}
								rows={3}
								error={problem.of("comment")}
								defaultValue={problem.typed("comment") ?? item.comment}
							/>
							<FormErrors errors={problem.summary} />
							<SubmitButton intent="comment" kind="secondary" icon="send" className="self-start">
								{t("task.sendComment")}
							</SubmitButton>
						</Form>
					</details>
				</>
			)}
		</li>
	);
}
