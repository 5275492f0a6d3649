import { trashSweep } from "#app/platform/trash-sweep.server";
import { placements } from "#db/schema/verdal";

/** What the clock starts each hour. */
export const sweeps = { verdalTrash: trashSweep([{ table: placements }] as never) };
