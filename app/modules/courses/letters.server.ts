import { and, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import * as z from "zod";
import { receiverOf } from "#app/directory/receiver.server";
import { writtenIn } from "#app/directory/written.server";
import { today } from "#app/platform/clock";
import { defaultLanguage, isLanguage } from "#app/platform/i18n";
import { newId } from "#app/platform/ids";
import { textFor } from "#app/platform/localised";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { notifying } from "#app/platform/notify.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { among } from "#app/platform/tenant/among.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { courseEnrolments, courses } from "#db/schema/courses";
import { letterKinds } from "./choices";
import { paths } from "./paths";
import { nextReminder } from "./reminding";
import { nextRenewal } from "./validity";

type Enrolment = Row<typeof courseEnrolments>;

/** Learners that one message, and one run of the clock, takes on. */
const MOST = 2000;

/**
 * `day`: of a letter about the due date or the end of a certificate, the day for which it was planned; of one about what was
 * added, since when.
 */
const Tell = z.object({ enrolmentId: z.string(), kind: z.enum(letterKinds), day: z.string().default("") });
type Tell = z.output<typeof Tell>;

const types = {
	assigned: "courseAssigned",
	due: "courseDue",
	overdue: "courseOverdue",
	newPart: "courseNewPart",
	completed: "courseCompleted",
	expires: "courseExpires",
	expired: "courseExpired",
} as const satisfies Record<Tell["kind"], string>;

/** Tells a learner something about a course by letter and notification, once however often the message comes. */
export const tellJob = defineJob("courses.tell", Tell, async ({ tenant: ctx }, tell) => {
	if (!ctx) throw notFound();
	const [found] = (
		await ctx.rows.read({
			list: ctx.rows.listingWith(
				courseEnrolments,
				{ course: [courses, courseEnrolments.courseId] },
				{ where: eq(courseEnrolments.id, tell.enrolmentId), limit: 1 },
			),
		})
	).list;
	if (!found?.course || !isStill(found.row, tell)) return;
	const { row, course } = found;
	const isOpen = course.status === "published" && course.deletedAt === null;
	const receiver = isOpen || tell.kind === "completed" ? await receiverOf(ctx, row.userId) : undefined;
	const path = paths(ctx.tenant.guid).course(course.id);
	const titled = (language: string) => textFor(course.titles, language, course.firstLanguage).text;
	const own = receiver?.language ?? ctx.tenant.language;
	const language = isLanguage(own) ? own : defaultLanguage;
	const { t, format } = await writtenIn(language, receiver?.timeZone ?? ctx.tenant.timeZone, ctx.now);
	const isOfEnd = tell.kind === "expires" || tell.kind === "expired";
	const until = isOfEnd ? row.validUntil : tell.kind === "completed" ? null : row.dueOn;
	const untilWord = isOfEnd ? "mail:courseSays.validUntil" : "mail:courseSays.until";
	if (receiver) {
		const params = {
			...{ name: receiver.firstName, tenant: ctx.tenant.name, title: titled(language), link: ctx.origin + path },
			says: course.letters[tell.kind]?.[language] || t(`mail:courseSays.${tell.kind}`),
			until: until === null ? "" : t(untilWord, { date: format.date(until, "long") }),
		};
		// The letter first: its id lets it go out once, and a fault after it brings the message again.
		const letter = { to: receiver.email, language, template: "courseNews" as const, params };
		await sendMail(ctx.context, letter, `course-${messageId(row, tell)}`);
	}
	const moved = notingTold(ctx, row, tell);
	const notice = {
		...{
			type: types[tell.kind],
			params: { title: titled(language), due: (isOfEnd ? row.validUntil : row.dueOn) ?? "" },
		},
		...{ url: path, noticeId: newId(ctx.now.getTime()) },
	};
	await ctx.rows.commit([...(moved ? [moved] : []), notifying(ctx, notice, receiver ? [receiver.id] : [], moved)]);
});

/** Whether what is told is still so. */
function isStill({ toldAt, startedAt, doneAt, remindOn, renewOn }: Enrolment, { kind, day }: Tell): boolean {
	if (kind === "expires" || kind === "expired") return doneAt !== null && renewOn === day;
	if (kind === "completed") return doneAt !== null;
	if (kind === "newPart") return startedAt !== null && doneAt === null;
	return doneAt === null && (kind === "assigned" ? toldAt === null : remindOn === day);
}

/**
 * The write that notes what was told; that a course is completed, or that something was added to it, is told once by the claim
 * of its message.
 */
function notingTold(ctx: TenantContext, { id, dueOn, validUntil }: Enrolment, { kind, day }: Tell) {
	if (kind === "completed" || kind === "newPart") return undefined;
	if (kind === "expires" || kind === "expired") {
		const renewOn = validUntil && nextRenewal(validUntil, today(ctx.tenant.timeZone, ctx.now));
		return ctx.rows.changing(
			...([courseEnrolments, id, { renewOn }, undefined] as const),
			eq(courseEnrolments.renewOn, day),
		);
	}
	if (kind === "assigned")
		return ctx.rows.changing(
			...([courseEnrolments, id, { toldAt: ctx.now.getTime() }, undefined] as const),
			isNull(courseEnrolments.toldAt),
		);
	const next = dueOn === null ? null : nextReminder(dueOn, today(ctx.tenant.timeZone, ctx.now));
	return ctx.rows.changing(
		...([courseEnrolments, id, { remindOn: next }, undefined] as const),
		eq(courseEnrolments.remindOn, day),
	);
}

/** One for each thing that is told: of a course that somebody takes again it is another one. */
const messageId = ({ id, createdAt }: Pick<Enrolment, "id" | "createdAt">, { kind, day }: Tell) =>
	`${kind}:${id}:${createdAt}${day && `:${day}`}`;

const messageFor = (row: Pick<Enrolment, "tenantId" | "id" | "createdAt">, kind: Tell["kind"], day = "") => {
	const payload: Tell = { enrolmentId: row.id, kind, day };
	return { tenantId: row.tenantId, payload, id: `courses-${messageId(row, payload)}` };
};

/** Tells those to whom a published course is assigned and who do not know of it yet. */
export async function tellAssigned(ctx: TenantContext, courseIds: readonly string[]): Promise<void> {
	const fresh = await ctx.rows.list(courseEnrolments, {
		where: and(
			...[among(courseEnrolments.courseId, courseIds), eq(courseEnrolments.source, "assigned")],
			...[isNull(courseEnrolments.toldAt), isNull(courseEnrolments.startedAt), isNull(courseEnrolments.doneAt)],
			sql`exists (select 1 from ${courses} open where open.tenant_id = ${ctx.tenant.id} and open.id = ${courseEnrolments.courseId} and open.status = 'published')`,
		),
		limit: MOST * courseIds.length,
	});
	await enqueueMany(
		...([ctx.context, tellJob] as const),
		fresh.map((row) => messageFor(row, "assigned")),
	);
}

/** Tells a learner that they have completed a course; of a certificate that was renewed, each time. */
export const tellCompleted = (ctx: TenantContext, row: Enrolment): Promise<void> =>
	enqueueMany(ctx.context, tellJob, [messageFor(row, "completed", row.validUntil ?? "")]);

/** Tells learners that something was added to their course since an instant. */
export const tellAdded = (ctx: TenantContext, learners: Enrolment[], since: number): Promise<void> =>
	enqueueMany(
		...([ctx.context, tellJob] as const),
		learners.map((row) => messageFor(row, "newPart", String(since))),
	);

/** Finds the learners to whom a due date is near or has passed, and enqueues one message for each. */
export async function sweepDueDates(context: RequestContext): Promise<void> {
	const due = await overTenants(context, (db) =>
		db
			.select({
				...{ id: courseEnrolments.id, tenantId: courseEnrolments.tenantId, createdAt: courseEnrolments.createdAt },
				...{ remindOn: courseEnrolments.remindOn, dueOn: courseEnrolments.dueOn },
			})
			.from(courseEnrolments)
			.where(
				and(
					// Tenant by tenant, as the index begins with it.
					sql`${courseEnrolments.tenantId} in (select id from tenants)`,
					lte(courseEnrolments.remindOn, today("UTC", context.now)),
					isNull(courseEnrolments.doneAt),
				),
			)
			.limit(MOST),
	);
	const messages = due.map(({ remindOn, dueOn, ...row }) =>
		messageFor(row, dueOn !== null && dueOn < today("UTC", context.now) ? "overdue" : "due", remindOn ?? ""),
	);
	await enqueueMany(context, tellJob, messages);
}

/** The same for learners whose certificate expires soon or has expired. */
export async function sweepCertificates(context: RequestContext): Promise<void> {
	const ending = await overTenants(context, (db) =>
		db
			.select({
				...{ id: courseEnrolments.id, tenantId: courseEnrolments.tenantId, createdAt: courseEnrolments.createdAt },
				...{ renewOn: courseEnrolments.renewOn, validUntil: courseEnrolments.validUntil },
			})
			.from(courseEnrolments)
			.where(
				and(
					sql`${courseEnrolments.tenantId} in (select id from tenants)`,
					lte(courseEnrolments.renewOn, today("UTC", context.now)),
					isNotNull(courseEnrolments.doneAt),
				),
			)
			.limit(MOST),
	);
	const messages = ending.map(({ renewOn, validUntil, ...row }) =>
		messageFor(
			row,
			validUntil !== null && validUntil < today("UTC", context.now) ? "expired" : "expires",
			renewOn ?? "",
		),
	);
	await enqueueMany(context, tellJob, messages);
}
