import { to } from "#app/platform/portal-paths";

/** The addresses of news in one tenant. */
export function paths(tenantGuid: string) {
	const base = to.inTenant(tenantGuid, "news");
	return {
		list: `${base}/list`,
		work: `${base}/list/editing`,
		categories: `${base}/list/categories`,
		trash: `${base}/list/trash`,
		create: `${base}/create`,
		edit: (id: string, language?: string) => `${base}/edit/${id}${language ? `?language=${language}` : ""}`,
		readers: (id: string) => `${base}/edit/${id}/readers`,
		/** Where readers are looked for. */
		people: `${base}/list/people`,
		view: (guid: string) => `${base}/view/${guid}`,
		feed: (category?: string | null, format: "rss" | "atom" | "json" = "rss") =>
			`${base}/feed${format === "rss" ? "" : `/${format}`}${category ? `?category=${encodeURIComponent(category)}` : ""}`,
		calendar: (category?: string | null) =>
			`${base}/feed/calendar${category ? `?category=${encodeURIComponent(category)}` : ""}`,
		eventFile: (guid: string) => `${base}/view/${guid}/calendar`,
		sitemap: `${base}/sitemap`,
	};
}

/** Where the earlier pictures of a tenant are listed. */
export const pictures = (tenantId: string) => `/api/news/pictures?tenant_id=${tenantId}`;
