import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { Reads } from "#app/platform/tenant/reads.server";
import type { PendingRead } from "#app/platform/tenant/rows.server";
import { readTenantModules } from "./tenant-modules.server";

/**
 * A course that can be recommended. `path`: where every member may take it, null where only those can who were assigned to
 * it; `openPath`: where everybody may read it, null where only members can.
 */
export type OfferedCourse = {
	titles: Record<string, string>;
	firstLanguage: string;
	path: string | null;
	openPath: string | null;
};
/** The module that has courses; with `named` only those that have one of these titles, in whatever language. */
export type CourseOffer = {
	moduleKey: string;
	reading: (ctx: TenantContext, named?: readonly string[]) => PendingRead<OfferedCourse[]>;
};

let offer: CourseOffer | undefined;

/** What the modules have registered, told once when the Worker starts. */
export function knowCourses(known: readonly CourseOffer[]): void {
	offer = known[0];
}

/** The published courses of a tenant by title; none where it has no courses now. */
export async function offeredCourses(ctx: TenantContext, named?: readonly string[]): Promise<OfferedCourse[]> {
	const { moduleKey, reading } = offer ?? {};
	if (!reading || named?.length === 0) return [];
	const reads = new Reads();
	const modules = readTenantModules(ctx, reads);
	const courses = reads.add(reading(ctx, named));
	await reads.send(ctx.rows);
	return modules().some(({ key, standing }) => key === moduleKey && standing === "live") ? courses() : [];
}

/** The same for a member, with the rest of a page, and the module that has them; undefined where no module has courses. */
export function readOfferedCourses(visit: Visit, reads: Reads) {
	return offer && { moduleKey: offer.moduleKey, found: reads.add(offer.reading(visit)) };
}
