import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import type { paths } from "../paths";

const formats = [
	["rss", "RSS"],
	["atom", "Atom"],
	["json", "JSON"],
] as const;

/** The feeds of the news in view: all of them, or those of one category. */
export function FeedLinks({ places: at, category }: { places: ReturnType<typeof paths>; category: string | null }) {
	const { t } = useTranslation("news");
	return (
		<nav aria-label={t("feeds")} className="flex flex-wrap items-center gap-x-1 text-sm text-ink-2">
			<Icon name="rss" />
			{formats.map(([format, name]) => (
				<a key={format} href={at.feed(category, format)} className="btn btn-quiet btn-sm">
					{name}
				</a>
			))}
			<a href={at.calendar(category)} className="btn btn-quiet btn-sm">
				{t("event.feed")}
			</a>
		</nav>
	);
}
