import type { HomeKind } from "./home.server";

/** Who is shown around. */
const guests = ["advisor", "admin", "client"] as const;
export type TourGuest = (typeof guests)[number];

const steps = {
	advisor: ["needs", "menu", "search", "bell", "help"],
	admin: ["needs", "menu", "search", "bell", "help"],
	client: ["needs", "menu", "bell", "help"],
} as const satisfies Record<TourGuest, readonly string[]>;
export type TourStep = (typeof steps)[TourGuest][number];

/** The tour of whoever is at home; `step` is the one that is shown, `isOffered` says that nobody has answered the offer yet. */
export type Tour = { guest: TourGuest; step: TourStep | null; at: number; count: number; isOffered: boolean };

/** @param at the step that the address asks for, from 1 */
export function tourFor(kind: HomeKind, leftAt: number | null, at: number | undefined): Tour | null {
	const guest = guests.find((one) => one === kind);
	if (!guest) return null;
	const own = steps[guest];
	const shown = at === undefined ? 0 : Math.min(at, own.length);
	return { guest, step: own[shown - 1] ?? null, at: shown, count: own.length, isOffered: leftAt === null };
}
