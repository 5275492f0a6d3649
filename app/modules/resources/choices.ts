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
export const currencies = ["NOK", "SEK", "DKK", "EUR", "GBP", "USD", "BGN", "TRY", "RON"] as const;
/** What makes a place accessible. */
export const accessFeatures = ["stepFree", "toilet", "hearingLoop", "autoDoor", "lift", "parking"] as const;
/** What becomes of a booking that a fault is in the way of, where it is not moved: nothing, or whoever booked is told. */
export const LEAVE = "leave";
export const TELL = "tell";
/** The least level whose bookings are approved by themselves. */
export const autoLevels = ["20", "30"] as const;
/** Whether a resource's bookings are approved: as its type says, always, never. */
export const approvals = ["", "yes", "no"] as const;
