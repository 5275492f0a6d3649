import type { Tools } from "#app/platform/bag.server";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { Place } from "#app/platform/tenant/enter.server";
import type { Settled } from "#app/platform/tenant/needs.server";

/** What is meant, and the words about it where these are asked for. */
export type Meant = { kind: string; id: string; note: string };

/**
 * Handles what waits for somebody where it is listed, or takes that back, by the rule of its module. `enter` gives the visitor
 * inside the module; `notFound` is thrown where that is not open to them. `fields`: what the way back has to know beside.
 */
export async function settleWhatWaits(
	{ needs }: Pick<Tools, "needs">,
	enter: (place: Place) => Visit | undefined | Promise<Visit | undefined>,
	{ kind, id, note }: Meant,
	way: "run" | "undo",
	fields: Record<string, string> = {},
) {
	const need = needs.find(({ settling }) => settling?.kind === kind);
	if (!need?.settling) throw notFound();
	const { manifest, screen, settling } = need;
	const level = Math.max(screen.level, settling.level);
	const visit = await enter({ moduleKey: manifest.key, link: screen.name, level });
	if (!visit) throw notFound();
	return toldSettled(await settling[way](visit, { id, note }), kind, way, { ...fields, kind });
}

/** What is said of it, in words that the home page has, with the way back. */
export function toldSettled({ changed }: Settled, kind: string, way: "run" | "undo", fields: Record<string, string>) {
	const key = `home:settled.${kind}.${way}`;
	const undo = way === "run" ? "unsettleNeed" : null;
	return { changed: { ...changed, id: `${changed.id} ${way}`, key, undo, fields } };
}
