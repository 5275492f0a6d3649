import { newGuid } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { changeAgain } from "#app/platform/tenant/change-again.server";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { type ContentPart, learningContents } from "#db/schema/task-library";
import { type Content, findOwn, textsOf } from "./contents.server";
import { movedBy } from "./order";
import { unmoved } from "./save-content.server";
import type { PartInput } from "./task-library.schema";

/** Parts that one content may have. */
const PARTS_MOST = 50;

/** Changes the parts of a content as they are by then, whoever else changes them at the same moment. */
const change = (visit: Visit, id: string, make: (parts: ContentPart[]) => ContentPart[]): Promise<Content> =>
	changeAgain(undefined, async () => {
		const { rows } = visit;
		const content = await findOwn(visit, id);
		const parts = make(content.parts);
		const commit = rows.commit([
			unmoved(visit, content),
			rows.changing(learningContents, id, { parts }),
			rows.indexing(learningContents, id, textsOf({ ...content, parts })),
		]);
		const [, saved] = await orElse(commit, () => conflict());
		return saved as Content;
	});

/** Adds a part at the end, or changes the one that `partId` names. */
export const savePart = (visit: Visit, { id, partId, label, description }: PartInput) =>
	change(visit, id, (parts) => {
		if (partId === undefined) {
			if (parts.length >= PARTS_MOST) throw invalid({ label: "taskLibrary:errors.tooManyParts" });
			return [...parts, { id: newGuid(), label, description }];
		}
		const part = partIn(parts, partId);
		return parts.map((one) => (one === part ? { ...one, label, description } : one));
	});

export const dropPart = (visit: Visit, { id, partId }: { id: string; partId: string }) =>
	change(visit, id, (parts) => {
		const part = partIn(parts, partId);
		return parts.filter((one) => one !== part);
	});

/** Moves a part one place up or down. */
export const movePart = (visit: Visit, { id, partId, way }: { id: string; partId: string; way: "up" | "down" }) =>
	change(visit, id, (parts) => {
		partIn(parts, partId);
		return inOrder(
			parts,
			movedBy(
				parts.map((one) => one.id),
				partId,
				way,
			),
		);
	});

/** Puts the parts into this order. Throws `invalid` where these are not all of them. */
export const sortParts = (visit: Visit, { id, ids }: { id: string; ids: string[] }) =>
	change(visit, id, (parts) => {
		if (ids.length !== parts.length || new Set(ids).size !== ids.length || !parts.every((one) => ids.includes(one.id)))
			throw invalid({ ids: "taskLibrary:errors.order" });
		return inOrder(parts, ids);
	});

function partIn(parts: ContentPart[], id: string): ContentPart {
	const part = parts.find((one) => one.id === id);
	if (!part) throw notFound();
	return part;
}

const inOrder = (parts: ContentPart[], ids: string[]) => ids.flatMap((id) => parts.find((one) => one.id === id) ?? []);
