/** The parameter in which a record's page keeps the query of the list that it was opened from. */
export const IN = "in";

/** A record's address that keeps the list it is opened from; null: it was opened from none. */
export function inList(path: string, list: string | null | undefined): string {
	if (list === null || list === undefined) return path;
	return `${path}${path.includes("?") ? "&" : "?"}${IN}=${encodeURIComponent(list)}`;
}

/** Where a record's page leads back to: the list as it was. */
export const backToList = (path: string, list: string | null | undefined): string => (list ? `${path}?${list}` : path);
