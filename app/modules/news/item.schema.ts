import type * as z from "zod";
import { EventInput } from "./event/event.schema";
import { DraftInput, PublishTimes, SettingsInput } from "./news.schema";

const { categoryId, audience, pinnedUntil } = SettingsInput.shape;

/**
 * All that the page of an item sends: its text in one language, and what its languages share. Where no audience is sent the
 * settings stay as they are, and where no first day is, the event does.
 */
export const ItemInput = DraftInput.extend({
	...SettingsInput.shape,
	...EventInput.shape,
	categoryId: categoryId.optional(),
	audience: audience.optional(),
	pinnedUntil: pinnedUntil.optional(),
});
export type ItemInput = z.output<typeof ItemInput>;

export const PublishItemInput = ItemInput.extend(PublishTimes.shape);
export type PublishItemInput = z.output<typeof PublishItemInput>;
