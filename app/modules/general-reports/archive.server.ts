import { inArray } from "drizzle-orm";
import { moving } from "#app/forms/store/form-status.server";
import { formRecords } from "#app/forms/store/records.server";
import { notAllowed, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { reportProjects } from "#db/schema/general-reports";
import { area } from "./area";
import { formIdsOf } from "./forms.server";
import { mayManage, type OpenedProject } from "./projects.server";

/** Puts a project into the archive: it can be read, and nothing in it changes any more; its open forms take no replies. */
export const archiveProject = (visit: Visit, opened: OpenedProject) => move(visit, opened, visit.now.getTime());

/** Takes it out again: the forms that were open then take replies again. */
export const restoreProject = (visit: Visit, opened: OpenedProject) => move(visit, opened, null);

async function move(visit: Visit, opened: OpenedProject, archivedAt: number | null): Promise<void> {
	if (!mayManage(visit, opened)) throw notAllowed();
	const { project } = opened;
	if ((project.archivedAt === null) === (archivedAt === null)) return;
	const [from, to] = archivedAt === null ? (["archived", "open"] as const) : (["open", "archived"] as const);
	const ofProject = inArray(formRecords.id, formIdsOf(visit, [project.id]) as never);
	const [moved] = await visit.rows.commit([
		visit.rows.changing(reportProjects, project.id, { archivedAt }),
		moving(visit, area, ofProject, from, to),
	]);
	if (!moved) throw notFound();
}
