import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { brand } from "../../brand";
import { publicPage } from "../../platform/guard.server";
import { enterAsPerson } from "../../platform/tenant/enter.server";
import { readVisitor } from "../../platform/tenant/visitor.server";
import { keepContentOnly, to } from "../../platform/to";
import { LinkButton } from "../../ui/button";
import { Section } from "../../ui/card";
import { EmptyState } from "../../ui/empty-state";
import { Link } from "../../ui/link";
import { Notice } from "../../ui/notice";
import { PageBody } from "../../ui/page-header";
import { Time } from "../../ui/time";
import { MyModules } from "../components/home/my-modules";
import { NeedsList } from "../components/home/needs-list";
import { PeopleCards } from "../components/home/people-cards";
import type { FrameData } from "../frame.server";
import { presentHome } from "../present-home.server";

export const handle = { i18n: ["home", "secondFactor"], title: "home:title" };

/** Public, as the specification has it: without a user it leads to the login. */
export const loader = publicPage(async ({ request, context: bag }: LoaderFunctionArgs) => {
	const { user } = await readVisitor(request, bag, { kind: "all" });
	if (!user) throw redirect(keepContentOnly(to.login(), new URL(request.url).search));
	return presentHome(await enterAsPerson({ request, bag, claim: {}, scope: { kind: "all" } }));
});

export default function Home() {
	const home = useLoaderData<typeof loader>();
	const { t } = useTranslation("home");
	const frame = useRouteLoaderData<FrameData | null>("shell/routes/portal");
	const isLarge = home.kind === "client";
	const [near] = home.people;
	const hasAside = home.newest.length > 0 || home.notices.length > 0;
	return (
		<PageBody width="home">
			<div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pt-7 pb-6">
				<div className="min-w-0">
					<p className="text-13 text-ink-3">{home.date}</p>
					<h1 className="text-2xl font-semibold break-words">{home.greeting}</h1>
				</div>
				<Actions {...home} />
			</div>
			<Closed {...home} />
			<div className={`grid gap-x-7 gap-y-8 ${hasAside ? "lg:grid-cols-[minmax(0,1fr)_18.75rem]" : "max-w-180"}`}>
				<div className="min-w-0">
					{home.kind === "nobody" ? (
						<EmptyState icon="key-round" title={t("nobody.title")}>
							{t("nobody.text", { email: frame?.user.email, product: brand.product })}
						</EmptyState>
					) : (
						<Section
							title={t("needs.title")}
							count={home.needs.length || undefined}
							aside={
								isLarge &&
								near && (
									<Link to={to.ownForms(near.tenant)} className="link text-sm">
										{t("needs.ownForms")}
									</Link>
								)
							}
						>
							<NeedsList needs={home.needs} large={isLarge} />
						</Section>
					)}
					{home.people.map(({ tenant, clients, advisors }) => (
						<Fragment key={tenant}>
							{advisors.length > 0 && (
								<Section title={t("people.advisors", { count: advisors.length })}>
									<PeopleCards people={advisors} large />
								</Section>
							)}
							{clients.length > 0 && (
								<Section
									title={t("people.clients")}
									count={clients.length > 6 ? "6+" : clients.length}
									className="mt-8"
								>
									<PeopleCards people={clients.slice(0, 6)} large={false} />
								</Section>
							)}
						</Fragment>
					))}
					{frame && frame.menu.tenants.length > 0 && (
						<Section title={t("modules.title")}>
							<MyModules tenants={frame.menu.tenants} large={isLarge} />
						</Section>
					)}
				</div>
				{hasAside && (
					<aside className="min-w-0">
						{home.newest.length > 0 && (
							<Section title={t("newest.title")} aside={<MoreLink to={to.tenants()}>{t("newest.all")}</MoreLink>}>
								<ul className="divide-y divide-line">
									{home.newest.map(({ guid, name, createdAt }) => (
										<li key={guid} className="py-2.5">
											<p className="text-sm font-medium">{name}</p>
											<p className="text-xs text-ink-3">
												<Time at={createdAt} />
											</p>
										</li>
									))}
								</ul>
							</Section>
						)}
						{home.notices.length > 0 && (
							<Section
								title={t("notices.title")}
								aside={<MoreLink to={to.notifications()}>{t("notices.all")}</MoreLink>}
							>
								<ul className="divide-y divide-line">
									{home.notices.map((notice) => (
										<li key={notice.id} className="py-2.5">
											<Link
												to={notice.to}
												className={`block underline-offset-2 hover:underline max-md:py-1 ${isLarge ? "text-base" : "text-sm"}`}
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
							</Section>
						)}
					</aside>
				)}
			</div>
		</PageBody>
	);
}

function Actions({ kind, inviteTo }: { kind: string; inviteTo: string | null }) {
	const { t } = useTranslation("home");
	if (kind === "superadmin")
		return (
			<LinkButton to={to.newTenant()} kind="primary" icon="plus">
				{t("action.newTenant")}
			</LinkButton>
		);
	if (!inviteTo) return null;
	return (
		<LinkButton to={to.invite(inviteTo)} kind="primary" icon="user-plus">
			{t("action.invite")}
		</LinkButton>
	);
}

function MoreLink({ to, children }: { to: string; children: string }) {
	return (
		<Link to={to} className="link inline-flex min-h-6 items-center text-13">
			{children}
		</Link>
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
