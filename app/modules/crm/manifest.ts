import { defineModule } from "../../platform/manifest";
import { meetingViews } from "./meetings-list/views";

export const manifest = defineModule({
	key: "crm",
	icon: "users-round",
	order: 10,
	components: {
		front: { name: "crm_front", path: "dashboardCRM", icon: "users-round", level: 10, inMenu: false },
		dashboard: {
			name: "crm_dashboard",
			path: "dashboardCRM/dashboard",
			icon: "layout-dashboard",
			level: 10,
			inMenu: true,
		},
		customers: {
			name: "crm_customers",
			path: "dashboardCRM/customers",
			icon: "building-2",
			level: 10,
			inMenu: true,
			list: "crm.customers",
		},
		contacts: {
			name: "crm_contacts",
			path: "dashboardCRM/contacts",
			icon: "contact-round",
			level: 10,
			inMenu: true,
			list: "crm.contacts",
		},
		meetings: {
			name: "crm_meetings",
			path: "dashboardCRM/meetings",
			icon: "calendar-days",
			level: 10,
			inMenu: true,
			list: "crm.meetings",
			opens: `view=coming&${meetingViews.coming}`,
		},
		notes: {
			name: "crm_notes",
			path: "dashboardCRM/notes",
			icon: "notebook-pen",
			level: 10,
			inMenu: true,
			list: "crm.notes",
		},
		tasks: {
			name: "crm_tasks",
			path: "dashboardCRM/tasks",
			icon: "list-checks",
			level: 10,
			inMenu: true,
			list: "crm.tasks",
		},
		contactForm: {
			name: "crm_contactForm",
			path: "dashboardCRM/contactForm",
			icon: "inbox",
			level: 20,
			inMenu: true,
			list: "crm.messages",
		},
	},
});
