import { useTranslation } from "react-i18next";
import { Section } from "#app/ui/card";
import { Link } from "#app/ui/link";
import type { NewsItem } from "../articles.server";
import { paths } from "../paths";
import { NewsCard } from "./news-card";

type Around = {
	tenant: { guid: string };
	newer: NewsItem | null;
	older: NewsItem | null;
	related: NewsItem[];
};

/** What stands around an article: the newer and the older one, and others of its category. */
export function ArticleAround({ page }: { page: Around }) {
	const { t } = useTranslation("news");
	const at = paths(page.tenant.guid);
	const step = (item: NewsItem | null, word: string) =>
		item && (
			<Link to={at.view(item.guid)} prefetch="intent" className="card min-w-0 flex-1 p-4 hover:border-line-2">
				<span className="text-13 text-ink-3">{word}</span>
				<span lang={item.language} className="mt-1 block font-medium break-words">
					{item.title}
				</span>
			</Link>
		);
	return (
		<div className="no-print mt-12">
			{(page.newer || page.older) && (
				<nav aria-label={t("article.around")} className="flex gap-4 max-sm:flex-col">
					{step(page.older, t("article.older"))}
					{step(page.newer, t("article.newer"))}
				</nav>
			)}
			{page.related.length > 0 && (
				<Section title={t("article.related")} className="mt-8">
					<ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
						{page.related.map((item) => (
							<li key={item.id} className="flex min-w-0">
								<NewsCard item={item} to={at.view(item.guid)} />
							</li>
						))}
					</ul>
				</Section>
			)}
		</div>
	);
}
