import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, Nothing } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { allowNames, replaceNames, showPseudonyms } from "../pseudonyms/pseudonyms.server";

export const handle = { i18n: ["finch", "errors"], title: "finch:settings.title" };

export const loader = page("settings", Nothing, showPseudonyms);
export const action = pageAction("settings", {
	replaceNames: handler(Nothing, replaceNames),
	allowNames: handler(Nothing, allowNames),
});

/** Whether students are known by name or by codes whose list the school keeps. */
export default function Settings() {
	const { tenant, isPseudonymous, named } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("finch");
	const at = paths(tenant);
	return (
		<PageBody width="settings">
			<PageHeader back={{ to: at.students, label: t("students.title") }} title={t("settings.title")} />
			<FormErrors errors={problem.summary} />
			<Section title={t("pseudonyms.title")} intro={t("pseudonyms.intro")}>
				{isPseudonymous ? (
					<div className="flex flex-col items-start gap-4">
						<Notice tone="success" title={t("pseudonyms.isOn")}>
							{t("pseudonyms.isOnHelp")}
						</Notice>
						<ConfirmButton
							label={t("pseudonyms.allow")}
							kind="quiet"
							title={t("pseudonyms.allowTitle")}
							confirmLabel={t("pseudonyms.allow")}
							fields={{ intent: "allowNames" }}
						>
							{t("pseudonyms.allowEffect")}
						</ConfirmButton>
					</div>
				) : (
					<ol className="flex list-decimal flex-col gap-5 pl-5 text-sm">
						<li>
							<p>{t("pseudonyms.first")}</p>
							{named > 0 && (
								<p className="mt-2">
									<LinkButton icon="download" to={at.keyList} reloadDocument>
										{t("pseudonyms.list", { count: named })}
									</LinkButton>
								</p>
							)}
						</li>
						<li>
							<p className="mb-2">{t("pseudonyms.second")}</p>
							<ConfirmButton
								label={t("pseudonyms.replace")}
								kind="secondary"
								title={t("pseudonyms.replaceTitle", { count: named })}
								confirmLabel={t("pseudonyms.replace")}
								fields={{ intent: "replaceNames" }}
							>
								{t("pseudonyms.replaceEffect")}
							</ConfirmButton>
						</li>
					</ol>
				)}
			</Section>
		</PageBody>
	);
}
