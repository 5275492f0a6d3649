/** The day that stands for none. */
export const NO_DAY = "9999-12-31";
