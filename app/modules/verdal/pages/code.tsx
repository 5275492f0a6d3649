import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { SubmitButton } from "#app/ui/button";
import { Card } from "#app/ui/card";
import { DefinitionList } from "#app/ui/definition-list";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { CodeInput, CodeNamed, ReplaceCodeInput } from "../codes/codes.schema";
import { deactivateCode, deleteCode, movePlacements, saveCode, showCode } from "../codes/show-codes.server";
import { CodeFields } from "../components/code-fields";
import { Removal } from "../components/removal";
import { StateBadge } from "../components/state-badge";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["verdal", "errors"], title: "verdal:codes.title" };

const author = { level: LEVEL_ALL };

export const loader = page("codes", CodeNamed, showCode);
export const action = pageAction("codes", {
	save: handler(CodeInput, saveCode, author),
	deactivate: handler(CodeNamed, deactivateCode, author),
	replace: handler(ReplaceCodeInput, movePlacements, author),
	remove: handler(CodeNamed, deleteCode, author),
});

/** A position code: to be changed, and what becomes of it where it is not wanted any more. */
export default function CodePage() {
	const { code, used, groups, others, mayWrite, title, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer, { intent: "save" });
	const { t } = useTranslation("verdal");
	const format = useFormat();
	const facts = {
		reportingName: code.reportingName,
		group: code.group,
		styrk08: code.styrk08,
		validFrom: code.validFrom && format.date(code.validFrom),
		validTo: code.validTo && format.date(code.validTo),
	};
	return (
		<PageBody width="form">
			<PageHeader
				title={title}
				back={{ to: paths(tenant).codes, label: t("codes.title") }}
				badges={<StateBadge state={code.state} />}
				meta={used === 0 ? t("code.unusedNow") : t("code.usedNow", { count: used })}
			/>
			{mayWrite ? (
				<>
					<Form method="post" key={code.updatedAt} className="group flex flex-col gap-5" preventScrollReset noValidate>
						<input type="hidden" name="updatedAt" value={code.updatedAt} />
						<CodeFields {...{ problem, groups, code }} />
						<FormErrors errors={problem.summary} />
						<div>
							<SubmitButton intent="save">{t("save")}</SubmitButton>
						</div>
					</Form>
					<Removal of="code" name={title} {...{ used, others, answer }} isActive={code.isActive} />
				</>
			) : (
				<Card>
					<DefinitionList
						items={Object.entries(facts).flatMap(([key, value]) => (value ? [{ label: t(`code.${key}`), value }] : []))}
					/>
				</Card>
			)}
		</PageBody>
	);
}
