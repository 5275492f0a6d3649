import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { CardList } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { EmptyState } from "#app/ui/empty-state";
import { useFormat } from "#app/ui/format";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Progress } from "#app/ui/progress";
import { Tabs } from "#app/ui/tabs";
import { CallInput, CallRef, CampaignNamed, CampaignQuery } from "../campaigns/campaigns.schema";
import { removeCall, removeCampaign, saveCall, showCampaign } from "../campaigns/campaigns.server";
import { CallRow, results } from "../components/call-row";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["kartlegging", "errors"], title: "kartlegging:campaigns.title" };

export const loader = page("campaigns", CampaignQuery, showCampaign);
export const action = pageAction("campaigns", {
	saveCall: handler(CallInput, saveCall),
	removeCall: handler(CallRef, removeCall),
	remove: handler(CampaignNamed, removeCampaign),
});

/** A round of calls: who calls which company, and what came of it. */
export default function Campaign() {
	const shown = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("kartlegging");
	const format = useFormat();
	const { campaign, calls, counts, total, handled, result, caller, interviewers, mayRemove, tenant } = shown;
	const at = paths(tenant);
	const here = at.campaign(campaign.id);
	const tab = (label: string, query: string, current: boolean) => ({ to: `${here}${query}`, label, current });
	return (
		<PageBody>
			<PageHeader
				back={{ to: at.campaigns, label: t("campaigns.title") }}
				title={campaign.name}
				meta={t("campaigns.until", { day: format.date(campaign.endsOn) })}
				actions={
					<LinkButton icon="building-2" to={at.companies}>
						{t("campaigns.choose")}
					</LinkButton>
				}
			/>
			<Progress
				value={handled}
				max={Math.max(1, total)}
				label={t("campaigns.handled", { handled: format.number(handled), total: format.number(total) })}
			/>
			<div className="mt-5 mb-4">
				<Tabs
					label={t("campaigns.result")}
					tabs={[
						tab(`${t("views.all")} (${format.number(total)})`, "", result === null && caller === null),
						tab(t("views.mine"), "?caller=me", caller === "me"),
						...results
							.filter((one) => (counts[one] ?? 0) > 0)
							.map((one) =>
								tab(`${t(`results.${one}`)} (${format.number(counts[one] ?? 0)})`, `?result=${one}`, result === one),
							),
					]}
				/>
			</div>
			{calls.length === 0 ? (
				<EmptyState icon="building-2" title={t("campaigns.empty")}>
					{t("campaigns.emptyHelp")}
				</EmptyState>
			) : (
				<CardList label={t("companies.title")}>
					{calls.map((call) => (
						<CallRow key={`${call.id}${call.at}`} {...{ call, interviewers, answer }} />
					))}
				</CardList>
			)}
			{mayRemove && (
				<div className="mt-6">
					<ConfirmButton
						label={t("campaigns.remove")}
						kind="quiet"
						icon="trash-2"
						title={t("campaigns.removeTitle", { name: campaign.name })}
						confirmLabel={t("campaigns.remove")}
						fields={{ intent: "remove" }}
					>
						{t("campaigns.removeEffect")}
					</ConfirmButton>
				</div>
			)}
		</PageBody>
	);
}
