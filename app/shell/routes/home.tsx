import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useNeedFetcher } from "#app/tasks/components/settle";
import { brand } from "../../brand";
import { handler, Nothing, personal, publicPage } from "../../platform/guard.server";
import { keepContentOnly, to } from "../../platform/portal-paths";
import { enterAsPerson } from "../../platform/tenant/enter.server";
import { readPrincipal } from "../../platform/tenant/principal.server";
import { LinkButton } from "../../ui/button";
import { Section } from "../../ui/card";
import { EmptyState } from "../../ui/empty-state";
import { FeedbackNotice } from "../../ui/feedback-notice";
import { Link } from "../../ui/link";
import { Notice } from "../../ui/notice";
import { PageBody } from "../../ui/page-header";
import { hideSection, leaveTour, moveSection, resetHome, showSection } from "../arrange-home.server";
import { HiddenSections } from "../components/home/home-section";
import { HomeSections } from "../components/home/home-sections";
import { NeedsList } from "../components/home/needs-list";
import { TourOffer, TourStop } from "../components/home/tour";
import { tourTarget } from "../components/tour-target";
import type { MayCreate } from "../creations.server";
import type { FrameData } from "../frame.server";
import { HideSection, HomeQuery, MoveSection, SettleNeed } from "../home-layout.schema";
import { serializeHome } from "../serialize-home.server";
import { settleNeed, unsettleNeed } from "../settle-need.server";

export const handle = { i18n: ["home", "secondFactor"], title: "home:title" };

/** Public, as the specification has it: without a user it leads to the login. */
export const loader = publicPage(async ({ request, context }: LoaderFunctionArgs) => {
	const { user } = await readPrincipal(request, context, { kind: "all" });
	if (!user) throw redirect(keepContentOnly(to.login(), new URL(request.url).search));
	const query = HomeQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
	return serializeHome(await enterAsPerson({ request, context, claim: {}, scope: { kind: "all" } }), query);
});

export const action = personal.pageAction({
	moveSection: handler(MoveSection, moveSection),
	hideSection: handler(HideSection, hideSection),
	showSection: handler(HideSection, showSection),
	resetHome: handler(Nothing, resetHome),
	leaveTour: handler(Nothing, leaveTour),
	settleNeed: handler(SettleNeed, settleNeed),
	unsettleNeed: handler(SettleNeed, unsettleNeed),
});

export default function Home() {
	const home = useLoaderData<typeof loader>();
	const { t } = useTranslation("home");
	const frame = useRouteLoaderData<FrameData | null>("shell/routes/portal");
	const fetcher = useNeedFetcher();
	const answer = useActionData<typeof action>();
	const isLarge = home.kind === "client";
	const { main, aside, below, hidden } = home.columns;
	const { sections, isArranging } = home;
	const common = { sections, isArranging, tenants: frame?.menu.tenants ?? [], large: isLarge };
	return (
		<PageBody width="home">
			<div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pt-7 pb-6">
				<div className="min-w-0">
					<p className="text-13 text-ink-3">{home.date}</p>
					<h1 className="text-2xl font-semibold break-words">{home.greeting}</h1>
				</div>
				<Actions kind={home.kind} inviteTo={home.inviteTo} creations={frame?.creations ?? []} />
			</div>
			{home.tour?.step && <TourStop key={home.tour.step} {...home.tour} step={home.tour.step} />}
			<Closed {...home} />
			<FeedbackNotice answer={answer} fetcher={fetcher} action={to.home()} ns="home" />
			{isArranging && <HiddenSections names={hidden} />}
			<div
				className={`grid gap-x-7 gap-y-8 ${aside.length > 0 ? "lg:grid-cols-[minmax(0,1fr)_18.75rem]" : "max-w-180"}`}
			>
				<div className="min-w-0">
					{home.kind === "nobody" ? (
						<EmptyState icon="key-round" title={t("nobody.title")}>
							{t("nobody.text", { email: frame?.user.email, product: brand.product })}
						</EmptyState>
					) : (
						<Section
							titleId={tourTarget("needs")}
							title={t("needs.title")}
							count={home.needs.length || undefined}
							aside={
								<span className="flex flex-wrap gap-x-4">
									{home.ownTasks.map(({ guid, name }) => (
										<Link key={guid} to={to.ownTasks(guid)} className="link inline-flex min-h-6 items-center text-sm">
											{name === null ? t("needs.allTasks") : t("needs.allTasksIn", { tenant: name })}
										</Link>
									))}
									{home.ownForms && (
										<Link to={to.ownForms(home.ownForms)} className="link inline-flex min-h-6 items-center text-sm">
											{t("needs.ownForms")}
										</Link>
									)}
								</span>
							}
						>
							<NeedsList needs={home.needs} large={isLarge} answer={answer} />
						</Section>
					)}
					{home.tour?.isOffered && !home.tour.step && <TourOffer />}
					<HomeSections names={main} {...common} />
				</div>
				{aside.length > 0 && (
					<aside className="min-w-0" aria-label={t("sections.aside")}>
						<HomeSections names={aside} {...common} />
					</aside>
				)}
			</div>
			{below.length > 0 && (
				<div className="mt-8">
					<HomeSections names={below} {...common} />
				</div>
			)}
			{home.kind !== "nobody" && (
				<p className="mt-8">
					<LinkButton to={isArranging ? to.home() : `${to.home()}?arrange=1`} kind="quiet" icon="sliders-horizontal">
						{t(isArranging ? "arrange.done" : "arrange.title")}
					</LinkButton>
				</p>
			)}
		</PageBody>
	);
}

type ActionsProps = { kind: string; inviteTo: string | null; creations: readonly MayCreate[] };

/** What one makes most often; one filled button at most. */
function Actions({ kind, inviteTo, creations }: ActionsProps) {
	const { t } = useTranslation("home");
	if (kind === "superadmin")
		return (
			<LinkButton to={to.newTenant()} kind="primary" icon="plus">
				{t("action.newTenant")}
			</LinkButton>
		);
	const quick = creations.filter(({ onHome }) => onHome !== null).slice(0, 3);
	if (inviteTo)
		return (
			<LinkButton to={to.invite(inviteTo)} kind="primary" icon="user-plus">
				{t("action.invite")}
			</LinkButton>
		);
	if (quick.length === 0) return null;
	return (
		<div className="flex flex-wrap gap-2">
			{quick.toReversed().map(({ key, label, icon, to }, at) => (
				<LinkButton key={key} to={to} kind={at === quick.length - 1 ? "primary" : "secondary"} icon={icon}>
					{label}
				</LinkButton>
			))}
		</div>
	);
}

/** What stays closed until the person has a second factor. */
function Closed({ closed, lacksSecondFactor }: { closed: string[]; lacksSecondFactor: boolean }) {
	const { t } = useTranslation("secondFactor");
	const sentences = [
		...(lacksSecondFactor ? [t("required.portal")] : []),
		...closed.map((tenant) => t("required.tenant", { tenant })),
	];
	if (sentences.length === 0) return null;
	return (
		<div className="pb-6">
			<Notice tone="warning" action={<LinkButton to={to.secondFactor()}>{t("setUp")}</LinkButton>}>
				{sentences.map((sentence) => (
					<p key={sentence}>{sentence}</p>
				))}
			</Notice>
		</div>
	);
}
