import { and, eq, gt, inArray } from "drizzle-orm";
import { keptOfPeople } from "#app/platform/tenant/of-person.server";
import { resourceAssets, resourceBookings } from "#db/schema/resources";
import { visibleBookings } from "./bookings.server";
import { manifest } from "./manifest";
import { paths } from "./paths";

const MOST = 51;

/** What is kept of somebody: their bookings, and those still to come and the things they have, which somebody else takes over. */
export const ofPeople = keptOfPeople(manifest, [
	{
		key: "resourceBookings",
		place: "bookings",
		count: (asker, { id }) =>
			asker.rows.counting(resourceBookings, and(eq(resourceBookings.bookerId, id), visibleBookings(asker)), MOST),
		to: ({ tenant }, { id }) => `${paths(tenant.guid).bookings}?f=booker.any.${id}`,
	},
	{
		key: "comingResourceBookings",
		place: "bookings",
		isWork: true,
		count: (asker, { id }) =>
			asker.rows.counting(
				resourceBookings,
				and(
					eq(resourceBookings.bookerId, id),
					visibleBookings(asker),
					gt(resourceBookings.endsAt, asker.now.getTime()),
					inArray(resourceBookings.status, ["reserved", "pending"]),
				),
				MOST,
			),
		to: ({ tenant }, { id }) => `${paths(tenant.guid).bookings}?f=booker.any.${id}&f=starts.after.-1`,
	},
	{
		key: "resourceCustody",
		place: "settings",
		isWork: true,
		count: (asker, { id }) => asker.rows.counting(resourceAssets, eq(resourceAssets.custodianId, id), MOST),
		to: ({ tenant }, { id }) => paths(tenant.guid).handover(id),
	},
]);
