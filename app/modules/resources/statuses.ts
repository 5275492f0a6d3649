/** How a resource can stand, for forms. */
export const resourceStatuses = ["active", "outOfOrder", "retired"] as const;
/** What resources are, for forms. */
export const resourceKinds = ["room", "equipment", "vehicle", "person", "learning"] as const;
/** The least level that books, for forms. */
export const bookLevels = ["10", "20", "30"] as const;
