import * as z from "zod";
import { id } from "#app/platform/text.schema";
import { filter } from "../fields.schema";
import { cardKeys } from "./cards";

const key = z.enum(cardKeys, "wrongValue");
const days = z.string().regex(/^\d{1,3}$/, "wrongValue");

export const DashboardQuery = z.object({ edit: filter(z.literal("1", "wrongValue")) });
export const CardRef = z.object({ key });
export const MoveCard = z.object({ key, by: z.coerce.number("wrongType").int().min(-1).max(1) });
export const PlaceCard = z.object({ key, before: filter(key) });
export const PeriodOfCard = z.object({ key, days });

export const SettingCall = z.object({ tenantId: id.optional(), userid: id });
const widget = z.object({
	key,
	width: z.number("wrongType").int().min(1, "wrongValue").max(2, "wrongValue").default(1),
	options: z.object({ days: days.optional() }).optional(),
});
export const SettingInput = SettingCall.extend({
	widgets: z
		.array(widget, "wrongType")
		.max(cardKeys.length, "wrongValue")
		.refine((cards) => new Set(cards.map((card) => card.key)).size === cards.length, "wrongValue"),
});
