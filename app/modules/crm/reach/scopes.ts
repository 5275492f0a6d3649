/** How far somebody sees among the customers that are for everybody, from the least to the most. */
export const scopes = ["own", "group", "municipality", "all"] as const;
export type Scope = (typeof scopes)[number];
