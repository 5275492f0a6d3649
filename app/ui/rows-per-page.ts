/** The numbers of rows that a page of a list can have. */
export const rowsPerPage = [25, 50, 100] as const;
