import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { verb } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextArea } from "#app/ui/text-field";
import { FormNamed } from "../build.schema";
import { ChangeList } from "../components/builder/change-list";
import { GoneFields } from "../components/builder/gone-fields";
import { PublishProblems } from "../components/builder/publish-problems";
import { page, pageAction } from "../guard.server";
import { PublishForm } from "../publish-page.schema";
import { publishFromPage, showPublish } from "../publish-page.server";

export const handle = { i18n: ["formBuild", "forms", "errors"], title: "formBuild:publish.title" };

export const loader = page("build", FormNamed, showPublish);
export const action = pageAction("build", { publish: verb(PublishForm, publishFromPage) });

/** What a new version changes, and what becomes of the answers to what it no longer asks. */
export default function Publish() {
	const { changes, problems, failed, revision, gone, form, definition, last, places } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("formBuild");
	const errors = problems.filter(({ level }) => level === "error");
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: places.build, label: t("publish.back") }}
				title={t("publish.title")}
				badges={<Badge tone="warning">{t("publish.version", { version: form.version + 1 })}</Badge>}
				meta={t("publish.replies", { count: form.replies })}
			/>
			<FormErrors errors={problem.summary} />
			<PublishProblems problems={problems} failed={failed} definition={definition} build={places.build} />
			<Section title={t("publish.changes")} className="mt-6">
				{form.version === 0 ? (
					<p className="text-sm text-ink-2">{t("publish.first")}</p>
				) : changes.length === 0 ? (
					<p className="text-sm text-ink-2">{t("publish.none")}</p>
				) : (
					<ChangeList changes={changes} definition={definition} lastScores={last?.scores ?? []} />
				)}
			</Section>
			<Form method="post" className="mt-8 flex flex-col gap-6" noValidate>
				<input type="hidden" name="revision" value={revision} />
				{gone.length > 0 && <GoneFields gone={gone} language={definition.languages[0]} />}
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
