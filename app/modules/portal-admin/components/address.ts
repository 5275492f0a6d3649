/** Another tenant's panel opens on its first tab. */
export const closed = { tenant: null, tab: null, log: null, people: null };
