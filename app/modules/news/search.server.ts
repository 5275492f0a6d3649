import { asHits, moduleSearch, searching } from "#app/platform/tenant/module-search.server";
import { newsArticles } from "#db/schema/news";
import { bestLanguage, readable } from "./heads";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { memberReader, openTo } from "./reader.server";

/** What is published for the reader, by its words in the languages that may be read. */
export const search = [
	moduleSearch(manifest, "list", {
		reading: (visit, { text, limit, person }) =>
			asHits(
				visit.rows.listing(newsArticles, { where: openTo(memberReader(visit, person)), search: { text }, limit }),
				({ id, guid, heads, firstLanguage }) => {
					const open = readable(heads, visit.now.getTime());
					const language = bestLanguage(open, visit.language, firstLanguage);
					const head = language && open[language];
					return head ? { id, title: head.title, href: paths(visit.tenant.guid).view(guid) } : undefined;
				},
			),
		all: (visit, text) => searching(paths(visit.tenant.guid).list, text),
	}),
];
