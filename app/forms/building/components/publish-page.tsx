import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextArea } from "#app/ui/text-field";
import { textIn } from "../../definition/texts";
import type { showPublish } from "../publish-page.server";
import { ChangeList } from "./change-list";
import { GoneFields } from "./gone-fields";
import { PublishProblems } from "./publish-problems";

type PublishPageProps = { shown: Awaited<ReturnType<ReturnType<typeof showPublish>>>; answer: unknown };

/** What a new version changes, and what becomes of the answers to what it no longer asks. */
export function PublishPage({ shown, answer }: PublishPageProps) {
	const { changes, problems, failed, revision, gone, held, form, definition, last, places } = shown;
	const problem = useFormProblem(answer);
	const { t } = useTranslation("formBuild");
	const errors = problems.filter(({ level }) => level === "error");
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: places.build, label: t("publish.back") }}
				title={t("publish.title")}
				badges={<Badge tone="warning">{t("publish.version", { version: form.version + 1 })}</Badge>}
				meta={`${textIn(definition.title, definition.languages[0]).text} · ${t("publish.replies", { count: form.replies })}`}
			/>
			<FormErrors errors={problem.summary} />
			<PublishProblems problems={problems} failed={failed} definition={definition} build={places.build} />
			<Section title={t("publish.changes")} className="mt-6">
				{form.version === 0 ? (
					<p className="text-sm text-ink-2">{t("publish.first")}</p>
				) : changes.length === 0 ? (
					<p className="text-sm text-ink-2">{t("publish.none")}</p>
				) : (
					<ChangeList {...{ changes, definition, held }} isRough={gone.isRough} lastScores={last?.scores ?? []} />
				)}
			</Section>
			<Form method="post" className="mt-8 flex flex-col gap-6" noValidate>
				<input type="hidden" name="revision" value={revision} />
				{gone.parts.length > 0 && <GoneFields gone={gone} language={definition.languages[0]} />}
				<TextArea
					id="note"
					name="note"
					rows={2}
					optional
					label={t("publish.note")}
					help={t("publish.noteHelp")}
					error={problem.of("note")}
					defaultValue={problem.typed("note") ?? ""}
				/>
				{errors.length > 0 || failed.length > 0 ? (
					<Notice tone="warning">{t("publish.notYet")}</Notice>
				) : (
					<div className="flex flex-wrap gap-2">
						<SubmitButton intent="publish">{t("publish.submit", { version: form.version + 1 })}</SubmitButton>
						<LinkButton to={places.build}>{t("publish.keep")}</LinkButton>
					</div>
				)}
			</Form>
		</PageBody>
	);
}
