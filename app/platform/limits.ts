/** The specification's constants and the portal's own limits. Times in milliseconds unless the name says otherwise. */
export const NOTIFICATION_POLL = 300_000;
export const NOTIFICATION_SEEN_AFTER = 2_000;
export const SNACKBAR_TIMEOUT = 3_000;
export const SNACKBAR_RESET_AFTER = 1_000;
/** After this a page whose data or scripts have not come is reported. */
export const PAGE_TIMEOUT = 120_000;
export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_BYTES = 256;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const RESET_LINK_LIFE = HOUR;
/** Letters with a reset link that one account gets within an hour. */
export const RESET_MAILS_AN_HOUR = 3;
export const EMAIL_LINK_LIFE = HOUR;
/** Letters to a new address that one account has sent within an hour. */
export const EMAIL_CHANGES_AN_HOUR = 3;
export const INVITATION_LIFE = 14 * DAY;
export const SESSION_IDLE = 30 * DAY;
export const SESSION_ABSOLUTE = 90 * DAY;
/** So long before a session ends its person is told. */
export const SESSION_WARNING = 2 * MINUTE;

export const PAGE_SIZE = 50;
export const PAGE_SIZE_MAX = 200;
export const BODY_MAX_BYTES = 1_000_000;
export const BODY_MAX_DEPTH = 20;
/** How long a placement that lacks something is kept after it was last written, where it has not begun. */
export const PLACEMENT_DRAFT_LIFE = 90 * DAY;
/** How long it is kept who has opened the page of a client, in days. */
export const LOOKS_KEPT_DAYS = 365;
