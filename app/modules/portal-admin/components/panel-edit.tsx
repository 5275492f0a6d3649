import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import type { Panel } from "../panel.server";
import { AboutFields } from "./about-fields";
import { PanelPart } from "./panel-part";

/** What the tenant is called and where it lies; at the end how it is closed and erased. */
export function PanelEdit({ panel, answer }: { panel: Panel; answer: unknown }) {
	const { t } = useTranslation("followup");
	const { tenant } = panel;
	const problem = useFormProblem(answer, { intent: "edit" });
	return (
		<>
			<PanelPart title={t("tenant.edit")}>
				<Form method="post" preventScrollReset className="space-y-5">
					<input type="hidden" name="tenant" value={tenant.guid} />
					<input type="hidden" name="updatedAt" value={tenant.updatedAt} />
					<AboutFields about={tenant} problem={problem} />
					<FormErrors errors={problem.summary} />
					<SubmitButton intent="edit" kind="secondary">
						{t("tenant.save")}
					</SubmitButton>
				</Form>
			</PanelPart>
			<Ending panel={panel} answer={answer} />
		</>
	);
}

function Ending({ panel, answer }: { panel: Panel; answer: unknown }) {
	const { t } = useTranslation("followup");
	const { guid, name, status } = panel.tenant;
	const isArchived = status === "archived";
	const erasing = useFormProblem(answer, { intent: "erase" });
	return (
		<PanelPart title={t("tenant.ending")}>
			<p className="text-13 text-ink-2">{t(isArchived ? "tenant.restoreHelp" : "tenant.archiveHelp")}</p>
			<div className="mt-3 space-y-3">
				<FormErrors errors={erasing.summary.map(({ text }) => ({ text }))} />
				<div className="flex flex-wrap gap-2">
					{isArchived ? (
						<Form method="post" preventScrollReset>
							<input type="hidden" name="tenant" value={guid} />
							<SubmitButton intent="restore" kind="secondary" size="sm">
								{t("tenant.restore")}
							</SubmitButton>
						</Form>
					) : (
						<ConfirmButton
							label={t("tenant.archive")}
							size="sm"
							kind="secondary"
							title={t("tenant.archiveTitle", { name })}
							confirmLabel={t("tenant.archive")}
							fields={{ intent: "archive", tenant: guid }}
						>
							{t("tenant.archiveEffect")}
						</ConfirmButton>
					)}
					<ConfirmButton
						label={t("tenant.erase")}
						size="sm"
						title={t("tenant.eraseTitle", { name })}
						confirmLabel={t("tenant.erase")}
						typedName={name}
						fields={{ intent: "erase", tenant: guid }}
					>
						{t("tenant.eraseEffect")}
					</ConfirmButton>
				</div>
			</div>
		</PanelPart>
	);
}
