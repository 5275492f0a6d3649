import type { PersonContext } from "../platform/tenant/context";

/** The zone in which a person reads times: their own, else that of their first tenant. */
export const timeZoneOf = (user: PersonContext["user"] | null | undefined, memberships: PersonContext["memberships"]) =>
	user?.timeZone ?? memberships[0]?.tenant.timeZone ?? "Europe/Oslo";
