import { purgeJob, sweepTrash } from "./library/purge.server";
import { sweepPending } from "./pictures.server";

/** Work in the queue. */
export const jobs = [purgeJob];

/** What the clock starts each hour. */
export const sweeps = { pendingFiles: sweepPending, mediaTrash: sweepTrash };
