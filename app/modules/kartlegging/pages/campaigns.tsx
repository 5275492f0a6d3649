import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, Nothing } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Progress } from "#app/ui/progress";
import { RowLink, Table } from "#app/ui/table";
import { TextField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { CampaignInput } from "../campaigns/campaigns.schema";
import { addCampaign, showCampaigns } from "../campaigns/campaigns.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["kartlegging", "errors"], title: "kartlegging:campaigns.title" };

export const loader = page("campaigns", Nothing, showCampaigns);
export const action = pageAction("campaigns", { add: handler(CampaignInput, addCampaign) });

/** The rounds of calls, and how far each has come. */
export default function Campaigns() {
	const { campaigns, today, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("kartlegging");
	const format = useFormat();
	const at = paths(tenant);
	return (
		<PageBody>
			<PageHeader title={t("campaigns.title")} meta={t("campaigns.intro")} />
			{campaigns.length === 0 ? (
				<EmptyState icon="phone" title={t("campaigns.none")}>
					{t("campaigns.noneHelp")}
				</EmptyState>
			) : (
				<Table
					label={t("campaigns.title")}
					rows={campaigns}
					rowKey={({ id }) => id}
					columns={[
						{
							...{ key: "name", header: t("campaigns.name"), phone: "title" },
							cell: ({ id, name }) => <RowLink to={at.campaign(id)}>{name}</RowLink>,
						},
						{
							...{ key: "progress", header: t("campaigns.progress"), phone: "line" },
							cell: ({ total, handled }) => (
								<Progress
									inline
									value={handled}
									max={Math.max(1, total)}
									label={t("campaigns.handled", { handled: format.number(handled), total: format.number(total) })}
								/>
							),
						},
						{
							...{ key: "ends", header: t("campaigns.endsOn"), phone: "end", className: "whitespace-nowrap" },
							cell: ({ endsOn, handled, total }) => (
								<Time
									at={endsOn}
									as="date"
									className={endsOn < today && handled < total ? "font-medium text-danger-ink" : ""}
								/>
							),
						},
					]}
				/>
			)}
			<Section title={t("campaigns.new")}>
				<Form method="post" className="flex flex-col gap-4" noValidate>
					<FormErrors errors={problem.summary} />
					<div className="grid gap-4 sm:grid-cols-2">
						<TextField
							id="name"
							name="name"
							label={t("campaigns.name")}
							defaultValue={problem.typed("name") ?? ""}
							error={problem.of("name")}
						/>
						<TextField
							id="endsOn"
							name="endsOn"
							type="date"
							label={t("campaigns.endsOn")}
							defaultValue={problem.typed("endsOn") ?? ""}
							error={problem.of("endsOn")}
							className="max-w-56"
						/>
					</div>
					<div>
						<SubmitButton intent="add" icon="plus">
							{t("campaigns.add")}
						</SubmitButton>
					</div>
				</Form>
			</Section>
		</PageBody>
	);
}
