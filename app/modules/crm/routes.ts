import { listRoutes } from "../../lists/routes";
import { routesIn } from "../../platform/routes-in";

const { route } = routesIn("modules/crm");
const crmList = (name: string, has: Parameters<typeof listRoutes>[3], path = name) =>
	listRoutes("crm", `dashboardCRM/${path}`, name, has);

export const pages = [
	...crmList("customers", ["export", "trash", "import"]),
	...crmList("contacts", ["export", "trash", "import"]),
	...crmList("meetings", ["export", "import"]),
	...crmList("notes", ["export", "trash", "import"]),
	...crmList("tasks", ["export", "trash", "import"]),
	...crmList("inbox", ["export", "trash"], "contactForm"),
	route("dashboardCRM", "pages/front.ts"),
	route("dashboardCRM/dashboard", "pages/dashboard.tsx"),
	route("dashboardCRM/search", "pages/search.tsx"),
	route("dashboardCRM/staff", "pages/staff.ts"),
	route("dashboardCRM/place", "pages/post-code.ts"),
	route("dashboardCRM/seen", "pages/seen.tsx"),
	route("dashboardCRM/reach", "pages/visibility-scopes.tsx"),
	route("dashboardCRM/customers", "pages/customers.tsx"),
	route("dashboardCRM/customers/board", "pages/customers-board.tsx"),
	route("dashboardCRM/customers/municipalities", "pages/customers-municipalities.tsx"),
	route("dashboardCRM/calendar", "pages/meetings-calendar.tsx"),
	route("dashboardCRM/customers/lists", "pages/customer-lists.tsx"),
	route("dashboardCRM/next", "pages/next.tsx"),
	route("dashboardCRM/register", "pages/register.tsx"),
	route("dashboardCRM/customers/new", "pages/new-customer.tsx"),
	route("dashboardCRM/customers/similar", "pages/similar-customers.ts"),
	route("dashboardCRM/customers/duplicates", "pages/duplicates.tsx"),
	route("dashboardCRM/customers/merge", "pages/merge-customers.tsx"),
	route("dashboardCRM/customers/:customer", "pages/customer.tsx"),
	route("dashboardCRM/customers/:customer/edit", "pages/edit-customer.tsx"),
	route("dashboardCRM/customers/:customer/forms", "pages/customer-forms.tsx"),
	route("dashboardCRM/customers/:customer/logo", "pages/customer-logo.ts"),
	route("dashboardCRM/contacts", "pages/contacts.tsx"),
	route("dashboardCRM/contacts/new", "pages/new-contact.tsx"),
	route("dashboardCRM/contacts/like", "pages/contacts-like.ts"),
	route("dashboardCRM/contacts/:contact", "pages/contact.tsx"),
	route("dashboardCRM/contacts/:contact/edit", "pages/edit-contact.tsx"),
	route("dashboardCRM/contacts/:contact/data", "pages/personal-data.tsx"),
	route("dashboardCRM/contacts/:contact/data/:format", "pages/personal-data-file.ts"),
	route("dashboardCRM/meetings", "pages/meetings.tsx"),
	route("dashboardCRM/meetings/new", "pages/new-meeting.tsx"),
	route("dashboardCRM/meetings/people", "pages/meeting-people.ts"),
	route("dashboardCRM/meetings/:meeting", "pages/meeting.tsx"),
	route("dashboardCRM/meetings/:meeting/edit", "pages/edit-meeting.tsx"),
	route("dashboardCRM/notes", "pages/notes.tsx"),
	route("dashboardCRM/notes/:note", "pages/note.tsx"),
	route("dashboardCRM/files/:file", "pages/file.ts"),
	route("dashboardCRM/tasks", "pages/tasks.tsx"),
	route("dashboardCRM/tasks/customers", "pages/task-customers.ts"),
	route("dashboardCRM/contactForm", "pages/inbox.tsx"),
	route("dashboardCRM/contactForm/messages/:message", "pages/message.tsx"),
	route("dashboardCRM/contactForm/settings", "pages/forms.tsx"),
	route("dashboardCRM/contactForm/settings/:form", "pages/form-settings.tsx"),
	route("dashboardCRM/contactForm/settings/:form/qr", "pages/form-qr.ts"),
];

/** Pages for everybody, without bar and menu. */
export const open = [
	route("contactForm/:form", "pages/public-form.tsx"),
	route("contactForm/:form/place", "pages/public-form-post-code.ts"),
	route("contactForm/:form/status/:token", "pages/public-form-status.tsx"),
	route("meeting/:meeting/:token", "pages/meeting-answer.tsx"),
	route("meeting/:meeting/:token/calendar", "pages/meeting-answer-calendar.ts"),
	route("calendar/:token", "pages/calendar.ts"),
];

export const api = [
	route("crm/dashboard/setting", "api/dashboard-setting.ts"),
	route("crm/customers", "api/customers.ts"),
	route("crm/customers/note", "api/notes.ts"),
	route("crm/customers/meeting", "api/meetings.ts"),
	route("crm/contacts", "api/contacts.ts"),
	route("crm/tasks", "api/tasks.ts"),
	route("crm/contactform/note", "api/contact-form-note.ts"),
	route("crm/contactform", "api/contact-form.ts"),
	route("crm/contactform/:guid", "api/contact-form.ts", { id: "modules/crm/api/contact-form-by-guid" }),
];
