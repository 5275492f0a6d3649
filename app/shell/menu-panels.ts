/** The cookie with the tenants' panels in the menu that somebody has opened or closed. */
export const PANELS_COOKIE = "openpanels";

/** A cookie holds some 4000 characters; the panels that were touched longest ago are forgotten. */
const KEPT = 200;

/** A tenant's panel in that cookie: as much of the guid as tells a person's tenants apart. */
const panelName = (guid: string) => guid.slice(0, 8);

/** Whether a tenant's panel was left open; undefined where nothing is kept for it. */
export function keptPanel(cookie: string | null | undefined, guid: string): boolean | undefined {
	const panels = cookie?.split(".") ?? [];
	if (panels.includes(panelName(guid))) return true;
	return panels.includes(`!${panelName(guid)}`) ? false : undefined;
}

/** The cookie's next value, in which a tenant's panel is kept as open or closed. */
export function keepPanel(cookie: string | null | undefined, guid: string, open: boolean): string {
	const name = panelName(guid);
	const others = (cookie?.split(".") ?? []).filter((panel) => panel !== "" && panel !== name && panel !== `!${name}`);
	return [...others, open ? name : `!${name}`].slice(-KEPT).join(".");
}
