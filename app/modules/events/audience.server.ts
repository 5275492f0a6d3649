import { and, inArray, isNotNull, type SQL } from "drizzle-orm";
import { joined } from "#app/platform/tenant/rows.server";
import { bookings } from "#db/schema/bookings";
import { type eventAudiences, eventRegistrations } from "#db/schema/events";

export type Audience = (typeof eventAudiences)[number];

export const reached = {
	confirmed: ["confirmed"],
	waiting: ["waiting"],
	pending: ["pending"],
	checkedIn: ["confirmed"],
	all: ["confirmed", "waiting", "offered", "pending"],
} as const;

/** Whether a registration, read with its `booking`, is among those whom a letter is for. */
export const standsSo = (audience: Audience): SQL =>
	and(
		inArray(joined(bookings, "booking").status, [...reached[audience]]),
		audience === "checkedIn" ? isNotNull(eventRegistrations.checkedInAt) : undefined,
	) as SQL;
