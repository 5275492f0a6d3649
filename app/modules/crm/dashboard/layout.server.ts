import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { notAllowed } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { dashboards } from "#db/schema/crm";
import { type Card, type Change, cardKinds, changed, firstCards } from "./cards";
import type { CardRef, MoveCard, PeriodOfCard, PlaceCard, SettingCall, SettingInput } from "./dashboard.schema";

/** The id under which a tenant keeps what everybody sees who has chosen nothing. */
const DEFAULT = "default";

/** The cards of whoever visits: their own, else the tenant's, else those of a new tenant. Sends `reads` on the way. */
export async function readCards(visit: Visit, reads = new ReadBatch()): Promise<{ cards: Card[]; isOwn: boolean }> {
	const mine = reads.add(visit.rows.finding(dashboards, visit.user.id));
	const shared = reads.add(visit.rows.finding(dashboards, DEFAULT));
	await reads.send(visit.rows);
	const own = mine();
	const stored = (own ?? shared())?.cards as Card[] | undefined;
	return { cards: (stored ?? firstCards).filter((card) => mayHave(visit, card)), isOwn: own !== undefined };
}

/** Whether a card is known, and for somebody at this level. */
export const mayHave = (visit: Visit, { key }: { key: string }): boolean =>
	key in cardKinds && visit.access.level >= cardKinds[key as keyof typeof cardKinds].level;

async function write(visit: Visit, id: string, cards: Card[]): Promise<void> {
	const { rows } = visit;
	const kept = cards.filter((card) => mayHave(visit, card));
	if (!(await rows.change(dashboards, id, { cards: kept }))) await rows.add(dashboards, { id, cards: kept });
}

async function change(visit: Visit, step: Change) {
	const { cards } = await readCards(visit);
	await write(visit, visit.user.id, changed(cards, step));
	return { cardChanged: step.key };
}

type Input<Schema extends z.ZodType> = z.output<Schema>;

export const moveCard = (visit: Visit, { key, by }: Input<typeof MoveCard>) => change(visit, { do: "move", key, by });
export const resizeCard = (visit: Visit, { key }: Input<typeof CardRef>) => change(visit, { do: "resize", key });
export const hideCard = (visit: Visit, { key }: Input<typeof CardRef>) => change(visit, { do: "hide", key });
export const addCard = (visit: Visit, { key }: Input<typeof CardRef>) => change(visit, { do: "add", key });
export const placeCard = (visit: Visit, { key, before }: Input<typeof PlaceCard>) =>
	change(visit, { do: "place", key, before: before ?? null });
export const setPeriod = (visit: Visit, { key, days }: Input<typeof PeriodOfCard>) =>
	change(visit, { do: "period", key, days });

/** Shows the tenant's cards again, in place of one's own. */
export async function resetCards(visit: Visit) {
	await visit.rows.remove(dashboards, visit.user.id);
	return done({ snackbar: { key: "crmBoard:snackbar.reset" } });
}

/** Makes one's own cards those of everybody in the tenant who has chosen nothing. */
export async function shareCards(visit: Visit) {
	const { cards } = await readCards(visit);
	await write(visit, DEFAULT, cards);
	return done({ snackbar: { key: "crmBoard:snackbar.shared" } });
}

/** The caller's own cards; nobody reads or sets those of another. */
export async function readSetting(visit: Visit, { userid }: Input<typeof SettingCall>) {
	if (userid !== visit.user.id) throw notAllowed();
	const { cards, isOwn } = await readCards(visit);
	return { tenant_id: visit.tenant.id, userid, widgets: cards, is_default: !isOwn };
}

export async function saveSetting(visit: Visit, { userid, widgets }: Input<typeof SettingInput>) {
	if (userid !== visit.user.id) throw notAllowed();
	await write(visit, userid, widgets as Card[]);
	return readSetting(visit, { userid });
}
