const KEPT = "kept/";

/** The cache of what a person keeps: nobody else's page is ever answered from it. */
export const cacheOf = (person: string): string => `${KEPT}${person}`;

/** Drops every page that is kept, except a person's own. */
export async function dropKeptPages(except?: string): Promise<void> {
	if (typeof caches === "undefined") return;
	const names = await caches.keys();
	const gone = names.filter((name) => name.startsWith(KEPT) && (except === undefined || name !== cacheOf(except)));
	await Promise.all(gone.map((name) => caches.delete(name)));
}
