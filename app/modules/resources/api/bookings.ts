import { handler, modes } from "#app/platform/guard.server";
import { resourceBookings } from "#db/schema/resources";
import { bookCall, bookingDetails, cancelBookingCall, listBookings } from "../calls.server";
import { endpoint } from "../guard.server";
import { BookCall, BookingsCall, Ref } from "../resources.schema";

const api = endpoint(
	{
		get: modes({ getdetails: handler(Ref, bookingDetails) }, handler(BookingsCall, listBookings)),
		post: handler(BookCall, bookCall),
		delete: handler(Ref, cancelBookingCall),
	},
	{ record: resourceBookings },
);
export const loader = api.loader;
export const action = api.action;
