import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PickOne } from "#app/directory/components/pick-one";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import type { CompanyView } from "../companies/show-company.server";
import { paths } from "../paths";

type FollowUpsSectionProps = Pick<CompanyView, "followUps" | "answers" | "interviewers" | "tenant"> & {
	answer: unknown;
};

/** What is to be done for a company after what it has answered: by whom, and until when. */
export function FollowUpsSection({ followUps, answers, interviewers, tenant, answer }: FollowUpsSectionProps) {
	const { t } = useTranslation("kartlegging");
	const ids = { title: "follow-title", ownerId: "follow-owner", dueOn: "follow-due", from: "follow-from" };
	const problem = useFormProblem(answer, { intent: "addFollowUp", ids });
	const questions = new Map(answers.map(({ id, label }) => [id, label]));
	return (
		<Section title={t("followUps.title")} count={followUps.filter(({ doneOn }) => doneOn === null).length}>
			{followUps.length > 0 && (
				<CardList label={t("followUps.title")}>
					{followUps.map(({ id, title, dueOn, doneOn, isLate, owner, questionId }) => (
						<CardRow key={id} className="flex-wrap justify-between gap-y-2">
							<span className="min-w-0 flex-1 basis-56">
								<span className={`block text-sm font-medium break-words ${doneOn ? "text-ink-3 line-through" : ""}`}>
									{title}
								</span>
								<span className="text-13 text-ink-3">
									{[owner ?? t("company.nobody"), questionId && questions.get(questionId)].filter(Boolean).join(" · ")}
									{" · "}
									<Time at={doneOn ?? dueOn} as="date" />
								</span>
							</span>
							{isLate && (
								<Badge tone="danger" icon="clock">
									{t("followUps.late")}
								</Badge>
							)}
							<Form method="post" className="flex gap-2" preventScrollReset>
								<input type="hidden" name="id" value={id} />
								<SubmitButton
									intent="tickFollowUp"
									kind="secondary"
									size="sm"
									aria-label={t("followUps.tickOne", { title })}
								>
									{t(doneOn ? "followUps.untick" : "followUps.tick")}
								</SubmitButton>
								<SubmitButton
									intent="removeFollowUp"
									kind="quiet"
									size="sm"
									aria-label={t("followUps.removeOne", { title })}
								>
									{t("remove")}
								</SubmitButton>
							</Form>
						</CardRow>
					))}
				</CardList>
			)}
			<details className="mt-3" open={problem.refused || undefined}>
				<summary className="btn btn-secondary btn-sm">{t("followUps.add")}</summary>
				<Form
					method="post"
					key={followUps.length}
					className="group card mt-3 flex flex-col gap-4 p-4"
					preventScrollReset
					noValidate
				>
					<TextField
						id={ids.title}
						name="title"
						label={t("followUps.what")}
						error={problem.of("title")}
						defaultValue={problem.typed("title") ?? ""}
						autoComplete="off"
					/>
					<SelectField
						id={ids.from}
						name="from"
						label={t("followUps.from")}
						error={problem.of("from")}
						defaultValue={problem.typed("from") ?? ""}
						options={[
							{ value: "", label: t("followUps.fromNone") },
							...answers.map(({ id, label, lines, replyId }) => ({
								value: `${replyId}|${id}`,
								label: `${label} – ${lines.join(", ")}`.slice(0, 120),
							})),
						]}
					/>
					<div className="grid gap-4 sm:grid-cols-2">
						<PickOne
							id={ids.ownerId}
							name="ownerId"
							label={t("followUps.owner")}
							error={problem.of("ownerId")}
							defaultValue={problem.typed("ownerId") ?? ""}
							address={paths(tenant).people}
							choices={interviewers}
							none={t("company.nobody")}
						/>
						<TextField
							id={ids.dueOn}
							name="dueOn"
							type="date"
							label={t("followUps.due")}
							error={problem.of("dueOn")}
							defaultValue={problem.typed("dueOn") ?? ""}
						/>
					</div>
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="addFollowUp" kind="secondary" icon="plus">
							{t("followUps.add")}
						</SubmitButton>
					</div>
				</Form>
			</details>
		</Section>
	);
}
