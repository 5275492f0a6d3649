import { today } from "../clock";
import type { Component, Entry, Tenant } from "./context";

export const LEVEL_CLIENTS = 20;
export const LEVEL_ALL = 30;

export type Standing = "live" | "off" | "expired";

/**
 * Where a tenant's module stands at this instant. `expires` is a day, inclusive: access holds until that day ends in the
 * tenant's time zone, whether or not the scheduled job has run.
 */
export function standing(entry: Pick<Entry, "status" | "expires">, timeZone: string, now: Date): Standing {
	if (entry.expires !== null && entry.expires < today(timeZone, now)) return "expired";
	return entry.status === 1 ? "live" : "off";
}

/** The link of a module's landing page contains `front`; it is always shown. */
export const isFront = (link: string) => link.includes("front");

/** Whether a grant opens a screen: the module lives, the grant reaches the level, and the catalogue names the role. */
export function may(entry: Entry, tenant: Tenant, now: Date, level: number, component?: Component): boolean {
	if (standing(entry, tenant.timeZone, now) !== "live" || entry.level < level) return false;
	return component === undefined || isFront(component.link) || component.roles.includes(entry.role);
}

/** Whether a screen stands in the menu of a grant. */
export function isInMenu(component: Component, entry: Entry): boolean {
	return isFront(component.link) || (component.visibleInMenu && component.roles.includes(entry.role));
}
