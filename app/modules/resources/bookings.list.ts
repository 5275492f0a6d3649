import { defineList } from "#app/lists/definition";

const statuses = {
	reserved: "resources:status.reserved",
	pending: "resources:status.pending",
	cancelled: "resources:status.cancelled",
	rejected: "resources:status.rejected",
	expired: "resources:status.expired",
	released: "resources:status.released",
	waiting: "resources:status.waiting",
	offered: "resources:status.offered",
};

/** One's own bookings, and those of others that one looks after. */
export const bookingList = defineList({
	key: "resource_management.bookings",
	sort: "-starts",
	columns: [
		{ key: "title", kind: "text", label: "resources:field.title", sortable: true, show: "always", exported: true },
		{
			...{ key: "starts", kind: "date", label: "resources:field.startsAt" },
			...{ sortable: true, filterable: true, exported: true },
		},
		{ key: "ends", kind: "date", label: "resources:field.endsAt", exported: true },
		{
			...{ key: "status", kind: "choice", label: "resources:field.status", choices: statuses },
			...{ filterable: true, exported: true },
		},
		{ key: "resources", kind: "text", label: "resources:field.resources", exported: true },
		{ key: "seats", kind: "number", label: "resources:field.seats", show: "later", exported: true },
		{ key: "booker", kind: "person", label: "resources:field.booker", filterable: true, exported: true },
	],
	views: [
		{ key: "coming", label: "resources:view.coming", query: "f=starts.after.-1&sort=starts" },
		{ key: "waiting", label: "resources:view.waiting", query: "f=status.any.pending" },
		{ key: "past", label: "resources:view.past", query: "f=starts.before.0" },
	],
});
