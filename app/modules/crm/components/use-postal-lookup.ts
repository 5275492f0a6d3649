import { type ChangeEvent, useRef } from "react";

/**
 * Fills in place and municipality as soon as a post code is whole; what somebody has written there stays. `address` says
 * where a post code is. Not by the router: it needs storage that a frame in another site may not have.
 */
export function usePostalLookup(address: string) {
	const filled = useRef<Record<string, string>>({});
	return async (event: ChangeEvent<HTMLInputElement>) => {
		const { form, value } = event.currentTarget;
		const typed = value.trim();
		if (!/^\d{4}$/.test(typed)) return;
		const answer = await fetch(`${address}?postCode=${typed}`).catch(() => null);
		const place: Record<string, string | null> = answer?.ok ? await answer.json() : {};
		for (const [name, found] of Object.entries(place)) {
			const input = form?.elements.namedItem(name);
			if (!(input instanceof HTMLInputElement) || !found) continue;
			if (input.value === "" || input.value === filled.current[name]) input.value = found;
			filled.current[name] = found;
		}
	};
}
