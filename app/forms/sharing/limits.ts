/** People who are given a form at once. */
export const ASSIGNED_MOST = 1000;
/** Secret links that are made at once: one statement, however many, and no more than one reads on a page. */
export const LINKS_MOST = 1000;
