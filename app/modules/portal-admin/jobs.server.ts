import { accessEndedJob, accessEndsJob } from "./access-jobs.server";
import { eraseTenantJob } from "./erase.server";
import { sweepModuleAccess } from "./sweep-access.server";

export const jobs = [accessEndedJob, accessEndsJob, eraseTenantJob];

/** What the clock starts each hour. */
export const sweeps = { moduleAccess: sweepModuleAccess };
