import { tellJob } from "./letters/tell.server";
import { askJob, sweepOutcomes } from "./outcome/ask.server";

export const jobs = [askJob, tellJob];

/** What the clock starts each hour. */
export const sweeps = { intakeOutcomes: sweepOutcomes };
