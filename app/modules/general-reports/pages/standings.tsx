import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody } from "#app/ui/page-header";
import { ProgressTable } from "../components/progress-table";
import { ProjectTop } from "../components/project-top";
import { RemindInProject } from "../forms.schema";
import { page, pageAction } from "../guard.server";
import { remindInProject, showProgress } from "../progress.server";
import { ProjectNamed } from "../projects.schema";

export const handle = { i18n: ["generalReports", "errors"] };

export const loader = page("front", ProjectNamed, showProgress);
export const action = pageAction("write", { remind: handler(RemindInProject, remindInProject) });

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

/** Who has answered what: members by forms. */
export default function Standings() {
	const { top, forms, members } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("generalReports");
	return (
		<PageBody>
			<ProjectTop top={top} tab="replies" />
			<div className="pt-6">
				<FormErrors errors={problem.summary} />
				{forms.length === 0 || members.length === 0 ? (
					<EmptyState icon="table" title={t("standings.none")}>
						{t("standings.noneHelp")}
					</EmptyState>
				) : (
					<ProgressTable top={top} forms={forms} members={members} />
				)}
			</div>
		</PageBody>
	);
}
