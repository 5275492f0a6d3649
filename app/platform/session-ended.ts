/** The header of an answer to somebody whose session has ended, or who had none. */
export const SESSION_ENDED = "X-Session-Ended";
