import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Time } from "#app/ui/time";
import { FaultFields } from "../components/fault-fields";
import { FaultInput } from "../faults/faults.schema";
import { reportFault, showReport } from "../faults/faults.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { ResourceRef } from "../resources.schema";

export const handle = { i18n: ["resourceAsset", "resources", "errors"], title: "resourceAsset:report.title" };

export const loader = page("front", ResourceRef, showReport);
export const action = pageAction("front", { report: handler(FaultInput, reportFault) });

/** Says that something does not work. What is known already is shown first, so that nobody says it twice. */
export default function ReportFault() {
	const { id, title, place, known, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation(["resourceAsset", "resources"]);
	const at = paths(tenant);
	return (
		<PageBody width="form">
			<PageHeader
				back={{ to: at.resource(id), label: title }}
				title={t("report.title")}
				meta={[title, place].filter(Boolean).join(" · ")}
			/>
			{known.length > 0 && (
				<div className="mb-5">
					<Notice title={t("report.known")}>
						<ul className="mt-1 list-disc pl-5">
							{known.map(({ key, title: what, at: since }) => (
								<li key={key} className="break-words">
									{what} · <Time at={since} />
								</li>
							))}
						</ul>
					</Notice>
				</div>
			)}
			<Form method="post" className="flex flex-col gap-5" noValidate>
				<FaultFields problem={problem} />
				<Checkbox
					id="isBlocking"
					name="isBlocking"
					label={t("report.isBlocking")}
					help={t("report.isBlockingHelp")}
					defaultChecked={problem.ticked("isBlocking")}
				/>
				<FormErrors errors={problem.summary} />
				<div className="flex flex-wrap gap-2">
					<SubmitButton intent="report">{t("report.send")}</SubmitButton>
					<LinkButton to={at.resource(id)}>{t("resources:keep")}</LinkButton>
				</div>
			</Form>
		</PageBody>
	);
}
