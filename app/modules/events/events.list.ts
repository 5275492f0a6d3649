import { defineList } from "#app/lists/definition";

const statuses = {
	draft: "events:status.draft",
	published: "events:status.published",
	cancelled: "events:status.cancelled",
};
const visibilities = {
	public: "events:visibility.public",
	tenant: "events:visibility.tenant",
	link: "events:visibility.link",
};

/** The events of a tenant, the last one first. */
export const eventList = defineList({
	key: "events.events",
	sort: "-starts",
	columns: [
		{ key: "title", kind: "text", label: "events:field.title", sortable: true, show: "always", exported: true },
		{ key: "starts", kind: "date", label: "events:field.startsAt", sortable: true, filterable: true, exported: true },
		{ key: "ends", kind: "date", label: "events:field.endsAt", show: "later", exported: true },
		{
			...{ key: "status", kind: "choice", label: "events:field.status", choices: statuses },
			...{ filterable: true, exported: true },
		},
		{ key: "taken", kind: "number", label: "events:places", exported: true },
		{ key: "waiting", kind: "number", label: "events:tab.waiting", show: "later", exported: true },
		{ key: "place", kind: "text", label: "events:field.place", filterable: true, show: "later", exported: true },
		{ key: "category", kind: "text", label: "events:field.category", filterable: true, exported: true },
		{
			...{ key: "visibility", kind: "choice", label: "events:field.visibility", choices: visibilities },
			...{ filterable: true, exported: true, show: "later" },
		},
		{ key: "owner", kind: "person", label: "events:field.owner", filterable: true, exported: true },
	],
	views: [
		{ key: "coming", label: "events:view.coming", query: "f=starts.after.-1&sort=starts" },
		{ key: "drafts", label: "events:view.drafts", query: "f=status.any.draft" },
		{ key: "past", label: "events:view.past", query: "f=starts.before.0" },
	],
});
