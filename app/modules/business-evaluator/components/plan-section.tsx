import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { IconButton, SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { SelectField, TextField } from "#app/ui/text-field";
import type { EntrepreneurView } from "../entrepreneurs/show-entrepreneur.server";

type PlanSectionProps = Pick<EntrepreneurView, "plan" | "offers" | "shown" | "entrepreneur"> & { answer: unknown };

/** The next steps of an entrepreneur, each with the course or event that helps. */
export function PlanSection({ plan, offers, shown, entrepreneur, answer }: PlanSectionProps) {
	const { t } = useTranslation("businessEvaluator");
	const made = useFormProblem(answer, { intent: "makePlan" });
	const sent = useFormProblem(answer, { intent: "sendPlan" });
	const isOpen = plan.some(({ doneOn }) => doneOn === null);
	return (
		<Section title={t("plan.title")} intro={t("plan.intro")}>
			<FormErrors errors={[...made.summary, ...sent.summary]} />
			{plan.length === 0 ? (
				shown && (
					<Form method="post" preventScrollReset>
						<SubmitButton intent="makePlan" kind="secondary" icon="list-checks">
							{t("plan.make")}
						</SubmitButton>
					</Form>
				)
			) : (
				<CardList label={t("plan.title")}>
					{plan.map((task) => (
						<Task key={task.id} task={task} />
					))}
				</CardList>
			)}
			<NewTask key={plan.length} {...{ offers, answer }} />
			{isOpen && entrepreneur.email && (
				<Form method="post" className="mt-3" preventScrollReset>
					<SubmitButton intent="sendPlan" kind="secondary" icon="send">
						{t("plan.send")}
					</SubmitButton>
				</Form>
			)}
		</Section>
	);
}

function Task({ task: { id, title, area, path, pathTitle, doneOn } }: { task: EntrepreneurView["plan"][number] }) {
	const { t } = useTranslation("businessEvaluator");
	const isDone = doneOn !== null;
	return (
		<CardRow className="text-sm">
			<Form method="post" preventScrollReset>
				<input type="hidden" name="id" value={id} />
				<input type="hidden" name="isDone" value={isDone ? "" : "on"} />
				<IconButton
					type="submit"
					name="intent"
					value="taskDone"
					icon={isDone ? "square-check" : "square"}
					aria-pressed={isDone}
					label={t(isDone ? "plan.undo" : "plan.done", { title })}
				/>
			</Form>
			<div className="min-w-0 flex-1">
				<p className={`break-words ${isDone ? "text-ink-3 line-through" : "font-medium"}`}>{title}</p>
				{area && <p className="text-13 text-ink-3">{area}</p>}
				{path && (
					<p className="text-13">
						<Link to={path} className="link">
							{pathTitle}
						</Link>
					</p>
				)}
			</div>
			<Form method="post" preventScrollReset>
				<input type="hidden" name="id" value={id} />
				<IconButton type="submit" name="intent" value="removeTask" icon="trash-2" label={t("plan.remove", { title })} />
			</Form>
		</CardRow>
	);
}

function NewTask({ offers, answer }: Pick<PlanSectionProps, "offers" | "answer">) {
	const { t } = useTranslation("businessEvaluator");
	const problem = useFormProblem(answer, { intent: "saveTask" });
	return (
		<details className="mt-3" open={problem.refused || undefined}>
			<summary className="btn btn-secondary btn-sm">{t("plan.add")}</summary>
			<Form method="post" className="group card mt-2 flex flex-col gap-3 p-4" preventScrollReset noValidate>
				<TextField
					id="title"
					name="title"
					label={t("plan.task")}
					error={problem.of("title")}
					defaultValue={problem.typed("title") ?? ""}
				/>
				<SelectField
					id="path"
					name="path"
					label={t("plan.help")}
					error={problem.of("path")}
					defaultValue={problem.typed("path") ?? ""}
					options={[
						{ value: "", label: t("plan.noHelp") },
						...offers.map(({ path, title }) => ({ value: path, label: title })),
					]}
				/>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="saveTask" kind="secondary">
						{t("plan.save")}
					</SubmitButton>
				</div>
			</Form>
		</details>
	);
}
