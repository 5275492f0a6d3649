import { askJob, sweepOutcomes } from "./outcome/ask.server";

export const jobs = [askJob];

/** What the clock starts each hour. */
export const sweeps = { intakeOutcomes: sweepOutcomes };
