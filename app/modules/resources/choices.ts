/** What forms and pages choose from; without the schemas, which browsers do not load. */
export const resourceStatuses = ["active", "outOfOrder", "retired"] as const;
export const resourceKinds = ["room", "equipment", "vehicle", "person", "learning"] as const;
/** The least level that books. */
export const bookLevels = ["10", "20", "30"] as const;
/** How the resources are laid out. */
export const shapes = ["grid", "list", "plan"] as const;
/** Which bookings of a series a change is about. */
export const scopes = ["this", "following", "all"] as const;
export const repeats = ["none", "daily", "weekly", "monthly"] as const;
