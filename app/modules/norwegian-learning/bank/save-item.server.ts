import { and, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { newId } from "#app/platform/ids";
import { conflict, Problem } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { type ItemTask, languageItems } from "#db/schema/norwegian-learning";
import { ItemTaskInput } from "../items/task.schema";
import { assertPictures, filesOf, givingBack, picturesIn, storePairs, takeRecording } from "./item-media.server";
import type { ItemInput, SaveItemCall } from "./items.schema";
import { findItem, type Item, textsOf } from "./items.server";
import { taskFrom } from "./task-fields";

/** Refuses a commit whose item has moved on since it was read. */
const unmoved = ({ context, tenant }: Visit, { id, updatedAt }: Item): PendingWrite =>
	requiring(
		context,
		sql`exists (select 1 from ${languageItems} where ${and(eq(languageItems.tenantId, tenant.id), eq(languageItems.id, id), eq(languageItems.updatedAt, updatedAt))})`,
	);

/** The field of the form in which a part of a task is written. */
const fieldOf: Record<string, string> = {
	...{ options: "optionTexts", gaps: "text", right: "text", statements: "statementTexts", pairs: "pairWords" },
};

type Sent = { kind?: unknown };

/** The sound task in what was sent; throws `invalid` with the form's fields. Only the faults of its own kind are told. */
function checked(task: Sent): ItemTask {
	const ofKind = ItemTaskInput.options.find(({ shape }) => shape.kind.safeParse(task.kind).success);
	const parsed = (ofKind ?? ItemTaskInput).safeParse(task);
	if (parsed.success) return parsed.data;
	const fields: Record<string, string[]> = {};
	for (const { path, message } of parsed.error.issues) {
		const part = String(path[0] ?? "form");
		const field = fieldOf[part] ?? part;
		fields[field] ??= [message];
	}
	throw new Problem("invalid", { fields });
}

/** A picture that is on its way stands for its guid until all else is checked. */
const ON_ITS_WAY = "sent";

/** Makes an item of what a form says, or changes one. */
export async function saveItemForm(visit: Visit, input: ItemInput): Promise<Item> {
	const { kind, pairFiles, pairGuids, withoutRecording } = input;
	const isSent = (at: number) => pairFiles[at] instanceof File && (pairFiles[at] as File).size > 0;
	const guids = input.pairWords.map((_, at) => (isSent(at) ? ON_ITS_WAY : (pairGuids[at] ?? "")));
	let task = checked(taskFrom(kind, { ...input, pairGuids: guids }));
	if (kind === "match" && guids.includes(ON_ITS_WAY)) {
		const stored = await storePairs(visit, pairFiles, pairGuids);
		task = checked(taskFrom(kind, { ...input, pairGuids: stored }));
	}
	return saveItem(visit, { ...input, task, isSilent: withoutRecording === "yes" });
}

type Saved = Omit<z.output<typeof SaveItemCall>, "tenantId"> & { isSilent?: boolean };

/**
 * Makes an item, or changes one. Whoever is in the middle of a test goes on with the item as it was: attempts keep their own.
 * Throws `conflict` where it has moved on since `updatedAt`.
 */
export async function saveItem(visit: Visit, input: Saved): Promise<Item> {
	const { rows, now, user } = visit;
	const before = input.id === undefined ? undefined : await findItem(visit, input.id);
	if (before && input.updatedAt !== undefined && before.updatedAt !== input.updatedAt) throw conflict(before);
	const { title, skill, level, written, status, passage, playsMost, transcript, explanation, task } = input;
	const known = before ? picturesIn(before.task) : [];
	await assertPictures(
		visit,
		picturesIn(task).filter((guid) => !known.includes(guid)),
	);
	const id = before?.id ?? newId(now.getTime());
	const { audioGuid: taken, writes } = await takeRecording(visit, input.media, { id, title });
	const audioGuid = taken ?? (input.isSilent ? null : (before?.audioGuid ?? null));
	const row = {
		...{ title, sortTitle: title.toLowerCase(), skill, level, written, status, kind: task.kind },
		...{ passage, playsMost, transcript, explanation, task, audioGuid },
		point: input.point ?? before?.point ?? "",
	};
	const kept = filesOf({ task, audioGuid, pictureGuid: before?.pictureGuid ?? null });
	const dropped = before ? filesOf(before).filter((guid) => !kept.includes(guid)) : [];
	const commit = rows.commit([
		...(before
			? [unmoved(visit, before), rows.changing(languageItems, before.id, row)]
			: [rows.adding(languageItems, { ...row, id, createdBy: user.id })]),
		rows.indexing(languageItems, id, textsOf(row)),
		...writes,
		...givingBack(rows, dropped),
	]);
	const saved = await orElse(commit, () => conflict());
	return saved[before ? 1 : 0] as Item;
}
