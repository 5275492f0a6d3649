import { foreignKey, index, integer, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";

/** What has a limited number of places: an event, a session of it, a time of a resource. Its id is that of the record which it belongs to. */
export const bookingPools = tenantTable("booking_pools", {
	/** Whose clock offers the places. */
	moduleKey: text("module_key").notNull().default("events"),
	/** Null: as many as come. */
	capacity: integer("capacity"),
	hasWaitingList: integer("has_waiting_list", { mode: "boolean" }).notNull().default(false),
	/** How long an offered place is held. */
	offerHours: integer("offer_hours").notNull().default(24),
	/** From then on no place is offered: epoch milliseconds. */
	closesAt: integer("closes_at"),
	/** Places that are confirmed or offered, and people who wait: these and the next derived in each batch that changes a booking. */
	taken: integer("taken").notNull().default(0),
	waiting: integer("waiting").notNull().default(0),
	/** People who have asked for a place, and of whom nobody has decided yet. */
	pending: integer("pending").notNull().default(0),
	...stamps,
});

export const bookingStatuses = [
	"confirmed",
	"waiting",
	"offered",
	"expired",
	"cancelled",
	"pending",
	"declined",
] as const;

export const bookings = tenantTable(
	"bookings",
	{
		poolId: text("pool_id").notNull(),
		/** The record for which the places are. */
		holderId: text("holder_id").notNull(),
		/** A second pool that must have room as well, as that of a ticket type of an event; it has no line of its own. */
		partId: text("part_id"),
		seats: integer("seats").notNull().default(1),
		status: text("status", { enum: bookingStatuses }).notNull(),
		/** The order in which people came to the waiting list. */
		position: integer("position").notNull().default(0),
		/** Until when an offer stands: epoch milliseconds. */
		offeredUntil: integer("offered_until"),
		/** Of the calendar entry of a place: goes up each time that the place is given back or taken anew. */
		sequence: integer("sequence").notNull().default(0),
		/** Of the status that its holder was last written of; null: of none yet. */
		announcedStatus: text("announced_status"),
		...stamps,
	},
	(t) => [
		uniqueIndex("bookings_by_holder").on(t.tenantId, t.poolId, t.holderId),
		index("bookings_in_order").on(t.tenantId, t.poolId, t.status, t.position),
		index("bookings_by_part").on(t.tenantId, t.partId, t.status),
		index("bookings_by_offer").on(t.tenantId, t.status, t.offeredUntil),
		index("bookings_unannounced").on(t.tenantId, t.announcedStatus, t.updatedAt),
		foreignKey({ columns: [t.tenantId, t.poolId], foreignColumns: [bookingPools.tenantId, bookingPools.id] }).onDelete(
			"cascade",
		),
	],
);
