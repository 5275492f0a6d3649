/** The parts of the builder, each with its own address. */
export const parts = ["build", "logic", "languages", "settings"] as const;
export type Part = (typeof parts)[number];

/** The part that an address names; the paper where it names none. */
export const partOf = (wanted: string | null): Part => parts.find((part) => part === wanted) ?? "build";
