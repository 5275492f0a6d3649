import { trashSweep } from "#app/platform/trash-sweep.server";
import { placements, positionCodes, positionGroups } from "#db/schema/verdal";
import { sweepMails } from "./mails/clock.server";
import { tellJob } from "./mails/tell.server";

export const jobs = [tellJob];

/** What the clock starts each hour. */
export const sweeps = {
	verdalMails: sweepMails,
	verdalTrash: trashSweep([{ table: placements }, { table: positionCodes }, { table: positionGroups }] as never),
};
