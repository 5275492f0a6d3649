/** What a member of a project may: run it, answer its forms, or read what was answered. */
export const memberRoles = ["manager", "contributor", "viewer"] as const;
