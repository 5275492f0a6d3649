import { defineList } from "#app/lists/definition";

/** Where a message stands that its sender has confirmed. */
export const inboxStates = ["new", "handled", "answered", "spam"] as const;
export type InboxState = (typeof inboxStates)[number];

const statuses: Record<InboxState, string> = {
	new: "crmInbox:state.new",
	handled: "crmInbox:state.handled",
	answered: "crmInbox:state.answered",
	spam: "crmInbox:state.spam",
};
const later = { show: "later", exported: true } as const;

/** What people have sent by the contact forms, the newest first: all but spam, unless a filter asks for a status. */
export const messageList = defineList({
	key: "crm.messages",
	sort: "-received",
	level: 20,
	columns: [
		{ key: "sender", kind: "text", label: "crmInbox:message.sender", show: "always", exported: true },
		{ key: "form", kind: "choice", label: "crmInbox:message.form", filterable: true, exported: true },
		{ key: "customer", kind: "text", label: "crmInbox:message.customer", filterable: true, exported: true },
		{ key: "handler", kind: "person", label: "crmInbox:message.handler", filterable: true, exported: true },
		{ key: "email", kind: "text", label: "crmListed:message.email", ...later },
		{ key: "phone", kind: "text", label: "crmListed:message.phone", ...later },
		{
			key: "status",
			kind: "choice",
			label: "crmLists:work.status",
			filterable: true,
			choices: statuses,
			exported: true,
		},
		{
			key: "received",
			kind: "date",
			label: "crmInbox:message.receivedAt",
			sortable: true,
			filterable: true,
			exported: true,
		},
		{ key: "text", kind: "text", label: "crmInbox:message.title", show: "never", exported: true },
	],
	views: [
		{ key: "new", label: "crmInbox:tab.new", query: "f=status.any.new" },
		{ key: "handled", label: "crmInbox:tab.handled", query: "f=status.any.handled" },
		{ key: "answered", label: "crmInbox:tab.answered", query: "f=status.any.answered" },
		{ key: "spam", label: "crmInbox:tab.spam", query: "f=status.any.spam" },
	],
});
