import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { readingNothing } from "./reading-nothing.server";
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
/** A step of a published course that is completed by having been somewhere. */
export type AttendedStep = {
	id: string;
	titles: Record<string, string>;
	courseTitles: Record<string, string>;
	firstLanguage: string;
};
/** Such steps, and how those who were there have them done. */
export type AttendedSteps = {
	reading: (ctx: TenantContext) => PendingQuery<AttendedStep[]>;
	note: (ctx: TenantContext, stepId: string, userIds: string[]) => Promise<void>;
};
/** A course with a content of the task library in it. */
export type UsingCourse = { id: string; titles: Record<string, string>; firstLanguage: string; path: string };
/** In how many courses contents stand, and (of one) in which: with `all` also those that are not open to every member. */
export type ContentUses = {
	counting: (ctx: TenantContext, contentIds: readonly string[]) => PendingQuery<Map<string, number>>;
	reading: (ctx: TenantContext, contentId: string, all: boolean) => PendingQuery<UsingCourse[]>;
};
/** The module that has courses; with `named` only those that have one of these titles, in whatever language. */
export type CourseOffer = {
	moduleKey: string;
	steps: AttendedSteps;
	uses: ContentUses;
	reading: (ctx: TenantContext, named?: readonly string[]) => PendingQuery<OfferedCourse[]>;
};

let offer: CourseOffer | undefined;

/** What the modules have registered. It is filled once, when the Worker starts. */
export function knowCourses(known: readonly CourseOffer[]): void {
	offer = known[0];
}

/** The published courses of a tenant by title; none where it has no courses now. */
export async function offeredCourses(ctx: TenantContext, named?: readonly string[]): Promise<OfferedCourse[]> {
	if (!offer || named?.length === 0) return [];
	return (await whereLive(ctx, offer.reading(ctx, named))) ?? [];
}

/** The steps of a tenant's courses that an event can complete; none where it has no courses now. */
export const attendedSteps = async (ctx: TenantContext): Promise<AttendedStep[]> =>
	(offer && (await whereLive(ctx, offer.steps.reading(ctx)))) ?? [];

/** Notes that people were where a step asks them to be: those of them who take its course have it done. */
export async function noteAttended(ctx: TenantContext, stepId: string, userIds: string[]): Promise<void> {
	const steps = await attendedSteps(ctx);
	if (steps.some(({ id }) => id === stepId)) await offer?.steps.note(ctx, stepId, userIds);
}

/** What is read of the courses, where the tenant has them now. */
async function whereLive<Found>(ctx: TenantContext, reading: PendingQuery<Found>): Promise<Found | undefined> {
	const reads = new ReadBatch();
	const modules = readTenantModules(ctx, reads);
	const found = reads.add(reading);
	await reads.send(ctx.rows);
	return modules().some(({ key, standing }) => key === offer?.moduleKey && standing === "live") ? found() : undefined;
}

/** The same for a member, with the rest of a page, and the module that has them; undefined where no module has courses. */
export function readOfferedCourses(visit: Visit, reads: ReadBatch) {
	return offer && { moduleKey: offer.moduleKey, found: reads.add(offer.reading(visit)) };
}

/** In how many courses each of these contents of the task library stands; one that stands in none is left out. */
export async function countCourseUses(ctx: TenantContext, contentIds: readonly string[]): Promise<Map<string, number>> {
	if (!offer || contentIds.length === 0) return new Map();
	return (await ctx.rows.read({ found: offer.uses.counting(ctx, contentIds) })).found;
}

/** For one `rows.read`: the courses in which a content of the task library stands; none where no module has courses. */
export const readingCourseUses = (ctx: TenantContext, contentId: string, all: boolean): PendingQuery<UsingCourse[]> =>
	offer ? offer.uses.reading(ctx, contentId, all) : readingNothing(ctx);
