import { to } from "#app/platform/portal-paths";

export type Chosen = { files?: readonly string[]; folders?: readonly string[] };

/** The addresses of the file library in one tenant. */
export function paths(tenantGuid: string) {
	const base = to.inTenant(tenantGuid, "files");
	const inFolder = (path: string, folder?: string) => (folder ? `${path}?folder=${encodeURIComponent(folder)}` : path);
	return {
		yours: (folder?: string) => inFolder(`${base}/yourfiles`, folder),
		favourites: `${base}/yourfiles?marked=1`,
		/** All files of somebody that the visitor may see. */
		ownedBy: (person: string) => `${base}/yourfiles?person=${encodeURIComponent(person)}`,
		shared: (folder?: string) => inFolder(`${base}/sharedfiles`, folder),
		sharedPart: (part: string) => `${base}/sharedfiles?part=${part}`,
		trash: () => `${base}/trash`,
		rules: `${base}/rules`,
		/** What somebody shares: links, or what members get. */
		links: (
			kind: "link" | "request" | "people" = "link",
			more: { person?: string; edit?: string; cursor?: string; q?: string; limit?: string } = {},
		) => {
			const query = new URLSearchParams({ ...(kind !== "link" && { kind }), ...more });
			return query.size === 0 ? `${base}/links` : `${base}/links?${query}`;
		},
		/** A file request, or one that is to be made for a folder. */
		request: (of: { id: string } | { folder: string }) => `${base}/request?${new URLSearchParams(of)}`,
		/** What somebody can open, and why. */
		access: (person?: string) => `${base}/access${person ? `?person=${encodeURIComponent(person)}` : ""}`,
		/** Who can open a file or folder. */
		openersOf: (item: string) => `${base}/access?item=${encodeURIComponent(item)}`,
		/** Finds people to share with. */
		people: `${base}/people`,
		/** Several as one archive. */
		zip: ({ files = [], folders = [] }: Chosen, tenantId: string) => {
			const chosen = [...files.map((id) => ["files", id]), ...folders.map((id) => ["folders", id])];
			return `/api/media/zip?${new URLSearchParams([["tenant_id", tenantId], ...chosen])}`;
		},
		/** Where the form without JavaScript goes to say where things are to go. */
		moving: `${base}/move`,
		move: (
			{ files = [], folders = [] }: Chosen,
			{ at, back, copy = false }: { at: string; back: string; copy?: boolean },
		) => {
			const query = new URLSearchParams([...files.map((id) => ["files", id]), ...folders.map((id) => ["folders", id])]);
			query.set("at", at);
			query.set("back", back);
			if (copy) query.set("copy", "1");
			return `${base}/move?${query}`;
		},
	};
}
