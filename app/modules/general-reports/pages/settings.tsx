import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody } from "#app/ui/page-header";
import { ProjectFields } from "../components/project-fields";
import { ProjectTop } from "../components/project-top";
import { page, pageAction } from "../guard.server";
import { archiveFromPage, changeFromPage, restoreFromPage, showSettings } from "../project-pages.server";
import { ChangeProject, ProjectNamed } from "../projects.schema";

export const handle = { i18n: ["generalReports", "forms", "errors"] };

export const loader = page("write", ProjectNamed, showSettings);
export const action = pageAction("write", {
	change: handler(ChangeProject, changeFromPage),
	archive: handler(ProjectNamed, archiveFromPage),
	restore: handler(ProjectNamed, restoreFromPage),
});

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

/** A project's name, words and period, and its place in the archive. */
export default function Settings() {
	const { top } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("generalReports");
	return (
		<PageBody width="settings">
			<ProjectTop top={top} tab="settings" />
			<div className="pt-6">
				<FormErrors errors={problem.summary} />
				{top.isArchived ? (
					<Form method="post">
						<SubmitButton intent="restore">{t("archive.restore")}</SubmitButton>
					</Form>
				) : (
					<>
						<Form method="post" className="flex flex-col gap-6" noValidate>
							<ProjectFields given={top} problem={problem} />
							<div>
								<SubmitButton intent="change">{t("save")}</SubmitButton>
							</div>
						</Form>
						<Section title={t("archive.title")} intro={t("archive.help")}>
							<ConfirmButton
								label={t("archive.action")}
								icon="archive"
								title={t("archive.ask", { name: top.name })}
								confirmLabel={t("archive.action")}
								fields={{ intent: "archive" }}
							>
								{t("archive.effect")}
							</ConfirmButton>
						</Section>
					</>
				)}
			</div>
		</PageBody>
	);
}
