const UNSENT = "followup.unsent";

/** Known without opening the database, so that a page without anything on the device fetches nothing for it. */
export function markUnsent(isUnsent: boolean): void {
	try {
		if (isUnsent) localStorage.setItem(UNSENT, "1");
		else localStorage.removeItem(UNSENT);
	} catch {
		// Storage may be closed to the page: then nothing is kept either.
	}
}

export function hasUnsent(): boolean {
	try {
		return localStorage.getItem(UNSENT) !== null;
	} catch {
		return false;
	}
}
