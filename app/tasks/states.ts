/** Where a task stands. */
export const taskStatuses = ["todo", "doing", "done", "cancelled"] as const;
export type TaskStatus = (typeof taskStatuses)[number];

export const isOpenStatus = (status: TaskStatus) => status === "todo" || status === "doing";

export const priorities = ["low", "normal", "high"] as const;

/** The priorities as stored: the higher, the more urgent. */
export const weights = { low: 1, normal: 2, high: 3 } as const satisfies Record<(typeof priorities)[number], number>;

/** A stored priority by its name. */
export const priorityOf = (weight: number) => priorities[weight - 1] ?? "normal";
