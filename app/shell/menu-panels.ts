/** The cookie with the tenants whose panels stand open in the menu. */
export const PANELS_COOKIE = "openpanels";

/** A tenant's panel in that cookie: as much of the guid as tells a person's tenants apart. */
export const panelName = (guid: string) => guid.slice(0, 8);
