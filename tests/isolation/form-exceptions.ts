/** What an action demands and no field of its form sends, as only a script of the page can give it; and why. */
export const sentByScript: Record<string, string> = {};
