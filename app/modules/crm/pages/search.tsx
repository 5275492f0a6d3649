import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Section } from "#app/ui/card";
import { NoHits } from "#app/ui/empty-state";
import { FilterBar } from "#app/ui/filter-bar";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Time } from "#app/ui/time";
import { page } from "../guard.server";
import { paths } from "../paths";
import type { Part } from "../search/mark";
import { SearchQuery } from "../search/search.schema";
import { showSearch } from "../search/show-search.server";

export const handle = { i18n: ["crmBoard", "errors"], title: "crmBoard:search.title" };

export const loader = page("customers", SearchQuery, showSearch);

export default function Search() {
	const { q, groups, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("crmBoard");
	const at = paths(tenant);
	const shown = (["customers", "contacts", "notes"] as const).filter((kind) => groups[kind].hits.length > 0);
	return (
		<PageBody width="settings">
			<PageHeader back={{ to: at.dashboard, label: t("title") }} title={t("search.title")} />
			<FilterBar searchLabel={t("search.field")} query={q} />
			{q && shown.length === 0 && <NoHits clear={at.search} />}
			{!q && <p className="py-4 text-sm text-ink-2">{t("search.help")}</p>}
			{shown.map((kind) => {
				const { hits, more } = groups[kind];
				const all = more && (
					<Link to={more} className="link text-13">
						{t("search.all")}
					</Link>
				);
				return (
					<Section key={kind} title={t(`search.${kind}`)} aside={all}>
						<ul className="divide-y divide-line">
							{hits.map(({ id, to, title, under, at: when }) => (
								<li key={id} className="py-2.5">
									<Link to={to} className="text-sm font-medium hover:underline">
										<Marked parts={title} />
									</Link>
									<p className="text-13 text-ink-3">
										<Marked parts={under} />
										{when && (
											<>
												{" · "}
												<Time at={when} />
											</>
										)}
									</p>
								</li>
							))}
						</ul>
					</Section>
				);
			})}
		</PageBody>
	);
}

/** A text with the words that the search found marked. */
function Marked({ parts }: { parts: readonly Part[] }) {
	return parts.map(({ text, hit }, index) =>
		hit ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
			<mark key={index} className="rounded-sm bg-accent-sel text-ink">
				{text}
			</mark>
		) : (
			text
		),
	);
}
