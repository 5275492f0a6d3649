/** As a task without a due day has it, so that it sorts. */
export const NO_DAY = "9999-12-31";
