import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { ChangedChecklistInput, ChecklistNamed } from "../checklists/checklists.schema";
import {
	changeChecklist,
	lockChecklist,
	pushChecklist,
	removeChecklist,
	showChecklist,
} from "../checklists/checklists.server";
import { ChecklistFields } from "../components/checklist-fields";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["hms", "errors"], title: "hms:checklists.title" };

export const loader = page("checklists", ChecklistNamed, showChecklist);
export const action = pageAction("checklists", {
	save: handler(ChangedChecklistInput, changeChecklist),
	remove: handler(ChecklistNamed, removeChecklist),
	lock: handler(ChecklistNamed, lockChecklist, { level: LEVEL_ALL }),
	push: handler(ChecklistNamed, pushChecklist, { level: LEVEL_ALL }),
});

export default function Checklist() {
	const { tenant, checklist, behind, mayChange, mayLock } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("hms");
	return (
		<PageBody width="form">
			<PageHeader
				title={checklist.name}
				back={{ to: paths(tenant).checklists, label: t("checklists.title") }}
				badges={checklist.isLocked && <Badge icon="lock">{t("checklists.locked")}</Badge>}
				meta={t("checklists.version", { version: checklist.version })}
				actions={
					mayChange && (
						<ConfirmButton
							label={t("checklists.remove")}
							title={t("checklists.removeTitle", { name: checklist.name })}
							confirmLabel={t("checklists.remove")}
							fields={{ intent: "remove" }}
						>
							{t("checklists.removeEffect")}
						</ConfirmButton>
					)
				}
			/>
			{mayLock && behind > 0 && (
				<div className="mb-6">
					<Notice
						title={t("checklists.behind", { count: behind })}
						action={
							<Form method="post">
								<SubmitButton intent="push" kind="secondary">
									{t("checklists.push", { count: behind })}
								</SubmitButton>
							</Form>
						}
					>
						{t("checklists.behindHelp")}
					</Notice>
				</div>
			)}
			{mayLock && (
				<Form method="post" className="mb-6 flex flex-wrap items-center gap-3" preventScrollReset>
					<SubmitButton intent="lock" kind="secondary" icon="lock">
						{t(checklist.isLocked ? "checklists.unlock" : "checklists.lock")}
					</SubmitButton>
					<span className="min-w-0 flex-1 text-13 text-ink-2">{t("checklists.lockHelp")}</span>
				</Form>
			)}
			{!mayChange && (
				<>
					<Notice icon="lock">{t("errors.isLocked")}</Notice>
					<p className="card mt-6 p-4 text-sm whitespace-pre-line">{checklist.points}</p>
				</>
			)}
			{mayChange && (
				<Form method="post" className="group flex flex-col gap-5" noValidate>
					<input type="hidden" name="updatedAt" value={checklist.updatedAt} />
					<ChecklistFields checklist={checklist} problem={problem} />
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="save">{t("save")}</SubmitButton>
					</div>
				</Form>
			)}
		</PageBody>
	);
}
