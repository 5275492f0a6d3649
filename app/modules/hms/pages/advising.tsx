import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { Time } from "#app/ui/time";
import { AdvisingQuery, CampaignInput } from "../advising/advising.schema";
import { sendCampaign } from "../advising/campaign.server";
import { showAdvising } from "../advising/show-advising.server";
import { CompanyBadge } from "../components/badges";
import { CampaignForm } from "../components/campaign-form";
import { IndustryTable } from "../components/industry-table";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["hms", "errors"], title: "hms:advising.title" };

export const loader = page("advising", AdvisingQuery, showAdvising);
export const action = pageAction("advising", { send: handler(CampaignInput, sendCampaign) });

/** Many companies at once: who is late, one letter to all of them, and how they stand beside others of their industry. */
export default function Advising() {
	const shown = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("hms");
	const format = useFormat();
	const { whose, total, standing, late, industries, hiddenIndustries, campaigns, hasMore, tenant } = shown;
	const at = paths(tenant);
	return (
		<PageBody>
			<PageHeader title={t("advising.title")} meta={t("advising.intro")} />
			<Tabs
				label={t("views.label")}
				tabs={[
					{ to: at.advising(), label: t("views.all"), current: whose === null },
					{ to: at.advising("mine"), label: t("views.mine"), current: whose === "mine" },
				]}
			/>
			{total === 0 ? (
				<EmptyState
					icon="building-2"
					title={t("companies.none")}
					action={
						<LinkButton kind="primary" icon="plus" to={at.newCompany}>
							{t("companies.add")}
						</LinkButton>
					}
				>
					{t("companies.noneHelp")}
				</EmptyState>
			) : (
				<div className="mt-6">
					{hasMore && <Notice>{t("advising.hasMore", { count: total })}</Notice>}
					<ul className="mb-8 flex flex-wrap gap-x-6 gap-y-3" aria-label={t("company.status")}>
						{standing
							.filter(({ count }) => count > 0)
							.map(({ status, count }) => (
								<li key={status} className="flex items-center gap-2">
									<span className="text-2xl font-semibold tabular-nums">{format.number(count)}</span>
									<CompanyBadge status={status} />
								</li>
							))}
					</ul>
					<Section title={t("advising.lateTitle")} count={late.length}>
						{late.length === 0 ? (
							<p className="text-sm text-ink-2">{t("advising.nobodyLate")}</p>
						) : (
							<CampaignForm key={campaigns[0]?.id} {...{ late, tenant, answer }} />
						)}
					</Section>
					{campaigns.length > 0 && (
						<Section title={t("advising.sentTitle")} intro={t("advising.sentIntro")}>
							<CardList label={t("advising.sentTitle")}>
								{campaigns.map(({ id, subject, at: sentAt, written, caughtUp }) => (
									<CardRow key={id} className="flex-wrap justify-between gap-y-1">
										<span className="min-w-0 flex-1 basis-60">
											<span className="block text-sm font-medium break-words">{subject}</span>
											<Time at={sentAt} as="date" className="text-13 text-ink-3" />
										</span>
										<span className="text-sm">
											{t("advising.caughtUp", { done: format.number(caughtUp), count: written })}
										</span>
									</CardRow>
								))}
							</CardList>
						</Section>
					)}
					<Section title={t("advising.compareTitle")} intro={t("advising.compareIntro")}>
						{industries.length === 0 && <p className="text-sm text-ink-2">{t("advising.nothingToCompare")}</p>}
						<div className="flex flex-col gap-6">
							{industries.map((industry) => (
								<IndustryTable key={industry.industry} {...{ industry, tenant }} />
							))}
						</div>
						{industries.length > 0 && hiddenIndustries > 0 && (
							<p className="mt-3 text-13 text-ink-2">{t("advising.hidden", { count: hiddenIndustries })}</p>
						)}
					</Section>
				</div>
			)}
		</PageBody>
	);
}
