import { sweepPending } from "./pictures.server";

/** What the clock starts each hour. */
export const sweeps = { pendingFiles: sweepPending };
