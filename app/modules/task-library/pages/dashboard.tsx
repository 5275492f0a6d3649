import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Nothing } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { dashboardHandlers } from "../actions.server";
import { ContentCard } from "../components/content-card";
import { SceneCard } from "../components/scene-card";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { showDashboard } from "../show.server";

export const handle = { i18n: ["taskLibrary", "errors"], title: "taskLibrary:title" };

export const loader = page("dashboard", Nothing, showDashboard);
export const action = pageAction("dashboard", dashboardHandlers);

/** What somebody goes on with, what they like, and what is new. */
export default function Dashboard() {
	const { begun, scenes, recent, favoured, newest, edits, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("taskLibrary");
	const at = paths(tenant.guid);
	const contentsOf = (list: typeof recent) =>
		list.map((content) => ({
			id: content.id,
			card: <ContentCard content={content} to={at.content(content.shownId)} level="h3" />,
		}));
	const scenesOf = (list: typeof scenes) =>
		list.map((scene) => ({ id: scene.id, card: <SceneCard scene={scene} to={at.lesson(scene.id)} level="h3" /> }));
	return (
		<PageBody>
			<PageHeader
				title={t("title")}
				meta={tenant.name}
				actions={
					edits && (
						<LinkButton kind="primary" icon="plus" to={at.newContent()} reloadDocument>
							{t("library.new")}
						</LinkButton>
					)
				}
			/>
			{newest.length + scenes.length + begun.length === 0 && (
				<EmptyState icon="library" title={t("library.none")}>
					{t(edits ? "library.noneHelp" : "library.noneYet")}
				</EmptyState>
			)}
			<div className="flex flex-col gap-8">
				<Shelf title={t("goOn")} cards={scenesOf(begun)} />
				<Shelf title={t("scenes.title")} all={at.scenes} cards={scenesOf(scenes)} />
				<Shelf title={t("recent")} all={`${at.library}?view=recent&f=recent.is.yes`} cards={contentsOf(recent)} />
				<Shelf
					title={t("favourites")}
					all={`${at.library}?view=favourites&f=favourite.is.yes`}
					cards={contentsOf(favoured)}
				/>
				<Shelf title={t("newest")} all={at.library} cards={contentsOf(newest)} />
			</div>
		</PageBody>
	);
}

/** A row of cards under its title; nothing where there is none. */
function Shelf({ title, all, cards }: { title: string; all?: string; cards: { id: string; card: ReactNode }[] }) {
	const { t } = useTranslation("taskLibrary");
	if (cards.length === 0) return null;
	return (
		<section>
			<div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
				<h2 className="text-lg font-semibold">{title}</h2>
				{all && (
					<Link to={all} className="link inline-flex min-h-8 items-center text-sm max-md:min-h-11">
						{t("seeAll")} <span className="sr-only">{title}</span>
					</Link>
				)}
			</div>
			<ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
				{cards.map(({ id, card }) => (
					<li key={id} className="flex min-w-0">
						{card}
					</li>
				))}
			</ul>
		</section>
	);
}
