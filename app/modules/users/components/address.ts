import { useSearchParams } from "@remix-run/react";

/** Makes the list's address with some parameters changed; null takes one away. */
export function useAddress() {
	const [query] = useSearchParams();
	return (changes: Record<string, string | null>): string => {
		const changed = new URLSearchParams(query);
		for (const [name, value] of Object.entries(changes)) {
			if (value === null) changed.delete(name);
			else changed.set(name, value);
		}
		return `?${changed}`;
	};
}
