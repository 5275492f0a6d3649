import { and, asc, desc, eq, gt, lt, sql } from "drizzle-orm";
import { isStaff } from "#app/directory/find-people.server";
import { moduleMembers } from "#app/directory/module-members.server";
import { addDays, today } from "#app/platform/clock";
import { newId } from "#app/platform/ids";
import { DAY, HOUR, MINUTE } from "#app/platform/limits";
import { notifying } from "#app/platform/notify.server";
import { to } from "#app/platform/portal-paths";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { ofTenants } from "#app/platform/tenant/of-tenants.server";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { givingTask } from "#app/tasks/given-tasks.server";
import { advisorClients, people } from "#db/schema/directory";
import { formFollowingRuns, formReplies, forms } from "#db/schema/forms";
import type { Area } from "../area";
import { repliesOpenTo } from "../replies/open-to.server";
import { asReply, type Reply } from "../replies/reply-row";
import { asForm, type Form } from "../store/form-row.server";
import { FOLLOW, FOLLOWINGS_MOST, Follow } from "./starting.server";

type Run = Row<typeof formFollowingRuns>;
/** What the runs of a reply are done with. */
type Around = {
	area: Area;
	form: Form;
	reply: Reply;
	/** Where the reply is read: its path. */
	page: string;
	advisorId: string | null;
	/** Active staff of those who are named. */
	staff: ReadonlySet<string>;
	/** Those of them who may read the reply. */
	readers: ReadonlySet<string>;
};

/** Whoever is told of a reply's answers by the module itself: the person that it is about, else who has sent it. */
const aboutOf = ({ subjectType, subjectId, respondentId }: Reply) =>
	subjectType === "person" ? subjectId : respondentId;

/** Does what waits after a reply, all of it in one batch: delivered twice, it is done once. */
export const followJob = (areas: readonly Area[]) =>
	defineJob(FOLLOW.type, Follow, async ({ tenant: ctx }, { replyId }) => {
		if (!ctx) throw notFound();
		const isWaiting = and(eq(formFollowingRuns.replyId, replyId), eq(formFollowingRuns.status, "waiting"));
		const { found, runs } = await ctx.rows.read({
			found: ctx.rows.listingWith(
				formReplies,
				{ form: [forms, formReplies.formId] },
				{ where: eq(formReplies.id, replyId), limit: 1 },
			),
			runs: ctx.rows.listing(formFollowingRuns, {
				where: isWaiting,
				orderBy: asc(formFollowingRuns.id),
				limit: FOLLOWINGS_MOST,
			}),
		});
		const [one] = found;
		const form = one?.form && asForm(one.form);
		const area = areas.find(({ moduleKey }) => moduleKey === form?.moduleKey);
		const pages = form && area?.replyPages?.(form);
		if (!form || !area || !pages || runs.length === 0 || one.row.deletedAt !== null) return;
		const reply = asReply(one.row);
		const page = to.inTenant(ctx.tenant.guid, pages.one(replyId));
		const around = await aroundOf(ctx, { area, form, reply, page }, runs);
		const ownRuns = and(eq(formFollowingRuns.tenantId, ctx.tenant.id), isWaiting);
		const stillWait = sql`(select count(*) from ${formFollowingRuns} where ${ownRuns}) = ${runs.length}`;
		const writes = runs.flatMap((run) => doing(ctx, around, run));
		await orElse(ctx.rows.commit([requiring(ctx.context, stillWait), ...writes]), () => new Done()).catch(
			(error: unknown) => {
				if (!(error instanceof Done)) throw error;
			},
		);
	});

/** Another delivery was first. */
class Done extends Error {}

async function aroundOf(
	ctx: TenantContext,
	given: Pick<Around, "area" | "form" | "reply" | "page">,
	runs: readonly Run[],
): Promise<Around> {
	const { area, form, reply } = given;
	const reads = new ReadBatch();
	const advisors = reads.add(
		ctx.rows.listingWith(
			advisorClients,
			{ advisor: [people, advisorClients.advisorId, ["isActive", "role"]] },
			{
				where: eq(advisorClients.clientId, aboutOf(reply) ?? ""),
				orderBy: [desc(advisorClients.isPrimary), asc(advisorClients.id)],
				limit: 5,
			},
		),
	);
	const named = [...new Set([form.ownerId, ...runs.flatMap(({ personIds }) => personIds)])];
	const found = reads.add(
		ctx.rows.listing(people, { where: and(among(people.id, named), isStaff), limit: named.length }),
	);
	await reads.send(ctx.rows);
	const advisor = advisors().find(({ advisor: one }) => one?.isActive && one.role !== "CLIENT")?.row.advisorId ?? null;
	const staff = new Set([...found().map(({ id }) => id), ...(advisor ? [advisor] : [])]);
	const readers = await readersOf(ctx, area, reply.id, [...staff]);
	return { ...given, advisorId: advisor, staff, readers };
}

/** Those of these members who may read a reply. */
async function readersOf(ctx: TenantContext, area: Area, replyId: string, ids: string[]): Promise<Set<string>> {
	if (ids.length === 0) return new Set();
	const { moduleKey } = area;
	const members = await moduleMembers(ctx, { moduleKey, level: LEVEL_CLIENTS, most: ids.length, ids });
	const reads = new ReadBatch();
	const mayRead = members.map(({ id, level }) => {
		const isOpen = repliesOpenTo({ tenant: ctx.tenant, user: { id }, access: { level } }, area);
		if (level >= LEVEL_ALL || isOpen === undefined) return { id, read: () => 1 };
		return { id, read: reads.add(ctx.rows.counting(formReplies, and(eq(formReplies.id, replyId), isOpen), 1)) };
	});
	await reads.send(ctx.rows);
	return new Set(mayRead.filter(({ read }) => read() > 0).map(({ id }) => id));
}

/** The writes of one run: what it does, and that it is done, or why not. */
function doing(ctx: TenantContext, around: Around, run: Run): PendingWrite[] {
	const { form, advisorId, staff, readers } = around;
	const isTask = run.action === "task";
	const may = isTask ? staff : readers;
	const wished = [...new Set([...(run.toAdvisor && advisorId ? [advisorId] : []), ...run.personIds])];
	const able = wished.filter((id) => may.has(id));
	const whom = able.length > 0 ? able : may.has(form.ownerId) ? [form.ownerId] : [];
	const ended = (change: Partial<Run>) =>
		ctx.rows.changing(formFollowingRuns, run.id, { ...change, doneAt: ctx.now.getTime() } as never);
	const [first] = whom;
	if (!first) return [ended({ status: "undone", reason: "nobody", personIds: [] })];
	const went = { status: "done" as const, reason: able.length > 0 ? null : ("owner" as const) };
	if (!isTask) return [ended({ ...went, personIds: whom }), notifyingOf(ctx, around, run, whom)];
	const taskId = newId(ctx.now.getTime());
	const dueOn = run.dueDays === null ? null : addDays(today(ctx.tenant.timeZone, ctx.now), run.dueDays);
	const description = [...(form.isHealth ? [] : [form.title]), ctx.origin + around.page].join("\n");
	const task = { id: taskId, title: run.text, description, dueOn, assigneeId: first, givenBy: form.ownerId };
	return [
		ended({ ...went, personIds: [first], taskId, dueOn }),
		...givingTask(ctx, task),
		notifyingOf(ctx, around, run, [first], to.ownTask(ctx.tenant.guid, taskId)),
	];
}

/** Tells people of it; of health data neither which form it is nor what its author has written for it. */
function notifyingOf(
	ctx: TenantContext,
	{ form, page }: Around,
	run: Run,
	whom: string[],
	task?: string,
): PendingWrite {
	const type = form.isHealth ? "healthReplyFollows" : task ? "replyTask" : "replyFollows";
	const params: Record<string, string> = form.isHealth ? {} : { title: form.title, text: run.text };
	return notifying(ctx, { type, params, noticeId: `follows:${run.id}`, url: task ?? page }, whom);
}

/** How long a message may be on its way, how long one is sent for again, and how many one run of the clock takes on. */
const ON_ITS_WAY = 10 * MINUTE;
const AGAIN_FOR = 2 * DAY;
const MOST = 500;

/** Finds replies after which something still waits, as its message was lost. */
export async function sweepFollowings(context: RequestContext): Promise<void> {
	const now = context.now.getTime();
	const { tenantId, replyId, status, createdAt } = formFollowingRuns;
	const found = await overTenants(context, (db) =>
		db
			.selectDistinct({ tenantId, replyId })
			.from(formFollowingRuns)
			.where(
				and(
					...[ofTenants(tenantId), eq(status, "waiting")],
					...[gt(createdAt, now - AGAIN_FOR), lt(createdAt, now - ON_ITS_WAY)],
				),
			)
			.limit(MOST),
	);
	const hour = Math.floor(now / HOUR);
	await enqueueMany(
		context,
		FOLLOW,
		found.map((one) => ({
			...{ tenantId: one.tenantId, payload: { replyId: one.replyId } },
			id: `forms-follow:${one.replyId}:${hour}`,
		})),
	);
}
