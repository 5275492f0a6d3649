import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField } from "#app/ui/text-field";
import { EventFields } from "../components/event-fields";
import { NewEventInput, NewEventQuery } from "../events.schema";
import { createEvent, showNewEvent } from "../events.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["events", "errors"], title: "events:list.new" };

export const loader = page("list", NewEventQuery, showNewEvent);
export const action = pageAction("list", { create: handler(NewEventInput, createEvent) });

export default function NewEvent() {
	const { templates, template, values, courseSteps, timeZone, language, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("events");
	const at = paths(tenant);
	const usual = { timeZone, language, offerHours: 24, cancelHours: 0, maxGuests: 0 } as const;
	return (
		<PageBody width="form">
			<PageHeader back={{ to: at.events, label: t("list.title") }} title={t("list.new")} />
			{templates.length > 0 && (
				<Form method="get" className="mb-6 flex flex-wrap items-end gap-2">
					<SelectField
						id="template"
						name="template"
						label={t("fromTemplate")}
						defaultValue={template ?? ""}
						options={[
							{ value: "", label: t("noTemplate") },
							...templates.map(({ id, title }) => ({ value: id, label: title })),
						]}
					/>
					<SubmitButton kind="secondary">{t("useTemplate")}</SubmitButton>
				</Form>
			)}
			<Form method="post" key={template ?? "new"} className="flex flex-col gap-5" noValidate>
				<input type="hidden" name="template" value={template ?? ""} />
				<EventFields values={values ?? usual} problem={problem} isKnown={values !== null} courseSteps={courseSteps} />
				<FormErrors errors={problem.summary} />
				<div className="flex flex-wrap gap-2">
					<SubmitButton intent="create">{t("create")}</SubmitButton>
					<LinkButton to={at.events}>{t("cancel")}</LinkButton>
				</div>
			</Form>
		</PageBody>
	);
}
