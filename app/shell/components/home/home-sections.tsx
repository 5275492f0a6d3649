import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import { to } from "../../../platform/portal-paths";
import type { SectionKey } from "../../home-layout";
import type { HomeSections as Sections } from "../../serialize-home.server";
import type { MenuTree } from "../side-menu";
import { BegunList } from "./begun-list";
import { Calendar } from "./calendar";
import { FirstSteps } from "./first-steps";
import { FollowedCards } from "./followed-cards";
import { Headlines } from "./headlines";
import { HomeSection } from "./home-section";
import { MyModules } from "./my-modules";
import { PeopleCards } from "./people-cards";
import { RecentList } from "./recent-list";

type HomeSectionsProps = {
	names: readonly SectionKey[];
	sections: Sections;
	tenants: MenuTree["tenants"];
	isArranging: boolean;
	/** For clients: bigger letters and targets. */
	large: boolean;
};

/** A column of the home page. */
export function HomeSections({ names, sections, tenants, isArranging, large }: HomeSectionsProps) {
	const { t } = useTranslation("home");
	const place = (at: number) => (isArranging ? { before: names[at - 1], behind: names[at + 1] } : undefined);
	const ofTenants = (parts: readonly { all: string; tenant: string }[]) =>
		parts.length === 1 && parts[0] ? { to: parts[0].all, label: t("sections.all") } : null;
	const draw: Record<
		SectionKey,
		(common: { name: SectionKey; title: string; place: ReturnType<typeof place> }) => ReactNode
	> = {
		firstSteps: (common) => (
			<HomeSection
				{...common}
				count={t("begun.of", {
					done: sections.firstSteps.filter(({ isDone }) => isDone).length,
					all: sections.firstSteps.length,
				})}
			>
				<FirstSteps steps={sections.firstSteps} />
			</HomeSection>
		),
		calendar: (common) => (
			<HomeSection {...common} all={ofTenants(sections.calendar)}>
				<Calendar parts={sections.calendar} />
			</HomeSection>
		),
		followed: (common) => (
			<HomeSection {...common} all={ofTenants(sections.followed)}>
				<FollowedCards people={sections.followed.flatMap(({ items }) => items).slice(0, 6)} />
			</HomeSection>
		),
		begun: (common) => (
			<HomeSection {...common} all={ofTenants(sections.begun)}>
				<BegunList parts={sections.begun} />
			</HomeSection>
		),
		news: (common) => (
			<HomeSection {...common} all={ofTenants(sections.news)}>
				<Headlines parts={sections.news} large={large} />
			</HomeSection>
		),
		people: (common) => {
			const advisors = sections.people.flatMap((one) => one.advisors);
			const clients = sections.people.flatMap((one) => one.clients);
			const title = advisors.length > 0 ? t("people.advisors", { count: advisors.length }) : common.title;
			return (
				<HomeSection {...common} title={title}>
					<PeopleCards people={[...advisors, ...clients].slice(0, 6)} large={large} />
				</HomeSection>
			);
		},
		recent: (common) => <RecentList {...common} />,
		newest: (common) => (
			<HomeSection {...common} all={{ to: to.tenants(), label: t("newest.all") }}>
				<ul className="divide-y divide-line">
					{sections.newest.map(({ guid, name, createdAt }) => (
						<li key={guid} className="py-2.5">
							<p className="text-sm font-medium">{name}</p>
							<p className="text-xs text-ink-3">
								<Time at={createdAt} />
							</p>
						</li>
					))}
				</ul>
			</HomeSection>
		),
		notices: (common) => (
			<HomeSection {...common} all={{ to: to.notifications(), label: t("notices.all") }}>
				<ul className="divide-y divide-line">
					{sections.notices.map((notice) => (
						<li key={notice.id} className="py-2.5">
							<Link
								to={notice.to}
								className={`block underline-offset-2 hover:underline max-md:py-1 ${large ? "text-base" : "text-sm"}`}
							>
								{notice.title}
							</Link>
							<p className="mt-0.5 text-xs text-ink-3">
								<Time at={notice.at} />
								{notice.source && ` · ${notice.source}`}
							</p>
						</li>
					))}
				</ul>
			</HomeSection>
		),
		modules: (common) =>
			tenants.length > 0 && (
				<HomeSection {...common}>
					<MyModules tenants={tenants} large={large} />
				</HomeSection>
			),
	};
	return names.map((name, at) => (
		<Fragment key={name}>{draw[name]({ name, title: t(`sections.${name}`), place: place(at) })}</Fragment>
	));
}
