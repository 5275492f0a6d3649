import { type Guarded, guardedByPath } from "./guard.server";

/**
 * Pages whose files stand once and that several owners have: each has them at paths of its own, opened by the guard of its own
 * module. `pathOf`: where an owner has a page; nothing where it has none.
 */
export function sharedPages<Owner, Page extends string>(pathOf: (owner: Owner, page: Page) => string | undefined) {
	let owners: readonly Owner[] = [];

	/** The owner of the page at a path, which may begin with a tenant's guid: the one with the longest path that fits. */
	function ownerAt(page: Page, pathname: string): Owner | undefined {
		const path = pathname.toLowerCase();
		const inTenant = path.replace(/^\/[^/]+/, "");
		const fitting = owners
			.map((owner) => ({ owner, start: startOf(pathOf(owner, page)) }))
			.filter(({ start }) => start !== undefined && (path.startsWith(start) || inTenant.startsWith(start)));
		return fitting.sort((a, b) => (b.start?.length ?? 0) - (a.start?.length ?? 0))[0]?.owner;
	}

	return {
		/** Called once, when the Worker starts. */
		know: (known: readonly Owner[]): void => {
			owners = known;
		},
		/** A loader or an action of such a page: made once for each owner. */
		part: <Part extends Guarded>(page: Page, make: (owner: Owner) => Part): Part => {
			const made = new Map<Owner, Part>();
			return guardedByPath((pathname) => {
				const owner = ownerAt(page, pathname);
				if (!owner) return undefined;
				const part = made.get(owner) ?? make(owner);
				made.set(owner, part);
				return part;
			});
		},
	};
}

/** What of a path stands before its first parameter. */
const startOf = (path: string | undefined) => path && `/${(path.split(":", 1)[0] ?? "").toLowerCase()}`;
