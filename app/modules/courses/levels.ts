/** How much a course asks of its learners; "" where that is not said. */
export const levels = ["beginner", "intermediate", "advanced"] as const;
