/** The day that stands for none, as the table keeps it. */
export const NO_DAY = "9999-12-31";

/** A day as people see it: null where none is settled. */
export const dayOrNone = (day: string): string | null => (day === NO_DAY ? null : day);
