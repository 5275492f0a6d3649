import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, Nothing } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { Checkbox } from "#app/ui/choices";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { OwnNeedsInput } from "../access-needs/access-needs.schema";
import { saveOwnNeeds, showOwnNeeds, withdrawNeeds } from "../access-needs/own-needs.server";
import { NeedFields } from "../components/need-fields";
import { ofParticipants } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["eventNeeds", "modules", "errors"], title: "eventNeeds:own.title" };

export const loader = ofParticipants.page("dashboard", Nothing, showOwnNeeds);
export const action = ofParticipants.pageAction("dashboard", {
	save: handler(OwnNeedsInput, saveOwnNeeds),
	withdraw: handler(Nothing, withdrawNeeds),
});

/** What one needs at events, asked once and kept for as long as one agrees to it. */
export default function OwnNeeds() {
	const { needs, since, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>(), { intent: "save" });
	const { t } = useTranslation(["eventNeeds", "modules"]);
	const format = useFormat();
	return (
		<PageBody width="form">
			<PageHeader
				back={{ to: paths(tenant.guid).dashboard, label: t("modules:events_participant") }}
				title={t("own.title")}
			/>
			<p className="mb-5 max-w-160 text-sm text-ink-2">{t("own.help")}</p>
			<Form method="post" key={since} className="flex flex-col gap-5" noValidate preventScrollReset>
				<NeedFields needs={needs} problem={problem} />
				<Checkbox
					id="consent"
					name="consent"
					label={t("own.consent", { tenant: tenant.name })}
					error={problem.of("consent")}
					defaultChecked={problem.ticked("consent") ?? since !== null}
				/>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="save">{t("own.save")}</SubmitButton>
				</div>
			</Form>
			{since !== null && (
				<Section
					title={t("own.withdraw")}
					intro={t("own.since", { date: format.date(since, "long") })}
					className="mt-8"
				>
					<ConfirmButton
						label={t("own.withdraw")}
						title={t("own.withdrawTitle")}
						confirmLabel={t("own.withdraw")}
						fields={{ intent: "withdraw" }}
					>
						{t("own.withdrawHelp")}
					</ConfirmButton>
				</Section>
			)}
		</PageBody>
	);
}
