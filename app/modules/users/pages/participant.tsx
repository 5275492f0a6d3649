import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { TrendLines } from "#app/forms/over-time/components/trend-lines";
import { handler, tenantMember } from "#app/platform/guard.server";
import { to as places } from "#app/platform/portal-paths";
import { Avatar } from "#app/ui/avatar";
import { Badge } from "#app/ui/badge";
import { LinkButton } from "#app/ui/button";
import { NeighbourLinks } from "#app/ui/neighbour-links";
import { PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { useAddress } from "#app/ui/use-address";
import { AboutPanel } from "../participant/components/about-panel";
import { DeadlineList } from "../participant/components/deadline-list";
import { OpenCards } from "../participant/components/open-cards";
import { ParticipantActions } from "../participant/components/participant-actions";
import { TimeLine } from "../participant/components/time-line";
import { UrgentList } from "../participant/components/urgent-list";
import { handOver } from "../participant/hand-over.server";
import { HandOverInput, ParticipantPage } from "../participant/participant.schema";
import { showParticipant } from "../participant/show-participant.server";

export const handle = {
	i18n: ["participant", "users", "beside", "overTime", "modules", "errors"],
	title: "participant:title",
};

/** Open to members: each client has their own, and whose page else opens is for the relation and the right in users to say. */
export const loader = tenantMember.page(ParticipantPage, showParticipant);
export const action = tenantMember.pageAction({ handOver: handler(HandOverInput, handOver) });

export default function ParticipantOnPage() {
	const shown = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { person, isOwn, manages, advisors, back, neighbours, urgent, cards, trends, timeline, view, address } = shown;
	const { t } = useTranslation("participant");
	const to = useAddress();
	const name = person.firstName || person.name;
	const link = (one: { to: string; name: string } | null | undefined, word: string) =>
		one ? { ...one, label: t(`beside:${word}`, { name: one.name }) } : undefined;
	const isAbout = view === "about";
	return (
		<div className="flex flex-1 flex-col">
			<div className="px-4 lg:border-b lg:border-line md:px-6">
				<PageHeader
					back={{ to: back, label: t(isOwn ? "back.own" : manages ? "back.users" : "back.home") }}
					beside={
						<NeighbourLinks
							label={t("beside:title")}
							place={neighbours?.at ? t("beside:at", neighbours.at) : undefined}
							previous={link(neighbours?.previous, "previous")}
							next={link(neighbours?.next, "next")}
						/>
					}
					title={isOwn ? t("ownTitle") : person.name}
					lead={<Avatar name={person.name} size={44} photo={person.photo} />}
					badges={person.isActive ? undefined : <Badge icon="user-minus">{t("deactivated")}</Badge>}
					meta={
						advisors.length === 0
							? t(isOwn ? "noAdvisor.own" : "noAdvisor.staff")
							: t(isOwn ? "followedBy.own" : "followedBy.staff", {
									names: advisors.map((one) => one.name).join(", "),
								})
					}
					actions={
						isOwn ? (
							<div className="flex flex-wrap gap-2 print:hidden">
								<LinkButton to={`${address}/export`} icon="download" reloadDocument>
									{t("export")}
								</LinkButton>
								<LinkButton to={places.ownForms(shown.tenant)} icon="clipboard-list" kind="primary">
									{t("ownForms")}
								</LinkButton>
							</div>
						) : (
							<ParticipantActions actions={shown.actions} name={person.name} exportTo={`${address}/export`} />
						)
					}
				/>
			</div>
			{/* Where there is room both stand beside each other. */}
			<div className="px-4 md:px-6 lg:hidden print:hidden">
				<Tabs
					label={t("views")}
					tabs={[
						{ to: to({ view: null }), label: t("view.happened"), current: !isAbout },
						{ to: to({ view: "about" }), label: t("view.about"), current: isAbout },
					]}
				/>
			</div>
			<div className="flex flex-1 print:block">
				<div className={`min-w-0 flex-1 px-4 pt-5 pb-12 md:px-6 print:block ${isAbout ? "max-lg:hidden" : ""}`}>
					<div className="mx-auto max-w-220">
						{isOwn && <p className="mb-4 max-w-160 text-sm text-ink-2">{t("ownIntro")}</p>}
						<UrgentList urgent={urgent} name={name} />
						<OpenCards cards={cards} isOwn={isOwn} name={name} />
						<DeadlineList deadlines={shown.deadlines} />
						{trends.map((one) => (
							<TrendLines key={one.title} trends={one} />
						))}
						<TimeLine timeline={timeline} />
					</div>
				</div>
				<aside
					aria-label={t("view.about")}
					className={`shrink-0 border-line bg-sunken p-5 max-lg:flex-1 max-lg:bg-transparent max-md:px-4 lg:w-79 lg:border-l print:block ${isAbout ? "" : "max-lg:hidden"}`}
				>
					<AboutPanel shown={shown as never} answer={answer} />
				</aside>
			</div>
		</div>
	);
}
