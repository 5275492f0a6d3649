/** Months after the first evaluation in which somebody may be asked again. */
export const repeatMonths = ["3", "6", "12"] as const;
