import { sweepAbout } from "#app/forms/retention/about.server";
import type { Sweep } from "#app/platform/queue/lease.server";
import { trashSweep } from "#app/platform/trash-sweep.server";
import { studentReports, students } from "#db/schema/finch";

const emptyTrash = trashSweep([{ table: students }, { table: studentReports }] as never);

/** A student goes with what was answered about them; what they were given and their reports the database removes by itself. */
const finchTrash: Sweep = async (context) => {
	await sweepAbout(context, "student", students);
	await emptyTrash(context);
};

/** What the clock starts each hour. */
export const sweeps = { finchTrash };
