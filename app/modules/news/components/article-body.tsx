import { useTranslation } from "react-i18next";
import { type Language, languages } from "#app/platform/i18n";
import { Badge } from "#app/ui/badge";
import { LinkButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { toIconName } from "#app/ui/icon-names";
import { Link } from "#app/ui/link";
import { SafeHtml } from "#app/ui/safe-html";
import { Time } from "#app/ui/time";
import type { NewsEvent } from "../event/event";
import { EventLine } from "../event/event-line";
import { paths } from "../paths";
import { Cover } from "./cover";
import { ShareButtons } from "./share-buttons";

export type ShownArticle = {
	tenant: { guid: string; name: string };
	title: string;
	lead: string;
	language: string;
	at: number;
	author: string | null;
	minutes: number;
	category: { id: string; name: string; icon: string } | null;
	cover: { guid: string; x: number; y: number } | null | "";
	coverAlt: string;
	event: NewsEvent | null;
	body: { sanitized: string };
	languages: string[];
	edits?: string | null;
	guid: string;
};

/** An article as it is read: title, what is known of it, picture, lead, text. */
export function ArticleBody({ page, back = false }: { page: ShownArticle; back?: boolean }) {
	const { t } = useTranslation("news");
	const at = paths(page.tenant.guid);
	const others = page.languages.filter((code) => code !== page.language);
	return (
		<article className="pt-6">
			{back && (
				<div className="no-print mb-3 flex flex-wrap items-center justify-between gap-2">
					<Link
						to={at.list}
						className="inline-flex min-h-9 items-center gap-1.5 text-sm text-ink-2 hover:text-ink max-md:min-h-11"
					>
						<Icon name="arrow-left" /> {t("all")}
					</Link>
					<div className="flex flex-wrap gap-2">
						{page.edits && (
							<LinkButton icon="pencil" to={at.edit(page.edits, page.language)}>
								{t("article.edit")}
							</LinkButton>
						)}
						<ShareButtons title={page.title} />
					</div>
				</div>
			)}
			<h1 lang={page.language} className="max-w-200 text-4xl font-semibold break-words max-md:text-3xl">
				{page.title}
			</h1>
			<div className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-2">
				{page.category && <Badge icon={toIconName(page.category.icon)}>{page.category.name}</Badge>}
				<span>
					<Time at={page.at} as="longDate" />
					{page.author && ` · ${page.author}`}
					{` · ${t("minutes", { count: page.minutes })}`}
				</span>
			</div>
			<Cover cover={page.cover} alt={page.coverAlt} className="mt-6 max-h-65 w-full rounded-2xl" eager />
			{page.event && (
				<EventLine event={page.event} file={back ? `${at.eventFile(page.guid)}?lang=${page.language}` : null} />
			)}
			<div className="mt-7 gap-x-14 lg:grid lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
				<div className="min-w-0 max-w-160">
					{page.lead && (
						<p lang={page.language} className="mb-5 text-xl text-ink">
							{page.lead}
						</p>
					)}
					<SafeHtml html={page.body} lang={page.language} />
				</div>
				{others.length > 0 && (
					<aside className="no-print max-lg:mt-8">
						<h2 className="text-sm font-semibold">{t("article.also")}</h2>
						<ul className="mt-2 flex flex-wrap gap-2 lg:flex-col lg:items-start">
							{others.map((code) => (
								<li key={code}>
									<Link
										to={`?lang=${code}`}
										lang={code}
										hrefLang={code}
										className="link inline-flex min-h-9 items-center"
									>
										{languages[code as Language]?.name ?? code}
									</Link>
								</li>
							))}
						</ul>
					</aside>
				)}
			</div>
		</article>
	);
}
