import { trashSweep } from "#app/platform/trash-sweep.server";
import { placements, positionCodes, positionGroups } from "#db/schema/verdal";
import { draftJob, sweepDrafts } from "./drafts/clock.server";
import { sweepMails } from "./mails/clock.server";
import { tellJob } from "./mails/tell.server";
import { followUpJob, sweepFollowUps } from "./meetings/clock.server";
import { anonymiseJob, sweepAnonymous } from "./privacy/clock.server";
import { sweepWeeks, weekJob } from "./weeks/clock.server";

export const jobs = [tellJob, draftJob, followUpJob, weekJob, anonymiseJob];

/** What the clock starts each hour. */
export const sweeps = {
	verdalMails: sweepMails,
	verdalDrafts: sweepDrafts,
	verdalFollowUps: sweepFollowUps,
	verdalWeeks: sweepWeeks,
	verdalAnonymous: sweepAnonymous,
	verdalTrash: trashSweep([{ table: placements }, { table: positionCodes }, { table: positionGroups }] as never),
};
