import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useLocation, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { publicPage } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { FilterBar, FilterSelect } from "#app/ui/filter-bar";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { FeedLinks } from "../components/feed-links";
import { NewsCard } from "../components/news-card";
import { paths } from "../paths";
import { showNews } from "../show-news.server";

export const handle = { i18n: ["news"] };

export const loader = publicPage(showNews);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data
		? [
				{ title: data.title },
				...(
					[
						["application/rss+xml", "rss"],
						["application/atom+xml", "atom"],
						["application/feed+json", "json"],
					] as const
				).map(([type, format]) => ({
					...{ tagName: "link" as const, rel: "alternate", type },
					href: paths(data.tenant.guid).feed(data.query.category, format),
				})),
				{ tagName: "link", rel: "sitemap", type: "application/xml", href: paths(data.tenant.guid).sitemap },
			]
		: [];

export default function NewsList() {
	const { list, next, tenant, writes, sorts, query } = useLoaderData<typeof loader>();
	const { t } = useTranslation("news");
	const { pathname } = useLocation();
	const [address] = useSearchParams();
	const at = paths(tenant.guid);
	const withCursor = (cursor: string) => {
		const more = new URLSearchParams(address);
		more.set("cursor", cursor);
		return `${pathname}?${more}`;
	};
	const isFiltered = Boolean(query.q || query.category || query.year);
	const items = [...list.pinned, ...list.items];
	return (
		<PageBody width="home">
			<PageHeader
				title={t("title")}
				meta={tenant.name}
				actions={
					<>
						{sorts && (
							<LinkButton icon="tag" to={at.categories}>
								{t("categories")}
							</LinkButton>
						)}
						{writes && (
							<>
								<LinkButton icon="pen-line" to={at.work}>
									{t("work")}
								</LinkButton>
								<LinkButton kind="primary" icon="plus" to={at.create}>
									{t("new")}
								</LinkButton>
							</>
						)}
					</>
				}
			/>
			<FilterBar searchLabel={t("search")} query={query.q}>
				{list.categories.length > 0 && (
					<FilterSelect
						label={t("category")}
						name="category"
						value={query.category}
						options={[
							{ value: "", label: t("everyCategory") },
							...list.categories.map(({ id, name }) => ({ value: id, label: name })),
						]}
					/>
				)}
				{list.years.length > 1 && (
					<FilterSelect
						label={t("year")}
						name="year"
						value={query.year ? String(query.year) : null}
						options={[
							{ value: "", label: t("everyYear") },
							...list.years.map((year) => ({ value: String(year), label: String(year) })),
						]}
					/>
				)}
			</FilterBar>
			{items.length > 0 ? (
				<ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
					{items.map((item) => (
						<li key={item.id} className="flex min-w-0">
							<NewsCard item={item} to={at.view(item.guid)} />
						</li>
					))}
				</ul>
			) : isFiltered ? (
				<NoHits clear={pathname} />
			) : (
				<EmptyState icon="newspaper" title={t("none")}>
					{t("noneHelp")}
				</EmptyState>
			)}
			<div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<nav className="flex gap-2" aria-label={t("title")}>
					{address.has("cursor") && <LinkButton to={pathname}>{t("newest")}</LinkButton>}
					{next && <LinkButton to={withCursor(next)}>{t("more")}</LinkButton>}
				</nav>
				<FeedLinks places={at} category={query.category} />
			</div>
		</PageBody>
	);
}
