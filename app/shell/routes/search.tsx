import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { personal } from "../../platform/guard.server";
import { Section } from "../../ui/card";
import { FilterBar } from "../../ui/filter-bar";
import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link";
import { PageBody, PageHeader } from "../../ui/page-header";
import { Marked } from "../components/marked";
import { SearchQuery } from "../search/search.schema";
import { searchEverywhere } from "../search/search.server";

export const handle = { title: "shell:search.title" };

export const loader = personal.page(SearchQuery, searchEverywhere);

export default function Search() {
	const { q, groups, isNear, usual } = useLoaderData<typeof loader>();
	const { t } = useTranslation("shell");
	return (
		<PageBody width="settings">
			<PageHeader title={t("search.title")} />
			<FilterBar searchLabel={t("search.field")} query={q} />
			{!q && <p className="py-4 text-sm text-ink-2">{t("search.help")}</p>}
			{q && groups.length === 0 && <p className="py-4 text-sm text-ink-2">{t("palette.none")}</p>}
			{isNear && <p className="pt-4 text-sm text-ink-2">{t("search.near", { text: q })}</p>}
			{groups.map(({ key, label, tenant, icon, hits, all }) => (
				<Section
					key={key}
					title={[label, tenant].filter(Boolean).join(" · ")}
					aside={
						all && (
							<Link to={all} className="link inline-flex min-h-6 items-center text-13">
								{t("search.all", { list: label })}
							</Link>
						)
					}
				>
					<ul className="divide-y divide-line">
						{hits.map((hit) => (
							<li key={hit.id} className="flex items-center gap-3 py-2.5">
								<Icon name={icon} className="shrink-0 text-ink-2" />
								<div className="min-w-0">
									<Link to={hit.href} className="text-sm font-medium break-words hover:underline">
										<Marked text={hit.title} query={q} />
									</Link>
									{hit.hint && <p className="text-13 break-words text-ink-3">{hit.hint}</p>}
								</div>
							</li>
						))}
					</ul>
				</Section>
			))}
			{q && usual && (
				<p className="mt-8">
					<Link to={usual.to} className="link text-sm">
						{t("search.in", { list: usual.label, text: q })}
					</Link>
				</p>
			)}
		</PageBody>
	);
}
