import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PeoplePicker } from "#app/directory/components/people-picker";
import { SubmitButton } from "#app/ui/button";
import { RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextArea, TextField } from "#app/ui/text-field";
import { answerTypes } from "../choices";
import { ContentMeta } from "../components/content-meta";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { giveTaskHandlers } from "../task-actions.server";
import { ContentQuery } from "../task-library.schema";
import { showGiveTask } from "../tasks.server";

export const handle = { i18n: ["taskLibrary", "people", "errors"], title: "taskLibrary:task.give" };

export const loader = page("give", ContentQuery, showGiveTask);
export const action = pageAction("give", giveTaskHandlers);

/** Gives a content to people: who gets it, how they answer and until when. */
export default function GiveTask() {
	const { content, groups, people, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("taskLibrary");
	const problem = useFormProblem(answer, { intent: "give" });
	const at = paths(tenant);
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: at.content(content.id), label: content.title }}
				title={t("task.give")}
				meta={<ContentMeta content={content} />}
			/>
			<Form method="post" className="flex flex-col gap-6" noValidate>
				<PeoplePicker
					id="people"
					name="people"
					legend={t("task.who")}
					address={at.people}
					people={people}
					groups={groups}
					error={problem.of("people")}
					ticked={(id) => problem.ticked("people", id)}
				/>
				<RadioGroup
					id="answerType"
					name="answerType"
					legend={t("task.answerType")}
					error={problem.of("answerType")}
					defaultValue={problem.typed("answerType") ?? "tick"}
					options={answerTypes.map((value) => ({ value, label: t(`task.type.${value}`) }))}
				/>
				<TextArea
					id="words"
					name="words"
					label={t("task.words")}
					help={t("task.wordsHelp")}
					rows={4}
					error={problem.of("words")}
					defaultValue={problem.typed("words")}
					optional
				/>
				<TextField
					id="dueOn"
					name="dueOn"
					type="date"
					width="max-w-44"
					label={t("task.dueOn")}
					error={problem.of("dueOn")}
					defaultValue={problem.typed("dueOn")}
					optional
				/>
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="give" icon="send" className="self-start">
					{t("task.give")}
				</SubmitButton>
			</Form>
		</PageBody>
	);
}
