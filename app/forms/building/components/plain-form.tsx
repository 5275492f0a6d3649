import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import type { showPlain } from "../plain.server";
import { plainKinds } from "../plain-kinds";
import { ChangeList } from "./change-list";
import { GoneFields } from "./gone-fields";
import { PlainQuestion } from "./plain-question";
import { PlainUses } from "./plain-uses";
import { PublishProblems } from "./publish-problems";

type PlainFormProps = {
	shown: Awaited<ReturnType<ReturnType<typeof showPlain>>>;
	answer: unknown;
	back: { to: string; label: string };
	/** Where the problems' links lead. */
	place: string;
};

/** A form as a plain list of its questions: every change is a form of its own, and needs no JavaScript. */
export function PlainForm({ shown, answer, back, place }: PlainFormProps) {
	const { t } = useTranslation("formBuild");
	const { form, revision, title, questions, changes, problems, failed, definition, gone, held } = shown;
	const problem = useFormProblem(answer);
	const adding = useFormProblem(answer, { intent: "add" });
	const isReady = failed.length === 0 && problems.every(({ level }) => level !== "error");
	const based = <input type="hidden" name="revision" value={revision} />;
	return (
		<PageBody width="settings">
			<PageHeader
				back={back}
				title={title || t("noTitle")}
				badges={<Badge tone="warning">{t("draftOf", { version: form.version + 1 })}</Badge>}
			/>
			<FormErrors errors={problem.summary} />
			<Form method="post" className="mt-4 flex flex-wrap items-end gap-3" noValidate>
				{based}
				<TextField id="title" name="title" label={t("form.title")} defaultValue={title} className="min-w-0 flex-1" />
				<SubmitButton intent="rename" kind="secondary">
					{t("plain.rename")}
				</SubmitButton>
			</Form>
			<Section title={t("plain.questions")} className="mt-8">
				{questions.length === 0 && <p className="text-sm text-ink-2">{t("problem.noQuestions")}</p>}
				<PlainUses touched={shown.touched.filter((one) => one.at === "")} />
				<ol className="card divide-y divide-line empty:hidden">
					{questions.map((question, at) => (
						<PlainQuestion
							key={question.id}
							question={question}
							at={at}
							of={questions.length}
							revision={revision}
							answer={answer}
						>
							<PlainUses touched={shown.touched.filter((one) => one.at === question.id)} />
						</PlainQuestion>
					))}
				</ol>
			</Section>
			<Section title={t("palette.title")} className="mt-8">
				<Form method="post" className="flex flex-col gap-5" noValidate>
					{based}
					<SelectField
						id="type"
						name="type"
						label={t("plain.type")}
						help={t("plain.kindsHelp")}
						options={plainKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
						defaultValue={adding.typed("type") ?? "shortText"}
					/>
					<TextField
						id="label"
						name="label"
						label={t("words.question")}
						error={adding.of("label")}
						defaultValue={adding.typed("label") ?? ""}
						autoComplete="off"
					/>
					<TextArea
						id="options"
						name="options"
						rows={3}
						optional
						label={t("options.title")}
						help={t("plain.optionsHelp")}
						defaultValue={adding.typed("options") ?? ""}
					/>
					<div>
						<SubmitButton intent="add" kind="secondary" icon="plus">
							{t("plain.add")}
						</SubmitButton>
					</div>
				</Form>
			</Section>
			<Section title={t("publish.title")} className="mt-8">
				<PublishProblems problems={problems} failed={failed} definition={definition} build={place} />
				{form.version > 0 && changes.length > 0 && (
					<div className="mt-4">
						<ChangeList {...{ changes, definition, held }} isRough={gone.isRough} lastScores={[]} />
					</div>
				)}
				{isReady && (
					<Form method="post" className="mt-4 flex flex-col items-start gap-6">
						{based}
						{gone.parts.length > 0 && <GoneFields gone={gone} language={definition.languages[0]} />}
						<SubmitButton intent="publish">{t("publish.submit", { version: form.version + 1 })}</SubmitButton>
					</Form>
				)}
			</Section>
		</PageBody>
	);
}
