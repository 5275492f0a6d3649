import { useSearchParams } from "@remix-run/react";

type Changes = Record<string, string | number | null | undefined>;

/** Makes addresses of this page out of the one it has: what is named is set, what is null is taken out. */
export function useAddress(): (changes: Changes) => string {
	const [now] = useSearchParams();
	return (changes) => {
		const next = new URLSearchParams(now);
		for (const [name, value] of Object.entries(changes)) {
			if (value === null || value === undefined || value === "") next.delete(name);
			else next.set(name, String(value));
		}
		const search = next.toString();
		return search ? `?${search}` : "?";
	};
}
