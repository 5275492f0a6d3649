import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { publicPage } from "../../platform/guard.server";
import { PRIVATE } from "../../platform/http.server";
import { languageOfPage, translator } from "../../platform/i18n.server";
import { keepContentOnly, to } from "../../platform/portal-paths";
import { readPrincipal } from "../../platform/tenant/principal.server";
import { LinkButton } from "../../ui/button";
import { Section } from "../../ui/card";
import { FilterBar } from "../../ui/filter-bar";
import { Link } from "../../ui/link";
import { PageBody, PageHeader } from "../../ui/page-header";
import { AskFurther } from "../components/ask-further";
import { HelpQuery } from "../help/help.schema";
import { findTopics, type Topic } from "../help/help.server";
import { moduleTopicKeys, topicOf } from "../help/topics";
import { kindOf } from "../home.server";
import { tourFor } from "../tour";

export const handle = { title: "shell:help.title" };

export const loader = publicPage(async ({ request, context }: LoaderFunctionArgs) => {
	const url = new URL(request.url);
	const { q = "", from } = HelpQuery.parse(Object.fromEntries(url.searchParams));
	const topic = from === undefined ? undefined : topicOf(from);
	if (topic) throw redirect(keepContentOnly(to.helpOn(topic), url.search), { headers: PRIVATE });
	const { user, memberships, entries } = await readPrincipal(request, context, { kind: "all" });
	const t = await translator(await languageOfPage(request, context));
	const isAll = user === null || user.isSuperadmin;
	const modules = isAll ? moduleTopicKeys : entries.map(({ moduleKey }) => moduleKey);
	const { portal, modules: topics } = findTopics(q, modules, t);
	const forMe = portal.filter(({ key }) => key !== "provider" || user?.isSuperadmin);
	const hasTour = user !== null && tourFor(kindOf({ user, memberships }), null, 1) !== null;
	return data({ q, portal: forMe, modules: topics, hasTour }, { headers: PRIVATE });
});

export default function Help() {
	const { q, portal, modules, hasTour } = useLoaderData<typeof loader>();
	const { t } = useTranslation("shell");
	return (
		<PageBody width="settings">
			<PageHeader
				title={t("help.title")}
				actions={
					hasTour && (
						<LinkButton to={to.tour(1)} icon="compass">
							{t("help.tour")}
						</LinkButton>
					)
				}
			/>
			<FilterBar searchLabel={t("help.search")} query={q} />
			{portal.length + modules.length === 0 && <p className="py-4 text-sm text-ink-2">{t("help.none")}</p>}
			{portal.length > 0 && <Topics title={t("help.portal")} topics={portal} />}
			{modules.length > 0 && <Topics title={t("help.modules")} topics={modules} />}
			<AskFurther />
		</PageBody>
	);
}

function Topics({ title, topics }: { title: string; topics: readonly Topic[] }) {
	return (
		<Section title={title}>
			<ul className="grid gap-3 sm:grid-cols-2">
				{topics.map((topic) => (
					<li key={topic.key} className="card relative p-4 hover:bg-hover">
						<h3 className="text-sm font-semibold">
							<Link to={to.helpOn(topic.key)} className="after:absolute after:inset-0">
								{topic.title}
							</Link>
						</h3>
						<p className="mt-1 text-13 text-ink-2">{topic.intro}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
