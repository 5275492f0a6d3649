/** The sites that somebody has typed, by their hosts: with or without scheme and path, between commas, spaces or lines. */
export const sitesIn = (text: string): string[] => [
	...new Set(
		text
			.split(/[\s,]+/)
			.map((site) =>
				site
					.replace(/^https?:\/\//, "")
					.replace(/\/.*$/, "")
					.toLowerCase(),
			)
			.filter(Boolean),
	),
];

/** What a site is called as the source of replies: its host, as one word. */
export const sourceOfSite = (site: string): string =>
	site
		.replace(/^www\./, "")
		.replaceAll(".", "-")
		.slice(0, 40);
