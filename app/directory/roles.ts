import { roleNames } from "#db/schema/portal";

/** The roles that a member of a tenant can have. */
export const memberRoles = roleNames;
