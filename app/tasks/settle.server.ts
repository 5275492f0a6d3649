import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { PermissionTarget } from "#app/platform/tenant/enter.server";
import type { Settled } from "#app/platform/tenant/needs.server";
import { settlingPlain } from "./plain/plain-source.server";

/** What is meant, and the words about it where these are asked for. */
export type Meant = { kind: string; id: string; note: string };

type Asked = {
	/** The member that asks, inside no module. */
	member: Visit;
	/** The visitor inside a module, where that is open to them. */
	enter: (place: PermissionTarget) => Visit | undefined | Promise<Visit | undefined>;
};

/**
 * Handles what waits for somebody where it is listed, or takes that back, by the rule of its module. Throws `notFound` where that
 * is not open to them. `fields`: what the way back has to know beside.
 */
export async function settleWhatWaits(
	{ member, enter }: Asked,
	{ kind, id, note }: Meant,
	way: "run" | "undo",
	fields: Record<string, string> = {},
) {
	if (kind === settlingPlain.kind) return feedbackOf(await settlingPlain[way](member, { id, note }), "taskDue");
	const need = member.context.needs.find(({ settling }) => settling?.kind === kind);
	if (!need?.settling) throw notFound();
	const { manifest, screen, settling } = need;
	const level = Math.max(screen.level, settling.level);
	const visit = await enter({ moduleKey: manifest.key, link: screen.name, level });
	if (!visit) throw notFound();
	return feedbackOf(await settling[way](visit, { id, note }), kind);

	/** In words that the home page has, with the way back. */
	function feedbackOf({ changed }: Settled, word: string) {
		const key = `home:settled.${word}.${way}`;
		const undo = way === "run" ? "unsettleNeed" : null;
		return { changed: { ...changed, id: `${changed.id} ${way}`, key, undo, fields: { ...fields, kind } } };
	}
}
