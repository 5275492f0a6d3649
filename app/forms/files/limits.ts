/** Bytes that one screen of a form takes with its files. */
export const REPLY_BODY_MAX = 25_000_000;
