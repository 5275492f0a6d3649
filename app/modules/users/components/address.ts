/** The panels that lie under the open one, the lowest first. */
const under = (query: URLSearchParams) => query.get("under")?.split(",").filter(Boolean) ?? [];

/** The address's changes that open a member's panel upon the one that is open; one that lies under it is gone back to. */
export function stacked(query: URLSearchParams, guid: string): Record<string, string | null> {
	const stack = [...under(query), query.get("member") ?? ""].filter(Boolean);
	const place = stack.indexOf(guid);
	return { member: guid, under: (place < 0 ? stack : stack.slice(0, place)).join(",") || null };
}

/** The address's changes that close the open panel: the one under it is in sight again, or the list alone. */
export function unstacked(query: URLSearchParams): Record<string, string | null> {
	const stack = under(query);
	return { member: stack.at(-1) ?? null, under: stack.slice(0, -1).join(",") || null };
}
