import type { TFunction } from "i18next";
import type * as z from "zod";
import { translator } from "#app/platform/i18n.server";
import { to } from "#app/platform/portal-paths";
import type { Entry, Visit } from "#app/platform/tenant/context";
import { visitBeside } from "#app/platform/tenant/enter.server";
import type { OwnTasks } from "#app/platform/tenant/own-tasks.server";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { titleIn } from "#app/platform/tenant/titles";
import { asking } from "../asked.server";
import { dueGroups } from "../due";
import { taskModuleKey } from "../given-tasks.server";
import { plainTasks } from "../plain/plain-source.server";
import { mayGiveTasks } from "../plain/plain-tasks.server";
import { settleWhatWaits } from "../settle.server";
import type { OwnTasksQuery, SettleTask } from "./own-tasks.schema";
import { firstFirst, lastFirst, type Source, serializeTask } from "./serialize-task.server";

/** Open tasks of one kind that are shown, and those that were done lately: the module's own list has all. */
const MOST = 100;
const DONE = 20;

/** A kind of task that no module's right opens: its name is the key of a text. */
export type SharedTasks = { key: string; label: string; tasks: OwnTasks };

const groups = [...dueGroups, "done"] as const;

/**
 * All that is the visitor's to do in a tenant, whichever module it is of, and no more of each than the module itself shows them.
 * One round trip beside the guard's.
 */
export async function showOwnTasks(
	visit: Visit,
	{ module }: z.output<typeof OwnTasksQuery>,
	shared: readonly SharedTasks[],
) {
	const t = await translator(visit.language);
	const ofModules = await sourcesOfModules(visit, t);
	const isListed = ofModules.some(({ module: key }) => key === taskModuleKey());
	const sources: Source[] = [
		...ofModules,
		...(isListed ? [] : [{ module: "tasks", label: t("tasks:plain"), asker: visit, tasks: plainTasks, settles: true }]),
		...shared.map(({ key, label, tasks }) => ({ module: key, label: t(label), asker: visit, tasks, settles: false })),
	];
	const reads = new ReadBatch();
	const read = sources.map(({ tasks, asker }) => ({
		open: reads.add(tasks.reading(asker, asking(asker, "open", MOST + 1))),
		done: reads.add(tasks.reading(asker, asking(asker, "done", DONE))),
	}));
	await reads.send(visit.rows);
	const found = sources.map((source, at) => {
		const open = read[at]?.open() ?? [];
		const tasks = [...open.slice(0, MOST), ...(read[at]?.done() ?? [])].map((task) =>
			serializeTask(visit, source, task, t),
		);
		return { source, tasks, isCut: open.length > MOST };
	});
	const modules = [...new Map(sources.map(({ module: key, label }) => [key, label]))].flatMap(([key, label]) => {
		const own = found.filter(({ source }) => source.module === key).flatMap(({ tasks }) => tasks);
		return own.length > 0 ? [{ key, label, count: own.filter(({ doneAt }) => doneAt === null).length }] : [];
	});
	const chosen = modules.find(({ key }) => key === module)?.key ?? null;
	const wanted = found.filter(({ source }) => chosen === null || source.module === chosen);
	const shown = wanted.flatMap(({ tasks }) => tasks);
	return {
		groups: groups.flatMap((key) => {
			const tasks = shown.filter(({ group }) => group === key).sort(key === "done" ? lastFirst : firstFirst);
			return tasks.length > 0 ? [{ key, tasks }] : [];
		}),
		...{ modules, chosen, count: shown.filter(({ doneAt }) => doneAt === null).length },
		cut: wanted
			.filter(({ isCut }) => isCut)
			.map(({ source: { label, tasks, asker } }) => ({ label, count: MOST, to: tasks.all(asker) })),
		...{ address: to.ownTasks(visit.tenant.guid), newTask: mayGiveTasks(visit) ? to.newTask(visit.tenant.guid) : null },
	};
}

export type ShownTasks = Awaited<ReturnType<typeof showOwnTasks>>;

/** The kinds of the modules whose screens are open to the visitor. */
async function sourcesOfModules(visit: Visit, t: TFunction): Promise<Source[]> {
	const asked = visit.context.needs.map(async (need): Promise<Source[]> => {
		const { tasks, manifest, screen, settling } = need;
		if (!tasks) return [];
		const asker = await visitBeside(visit, { moduleKey: manifest.key, link: screen.name, level: screen.level });
		// A super-admin is let into every module, and has tasks where they were given a part in it.
		const entry = asker?.access.entry;
		if (!asker || !entry) return [];
		const settles = settling !== undefined && asker.access.level >= settling.level;
		return [{ module: manifest.key, label: nameOf(entry, visit, t), asker, tasks, settles }];
	});
	return (await Promise.all(asked)).flat();
}

/** A module's name as the menu has it. */
const nameOf = ({ translationKey, titles, label }: Entry, { language }: Visit, t: TFunction) =>
	t(translationKey, { defaultValue: titleIn(titles, language, label) });

type Meant = z.output<typeof SettleTask>;
const settle = (visit: Visit, meant: Meant, way: "run" | "undo") =>
	settleWhatWaits({ member: visit, enter: (place) => visitBeside(visit, place) }, meant, way);

/** Handles a task where it is listed, by the rule of its module. */
export const settleTask = (visit: Visit, meant: Meant) => settle(visit, meant, "run");

/** Takes that back. */
export const unsettleTask = (visit: Visit, meant: Meant) => settle(visit, meant, "undo");
