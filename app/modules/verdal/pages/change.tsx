import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { TextField } from "#app/ui/text-field";
import { AgreementFields } from "../components/agreement-fields";
import { FreeText } from "../components/free-text";
import { page, pageAction } from "../guard.server";
import { change, showChange } from "../history/show-change.server";
import { paths } from "../paths";
import { changeParts } from "../placements/choices";
import { ChangeInput, ChangeQuery } from "../placements/placements.schema";

export const handle = { i18n: ["verdalPlacements", "people", "errors"], title: "verdalPlacements:change.title" };

export const loader = page("form", ChangeQuery, showChange);
export const action = pageAction("form", { change: handler(ChangeInput, change, { level: 20 }) });

/** Makes a part of an agreement another, with the reason and the day from which that holds. */
export default function ChangeAgreement() {
	const view = useLoaderData<typeof loader>();
	const { what, today, placement, tenant } = view;
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("verdalPlacements");
	const at = paths(tenant);
	return (
		<PageBody width="form">
			<PageHeader
				title={t("change.title")}
				meta={[placement.participant, placement.workplace].filter(Boolean).join(" · ")}
				back={{ to: at.placement(placement.id), label: placement.participant || t("list.noParticipant") }}
			/>
			<Tabs
				label={t("change.what")}
				tabs={changeParts.map((part) => ({
					to: at.change(placement.id, part),
					label: t(`change.part.${part}`),
					current: part === what,
				}))}
			/>
			{placement.approved > 0 && (
				<div className="mt-5">
					<Notice tone="warning" title={t("change.lifts", { count: placement.approved })}>
						{t("change.liftsHelp")}
					</Notice>
				</div>
			)}
			<Form key={what} method="post" className="group/placement mt-6 flex flex-col gap-8" noValidate>
				<AgreementFields view={view} problem={problem} only={what} />
				<section className="flex flex-col gap-5">
					<h2 className="text-base font-semibold">{t("change.why")}</h2>
					<FreeText
						id="reason"
						name="reason"
						label={t("field.reason")}
						help={t("change.reasonHelp")}
						rows={3}
						error={problem.of("reason")}
						defaultValue={problem.typed("reason") ?? ""}
					/>
					<TextField
						id="appliesOn"
						name="appliesOn"
						type="date"
						className="max-w-48"
						label={t("field.appliesOn")}
						error={problem.of("appliesOn")}
						defaultValue={problem.typed("appliesOn") ?? today}
					/>
				</section>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="change">{t("change.button")}</SubmitButton>
				</div>
			</Form>
		</PageBody>
	);
}
