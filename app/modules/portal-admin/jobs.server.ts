import { accessEndedJob, accessEndsJob } from "./access-jobs.server";
import { sweepModuleAccess } from "./sweep-access.server";

export const jobs = [accessEndedJob, accessEndsJob];

/** What the clock starts each hour. */
export const sweeps = { moduleAccess: sweepModuleAccess };
