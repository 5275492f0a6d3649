import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField } from "#app/ui/text-field";
import { MeasureFields } from "../components/measure-fields";
import { page, pageAction } from "../guard.server";
import { NewMeasureInput, NewMeasureQuery } from "../measures/measures.schema";
import { addToPlan, showNewMeasure } from "../measures/show-measures.server";
import { paths } from "../paths";

export const handle = { i18n: ["hms", "errors"], title: "hms:plan.add" };

export const loader = page("plan", NewMeasureQuery, showNewMeasure);
export const action = pageAction("plan", { add: handler(NewMeasureInput, addToPlan) });

export default function NewMeasure() {
	const { companies, people, chosen, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("hms");
	return (
		<PageBody width="form">
			<PageHeader title={t("plan.add")} back={{ to: paths(tenant).plan, label: t("plan.title") }} />
			<Form method="post" className="group flex flex-col gap-5" noValidate>
				<SelectField
					id="company"
					name="company"
					label={t("measure.company")}
					error={problem.of("company")}
					defaultValue={problem.typed("company") ?? chosen}
					options={[{ value: "", label: t("choose") }, ...companies]}
				/>
				<MeasureFields problem={problem} people={people} />
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="add">{t("plan.add")}</SubmitButton>
				</div>
			</Form>
		</PageBody>
	);
}
