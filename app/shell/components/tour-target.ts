import type { TourStep } from "../tour";

/** The id of what a step of the tour shows. */
export const tourTarget = (step: TourStep) => `tour-${step}`;

/** What a step shows on this page in this window: on a phone much is behind the menu's button. */
export function findTarget(step: TourStep): HTMLElement | null {
	const places = [tourTarget(step), ...(step === "menu" ? ["side-menu"] : []), "menu-toggle"];
	const found = places.flatMap((id) => document.getElementById(id) ?? []);
	return found.find((element) => element.getClientRects().length > 0) ?? null;
}
