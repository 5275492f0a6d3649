/** What this browser keeps of a choice; null for nothing, as where it may keep nothing at all. */
export function keptChoice(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

/** Keeps a choice in this browser; where it may keep nothing, the choice holds for this page alone. */
export function keepChoice(key: string, value: string): void {
	try {
		localStorage.setItem(key, value);
	} catch {
		// The page that asked has it.
	}
}
