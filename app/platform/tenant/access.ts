import { today } from "../clock";
import type { Component, Entry, Tenant } from "./context";

export const LEVEL_OWN = 10;
export const LEVEL_CLIENTS = 20;
export const LEVEL_ALL = 30;

export type AccessStatus = "live" | "upcoming" | "off" | "expired";
export type Terms = Pick<Entry, "status" | "starts" | "expires">;

/**
 * Where a tenant's module stands at this instant. `starts` and `expires` are days of the tenant's time zone, both
 * inclusive: access holds from the midnight in which the first begins until that in which the last ends, whether or not
 * the scheduled job has run.
 */
export function accessStatus(entry: Terms, timeZone: string, now: Date): AccessStatus {
	if (entry.expires === null && entry.starts === null) return entry.status === 1 ? "live" : "off";
	const day = today(timeZone, now);
	if (entry.expires !== null && entry.expires < day) return "expired";
	if (entry.status !== 1) return "off";
	return entry.starts !== null && entry.starts > day ? "upcoming" : "live";
}

/** The link of a module's landing page contains `front`; it is always shown. */
export const isFront = (link: string) => link.includes("front");

/** Whether a grant opens a screen: the module lives, the grant reaches the level, and the catalogue names the role. */
export function may(
	entry: Terms & Pick<Entry, "role" | "level">,
	tenant: Pick<Tenant, "timeZone">,
	now: Date,
	level: number,
	component?: Component,
): boolean {
	if (accessStatus(entry, tenant.timeZone, now) !== "live" || entry.level < level) return false;
	return component === undefined || isFront(component.link) || component.roles.includes(entry.role);
}

/** Whether a screen stands in the menu of a grant. */
export function isInMenu(component: Component, entry: Entry): boolean {
	return isFront(component.link) || (component.visibleInMenu && component.roles.includes(entry.role));
}
