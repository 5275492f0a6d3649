/** What one import takes at most. Sizes in bytes. */
export const FILE_MAX = 5_000_000;
export const ROWS_MAX = 50_000;
export const COLUMNS_MAX = 100;
export const CELL_MAX = 10_000;
/** What one part of a workbook comes to at most when unpacked, and all parts that are read. */
export const PART_MAX = 40_000_000;
export const PARTS_MAX = 60_000_000;
/** Rows that are shown of a file before it is imported. */
export const SAMPLE_ROWS = 8;
/** The column names stand among the first lines. */
export const HEADER_SEARCHED = 15;

/** Rows that are judged with one round of reading, and those that are written or taken back in one commit. */
export const CHECKED_AT_ONCE = 250;
export const WRITTEN_AT_ONCE = 200;
/** Rows that are laid down in one commit. */
export const LAID_AT_ONCE = 5_000;
/** How long one message goes on with another round, in milliseconds: short, so that nothing waits behind it for long. */
export const MESSAGE_TIME = 1_000;
/** Work that has not moved for this long may be taken up again by hand; milliseconds. */
export const STALLED_AFTER = 60_000;
/** Days for which an import keeps its rows, and can be undone. */
export const KEPT_DAYS = 90;
