import { eq } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import { reportForms, reportProjects } from "#db/schema/general-reports";

/** What belongs to a project in the archive stays as it is. */
export async function whyClosed({ rows }: Visit, { id }: { id: string }): Promise<string | undefined> {
	const { placed } = await rows.read({
		placed: rows.listingWith(
			reportForms,
			{ project: [reportProjects, reportForms.projectId, ["archivedAt"]] },
			{ where: eq(reportForms.formId, id), limit: 1 },
		),
	});
	return placed[0]?.project?.archivedAt ? "generalReports:errors.archived" : undefined;
}
