import type * as z from "zod";
import { doneAt } from "#app/platform/kept-at.schema";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { headOf } from "../events.server";
import { paths } from "../paths";
import type { DoorQuery, ListRef, OwnScanInput, OwnUndoInput } from "./door.schema";
import { serializeDoor, wholeList } from "./door.server";
import { ownList } from "./lists.server";
import { type Scanned, scan, undoScan } from "./scan.server";

/** How long a device keeps the list of an event that is over, or of one without an end. */
const KEPT_FOR = 12 * 3_600_000;

/** The page at a door, for whoever holds the event. */
export async function showOwnDoor(visit: Visit, { q, way, ...ref }: z.output<typeof DoorQuery>) {
	const { list, ...found } = await ownList(visit, ref);
	return {
		head: headOf(visit, found),
		title: list.title,
		door: await serializeDoor(visit, list, { q, isOut: way === "out", isKiosk: false }),
		people: paths(visit.tenant.guid).doorPeople(ref.event, ref.list),
	};
}

export async function ownDoorPeople(visit: Visit, ref: z.output<typeof ListRef>): Promise<Response> {
	const { list } = await ownList(visit, ref);
	return wholeList(visit, list, visit.now.getTime() + KEPT_FOR);
}

const scanning =
	(isExit: boolean) =>
	async (visit: Visit, { keptAt, ...input }: z.output<typeof OwnScanInput>): Promise<Scanned> => {
		const { list } = await ownList(visit, input);
		if (isExit && !list.hasExit) throw notFound();
		const { code, registration } = input;
		return scan(visit, list, { code, registration, isExit, at: doneAt(visit.now, keptAt), by: visit.user.id });
	};

export const comeInByList = scanning(false);
export const goOutByList = scanning(true);

/** Takes back what was scanned of somebody last. */
export async function undoByList(visit: Visit, input: z.output<typeof OwnUndoInput>) {
	const { list } = await ownList(visit, input);
	const undone = await undoScan(visit, list, input.registration);
	if (undone === null) throw notFound();
	return { undone };
}
