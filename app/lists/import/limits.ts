/** What one import takes at most. Sizes in bytes. */
export const FILE_MAX = 5_000_000;
export const ROWS_MAX = 20_000;
export const COLUMNS_MAX = 100;
export const CELL_MAX = 10_000;
/** What one part of a workbook comes to at most when unpacked, and all parts that are read. */
export const PART_MAX = 40_000_000;
export const PARTS_MAX = 60_000_000;
/** Rows that are shown of a file before it is imported. */
export const SAMPLE_ROWS = 8;
/** The column names stand among the first lines. */
export const HEADER_SEARCHED = 15;

/** Rows that are judged with one round of reading, and rounds of one message. */
export const CHECKED_AT_ONCE = 80;
export const CHECKS_A_MESSAGE = 20;
/** Rows that are written in one commit, and commits of one message: D1 takes a limited number of statements. */
export const WRITTEN_AT_ONCE = 40;
export const WRITES_A_MESSAGE = 2;
/** Work that has not moved for this long may be taken up again by hand; milliseconds. */
export const STALLED_AFTER = 60_000;
/** Days for which an import keeps its rows, and can be undone. */
export const KEPT_DAYS = 90;
