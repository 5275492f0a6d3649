import { defineListPages } from "#app/lists/list-pages.server";
import { exportContacts } from "./contacts/export-contacts.server";
import { ContactsExport } from "./contacts/list.schema";
import { exportCustomers } from "./customers-list/export-customers.server";
import { CustomersExport } from "./customers-list/list.schema";
import { exportMeetings, exportNotes, exportTasks } from "./exports/export-work.server";
import { page, pageAction } from "./guard.server";
import { contactsImport, customersImport, meetingsImport, notesImport, tasksImport } from "./imports.server";
import { exportMessages } from "./inbox/export-messages.server";
import { InboxExport } from "./inbox/list.schema";
import { MeetingsExport } from "./meetings-list/list.schema";
import { NotesExport } from "./notes-list/list.schema";
import { TasksExport } from "./tasks-list/list.schema";
import { contactTrash, customerTrash, messageTrash, noteTrash, taskTrash } from "./trash/trash.server";

const guard = { page, pageAction };

/** The pages beside CRM's lists: exports, imports and trashes. */
export const lists = [
	defineListPages({
		...{ path: "dashboardCRM/customers", guard, place: "customers" },
		namespaces: ["crm", "crmContacts", "crmLists", "crmWork"],
		titles: { list: "crm:customers.title", trash: "crmLists:trash.customers" },
		export: { schema: CustomersExport, run: exportCustomers },
		...{ trash: customerTrash, import: customersImport },
	}),
	defineListPages({
		...{ path: "dashboardCRM/contacts", guard, place: "contacts" },
		namespaces: ["crm", "crmContacts", "crmLists", "crmWork"],
		titles: { list: "crmContacts:contacts.title", trash: "crmLists:trash.contacts" },
		export: { schema: ContactsExport, run: exportContacts },
		...{ trash: contactTrash, import: contactsImport },
	}),
	defineListPages({
		...{ path: "dashboardCRM/meetings", guard, place: "meetings" },
		namespaces: ["crm", "crmLists", "crmMeetings", "crmWork"],
		titles: { list: "crmMeetings:meetings.title" },
		export: { schema: MeetingsExport, run: exportMeetings },
		import: meetingsImport,
	}),
	defineListPages({
		...{ path: "dashboardCRM/notes", guard, place: "notes" },
		namespaces: ["crm", "crmListed", "crmLists", "crmLog", "crmWork"],
		titles: { list: "crmLog:notes.title", trash: "crmListed:trash.notes" },
		export: { schema: NotesExport, run: exportNotes },
		...{ trash: noteTrash, import: notesImport },
	}),
	defineListPages({
		...{ path: "dashboardCRM/tasks", guard, place: "tasks" },
		namespaces: ["crm", "crmLists", "crmWork"],
		titles: { list: "crmWork:tasks.title", trash: "crmLists:trash.tasks" },
		export: { schema: TasksExport, run: exportTasks },
		...{ trash: taskTrash, import: tasksImport },
	}),
	defineListPages({
		...{ path: "dashboardCRM/contactForm", guard, place: "contactForm" },
		namespaces: ["crm", "crmInbox", "crmListed", "crmLists"],
		titles: { list: "crmInbox:inbox.title", trash: "crmListed:trash.messages" },
		export: { schema: InboxExport, run: exportMessages },
		trash: messageTrash,
	}),
];
