import { defineModule } from "../../platform/manifest";

/** Its pages lie on the path of the task library. */
export const manifest = defineModule({
	key: "resource_management",
	icon: "calendar-clock",
	order: 102,
	components: {
		front: {
			...{ name: "resource_management_front", path: "task_library/resources", icon: "calendar-clock" },
			...{ level: 10, inMenu: true },
		},
		calendar: {
			...{ name: "resource_management_calendar", path: "task_library/resources/calendar", icon: "calendar-days" },
			...{ level: 10, inMenu: true },
		},
		bookings: {
			...{ name: "resource_management_bookings", path: "task_library/resources/bookings", icon: "calendar-check" },
			...{ level: 10, inMenu: true, list: "resource_management.bookings" },
		},
		news: {
			...{ name: "resource_management_news", path: "task_library/news", icon: "megaphone" },
			...{ level: 10, inMenu: true },
		},
		settings: {
			...{ name: "resource_management_settings", path: "task_library/resources/settings", icon: "settings" },
			...{ level: 30, inMenu: true },
		},
	},
});
