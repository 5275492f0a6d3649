const MEBIBYTE = 1024 * 1024;
const GIBIBYTE = 1024 * MEBIBYTE;

/** What R2 takes as a part at least; also how much of a file is held in memory at once. */
export const PART_BYTES = 5 * MEBIBYTE;
/** Parts of the largest files are so large. */
export const PART_MOST = 4 * PART_BYTES;
/** The portal's own limits, where the organisation has no stricter rule. In bytes. */
export const FILE_MAX = 2 * GIBIBYTE;
export const MEMBER_QUOTA = 10 * GIBIBYTE;
export const TENANT_QUOTA = 200 * GIBIBYTE;

/** Bytes of a file that somebody without a login sends, and of one where the request does not say how large it may be. */
export const GUEST_FILE_MAX = GIBIBYTE;
export const GUEST_FILE_USUAL = 95 * MEBIBYTE;
/** Bytes of all files in a form without JavaScript: they are held in memory, so it is not much. */
export const PLAIN_MOST = 10 * MEBIBYTE;
/** Files of one sending. */
export const GUEST_FILES_MAX = 100;

/** The `folder` that means the root of the organisation's own tree; "" is the root of one's own. */
export const TENANT_ROOT = "organisation";
/** The row of the organisation's usage. */
export const TENANT_USAGE = "tenant";

/** Items that one request may name. */
export const CHOSEN_MAX = 200;
