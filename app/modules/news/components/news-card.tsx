import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { Icon } from "#app/ui/icon";
import { toIconName } from "#app/ui/icon-names";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import type { NewsItem } from "../articles.server";
import { useWhen } from "../event/use-when";
import { Cover } from "./cover";

/** An item in a list: picture, category, title, lead. */
export function NewsCard({ item, to }: { item: NewsItem; to: string }) {
	const { t } = useTranslation("news");
	const when = useWhen();
	return (
		<article className="card relative flex min-w-0 flex-col overflow-hidden shadow-1 hover:border-line-2">
			<Cover cover={item.cover} className="aspect-video w-full" small />
			<div className="flex flex-1 flex-col gap-2 p-4">
				<div className="flex flex-wrap items-center gap-2 text-13 text-ink-3">
					{item.isPinned && (
						<Badge tone="accent" icon="pin">
							{t("pinned")}
						</Badge>
					)}
					{item.category && <Badge icon={toIconName(item.category.icon)}>{item.category.name}</Badge>}
					<Time at={item.at} as="date" />
				</div>
				<h2 lang={item.language} className="text-lg font-semibold break-words">
					<Link to={to} prefetch="intent" className="after:absolute after:inset-0 hover:underline">
						{item.title}
					</Link>
				</h2>
				{item.lead && (
					<p lang={item.language} className="line-clamp-3 text-sm text-ink-2">
						{item.lead}
					</p>
				)}
				{item.event && (
					<p className="flex gap-1.5 text-13 text-ink-2" suppressHydrationWarning>
						<Icon name="calendar-days" className="mt-0.5" />
						<span className="sr-only">{t("event.title")}: </span>
						{when(item.event)}
					</p>
				)}
				<p className="mt-auto text-13 text-ink-3">{t("minutes", { count: item.minutes })}</p>
			</div>
		</article>
	);
}
