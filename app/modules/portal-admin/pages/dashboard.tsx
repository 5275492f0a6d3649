import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, Nothing, superadmin } from "#app/platform/guard.server";
import { to } from "#app/platform/portal-paths";
import { LinkButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { ByMessageId, FactorInput } from "../catalogue.schema";
import { DeadMessages } from "../components/dead-messages";
import { EndingList } from "../components/ending-list";
import { FileSweeps } from "../components/file-sweeps";
import { NewTenants, ScheduledRuns, SecurityList, UseFigures } from "../components/overview-lists";
import { StillQueues } from "../components/still-queues";
import { SuperadminPolicy } from "../components/superadmin-policy";
import { readOverview } from "../dashboard.server";
import { giveUp, replay, setRequired } from "../dashboard-actions.server";
import { endingView } from "../tenants.list";

export const handle = { i18n: ["followup", "modules", "organisation", "errors"], title: "followup:overview.title" };

export const loader = superadmin.page(Nothing, readOverview);
export const action = superadmin.pageAction({
	replay: handler(ByMessageId, replay),
	giveUp: handler(ByMessageId, giveUp),
	requireSecondFactor: handler(FactorInput, setRequired),
});

/** What the provider has to see to today. */
export default function Overview() {
	const { use, ending, overdue, newTenants, dead, runs, queues, sweeps, checks, isFactorRequired, hasSecondFactor } =
		useLoaderData<typeof loader>();
	const { t } = useTranslation("followup");
	const answer = useActionData<unknown>();
	const problem = useFormProblem(answer);
	return (
		<PageBody width="home">
			<PageHeader
				title={t("overview.title")}
				size="2xl"
				actions={
					<>
						<LinkButton to={to.formLibrary()} icon="library">
							{t("overview.formLibrary")}
						</LinkButton>
						<LinkButton to={to.sharedLibrary()} icon="graduation-cap">
							{t("overview.sharedLibrary")}
						</LinkButton>
						<LinkButton to="/followup/announcements" icon="megaphone">
							{t("overview.announcements")}
						</LinkButton>
						<LinkButton to="/followup/exports" icon="archive">
							{t("exports.title")}
						</LinkButton>
						<LinkButton to="/followup/tenants/new" kind="primary" icon="plus">
							{t("tenants.new")}
						</LinkButton>
					</>
				}
			/>
			<StillQueues queues={queues} />
			<UseFigures use={use} />
			<div className="grid gap-x-7 gap-y-8 lg:grid-cols-[minmax(0,1fr)_300px]">
				<div>
					{overdue.length > 0 && (
						<Section title={t("overview.overdue")} intro={t("overview.overdueIntro")}>
							<EndingList rows={overdue} />
						</Section>
					)}
					<Section
						title={t("overview.ending")}
						aside={
							<Link to={`/followup/tenants?${endingView}`} className="link text-13">
								{t("overview.allEnding")}
							</Link>
						}
					>
						<EndingList rows={ending} />
					</Section>
					<Section title={t("overview.dead")} intro={dead.length > 0 ? t("overview.deadIntro") : undefined}>
						<FormErrors errors={problem.summary} />
						<DeadMessages rows={dead} />
					</Section>
					<Section title={t("overview.sweeps")} intro={sweeps.length > 0 ? t("overview.sweepsIntro") : undefined}>
						<FileSweeps rows={sweeps} />
					</Section>
					<Section title={t("overview.security")}>
						<SecurityList checks={checks} />
						<SuperadminPolicy isRequired={isFactorRequired} mayRequire={hasSecondFactor} answer={answer} />
					</Section>
				</div>
				<div>
					<Section title={t("overview.newTenants")}>
						<NewTenants rows={newTenants} />
					</Section>
					<Section title={t("overview.runs")}>
						<ScheduledRuns rows={runs} />
					</Section>
				</div>
			</div>
		</PageBody>
	);
}
