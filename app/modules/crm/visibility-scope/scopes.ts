/** Which of the customers that are for everybody somebody sees, from the least to the most. */
export const scopes = ["own", "group", "municipality", "all"] as const;
export type Scope = (typeof scopes)[number];

/** The levels whose scope a tenant sets: whoever only reads, and whoever writes. */
export type ScopedLevel = "10" | "20";

/**
 * How far a level sees where the tenant has said nothing. Level 10 is for one's own records. A customer is an organisation
 * that all colleagues work with, and nobody's client, so that "one's clients" sets no border among them at level 20.
 */
export const defaultScopes: Record<ScopedLevel, Scope> = { "10": "own", "20": "all" };
