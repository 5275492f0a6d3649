import { defineList } from "#app/lists/definition";

/** How a registration stands, as people read it. */
export const registrationStatuses = {
	confirmed: "events:tab.confirmed",
	waiting: "events:tab.waiting",
	offered: "events:tab.offered",
	expired: "events:tab.expired",
	cancelled: "events:tab.cancelled",
	pending: "events:tab.pending",
	declined: "events:tab.declined",
};

/** Who has registered for an event, by name. */
export const participantList = defineList({
	key: "events.participants",
	sort: "name",
	columns: [
		{ key: "name", kind: "text", label: "events:person.name", sortable: true, show: "always", exported: true },
		{ key: "email", kind: "text", label: "events:person.email", sortable: true, filterable: true, exported: true },
		{
			...{ key: "status", kind: "choice", label: "events:field.status", choices: registrationStatuses },
			...{ filterable: true, exported: true },
		},
		{ key: "type", kind: "choice", label: "events:person.type", filterable: true, exported: true },
		{ key: "guests", kind: "number", label: "events:person.guests", exported: true },
		{
			...{ key: "registered", kind: "date", label: "events:person.registered" },
			...{ sortable: true, filterable: true, exported: true },
		},
		{ key: "checkedIn", kind: "date", label: "events:person.checkedIn", filterable: true, exported: true },
		{ key: "answers", kind: "text", label: "events:person.answers", show: "later", exported: true },
	],
	views: [
		{ key: "pending", label: "events:tab.pending", query: "f=status.any.pending" },
		{ key: "confirmed", label: "events:tab.confirmed", query: "f=status.any.confirmed" },
		{ key: "waiting", label: "events:tab.waiting", query: "f=status.any.waiting" },
		{ key: "offered", label: "events:tab.offered", query: "f=status.any.offered" },
		{ key: "checkedIn", label: "events:tab.checkedIn", query: "f=checkedIn.filled." },
		{ key: "cancelled", label: "events:tab.cancelled", query: "f=status.any.cancelled,expired,declined" },
	],
});
