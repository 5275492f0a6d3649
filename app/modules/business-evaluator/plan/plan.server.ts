import { asc, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { type OfferedPlace, readOffers } from "#app/directory/handing-over.server";
import { readReply } from "#app/forms/replies/read-reply.server";
import { resultOf } from "#app/forms/results/result";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { isLanguage, type Language } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { newId } from "#app/platform/ids";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { invalid, notFound } from "#app/platform/problems";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { hashToken } from "#app/platform/token.server";
import { planTasks } from "#db/schema/business-evaluator";
import { area } from "../area";
import { findEntrepreneur, readingReplies } from "../entrepreneurs/entrepreneurs.server";
import { readingSettings, settingsIn } from "../settings.server";
import { drawPlan } from "./draw-plan";
import type { PlanInput, TaskDoneInput, TaskInput, TaskRef } from "./plan.schema";

/** Tasks that a plan may grow to. */
const MOST = 30;

/** The plan of an entrepreneur, in its order. */
export const readingPlan = ({ rows }: Visit, id: string) =>
	rows.listing(planTasks, { where: eq(planTasks.entrepreneurId, id), orderBy: asc(planTasks.id), limit: MOST });

async function offersOf(visit: Visit): Promise<OfferedPlace[]> {
	const reads = new ReadBatch();
	const offered = readOffers(visit, reads);
	await reads.send(visit.rows);
	return offered();
}

const planned = ({ tenant }: Visit, id: string) =>
	sql`(select count(*) from ${planTasks} where ${planTasks.tenantId} = ${tenant.id} and ${planTasks.entrepreneurId} = ${id})`;

/** Draws five tasks from what was answered last, each with the course or event that the organisation has chosen for its area. */
export async function makePlan(visit: Visit, { entrepreneur }: z.output<typeof PlanInput>) {
	const { rows, context, now } = visit;
	await findEntrepreneur(visit, entrepreneur);
	const [{ replies, settings }, offers] = await Promise.all([
		rows.read({ replies: readingReplies(visit, entrepreneur), settings: readingSettings(visit) }),
		offersOf(visit),
	]);
	const last = replies.at(-1);
	if (!last) throw notFound();
	const { reply, version } = await readReply(visit, area, last.id);
	const language: Language = isLanguage(reply.language) ? reply.language : visit.language;
	const result = resultOf(version.definition, reply.scores, language);
	const tasks = result ? drawPlan(result) : [];
	if (tasks.length === 0) throw invalid({ form: "businessEvaluator:errors.noSteps" });
	const chosen = settingsIn(settings).offers;
	const adding = tasks.map(({ title, area: name, areaId }, at) => {
		const offer = offers.find(({ path }) => path === chosen[areaId]);
		return {
			// A plan is read in the order of its ids.
			...{ id: newId(now.getTime() + at), entrepreneurId: entrepreneur, title: title.slice(0, 300), area: name },
			...{ path: offer?.path ?? "", pathTitle: offer?.title ?? "" },
		};
	});
	const writes = [requiring(context, sql`${planned(visit, entrepreneur)} = 0`), rows.addingEach(planTasks, adding)];
	await orElse(rows.commit(writes), () => invalid({ form: "businessEvaluator:errors.planIsThere" }));
	return done({ snackbar: { key: "businessEvaluator:told.planMade", params: { count: tasks.length } } });
}

/** A task of the entrepreneur whom the visitor follows; throws `notFound`. */
async function findTask(visit: Visit, { entrepreneur, id }: z.output<typeof TaskRef>) {
	await findEntrepreneur(visit, entrepreneur);
	const task = await visit.rows.find(planTasks, id);
	if (task?.entrepreneurId !== entrepreneur) throw notFound();
	return task;
}

/** Adds a task, or changes what it is and what helps with it. */
export async function saveTask(visit: Visit, { entrepreneur, id, title, path }: z.output<typeof TaskInput>) {
	const { rows, context, now } = visit;
	const offer = path === "" ? undefined : (await offersOf(visit)).find((one) => one.path === path);
	const task = id === undefined ? undefined : await findTask(visit, { entrepreneur, id });
	// What is not offered any more stays where it was chosen before.
	if (path !== "" && !offer && task?.path !== path) throw invalid({ path: "wrongValue" });
	const facts = { title, path, pathTitle: path === "" ? "" : (offer?.title ?? task?.pathTitle ?? "") };
	if (task) await rows.commit([rows.changing(planTasks, task.id, facts)]);
	else {
		await findEntrepreneur(visit, entrepreneur);
		const adding = rows.adding(planTasks, { id: newId(now.getTime()), entrepreneurId: entrepreneur, ...facts });
		const writes = [requiring(context, sql`${planned(visit, entrepreneur)} < ${MOST}`), adding];
		await orElse(rows.commit(writes), () => invalid({ title: `businessEvaluator:errors.planMost?count=${MOST}` }));
	}
	return done({ snackbar: { key: "businessEvaluator:told.taskSaved" } });
}

export async function setTaskDone(visit: Visit, { isDone, ...ref }: z.output<typeof TaskDoneInput>) {
	const { id } = await findTask(visit, ref);
	const doneOn = isDone ? today(visit.tenant.timeZone, visit.now) : "";
	await visit.rows.commit([visit.rows.changing(planTasks, id, { doneOn })]);
	return done({});
}

export async function removeTask(visit: Visit, ref: z.output<typeof TaskRef>) {
	const { id } = await findTask(visit, ref);
	await visit.rows.commit([visit.rows.removing(planTasks, id)]);
	return done({ snackbar: { key: "businessEvaluator:told.taskRemoved" } });
}

/** Has the plan written to the entrepreneur, with the way to what helps. */
export async function sendPlan(visit: Visit, { entrepreneur }: z.output<typeof PlanInput>) {
	const [one, { plan }] = await Promise.all([
		findEntrepreneur(visit, entrepreneur),
		visit.rows.read({ plan: readingPlan(visit, entrepreneur) }),
	]);
	if (!one.email) throw invalid({ form: "businessEvaluator:errors.noEmail" });
	const open = plan.filter(({ doneOn }) => doneOn === "");
	if (open.length === 0) throw invalid({ form: "businessEvaluator:errors.planDone" });
	const lines = open.map(({ title, path, pathTitle }, at) =>
		[`${at + 1}. ${title}`, ...(path ? [`${pathTitle}: ${visit.origin}${path}`] : [])].join("\n"),
	);
	const language = isLanguage(one.language) ? one.language : visit.tenant.language;
	const t = await translator(language);
	const message = [t("businessEvaluator:plan.letter", { name: one.name }), ...lines].join("\n\n");
	// Sent twice as it is it goes out once.
	const state = plan.map(({ id, updatedAt }) => `${id}:${updatedAt}`).join();
	const letter = { to: one.email, language, template: "ideaPlan" as const, replyTo: visit.user.email };
	await sendMail(
		visit.context,
		{ ...letter, params: { tenant: visit.tenant.name, message } },
		`idea-plan:${entrepreneur}:${await hashToken(state)}`,
	);
	return done({ snackbar: { key: "businessEvaluator:told.planSent", params: { email: one.email } } });
}
