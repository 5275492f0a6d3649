import { defineModule } from "../../platform/manifest";

/** For whoever holds events. */
export const manifest = defineModule({
	key: "events_organizer",
	icon: "calendar-range",
	order: 70,
	components: {
		front: { name: "events_front", path: "followup_events", icon: "calendar-range", level: 10, inMenu: false },
		dashboard: {
			...{ name: "events_dashboard", path: "followup_events/dashboard", icon: "layout-dashboard" },
			...{ level: 10, inMenu: true },
		},
		list: {
			...{ name: "events_list", path: "followup_events/events", icon: "calendar-days" },
			...{ level: 10, inMenu: true, list: "events.events" },
		},
	},
});

/** For whoever goes to them; on the same path. */
export const participantManifest = defineModule({
	key: "events_participant",
	icon: "calendar-check",
	order: 71,
	components: {
		front: {
			...{ name: "events_participant_front", path: "followup_events", icon: "calendar-check" },
			...{ level: 10, inMenu: false, screens: ["events_front"] },
		},
		dashboard: {
			...{ name: "events_participant_dashboard", path: "followup_events/dashboard", icon: "calendar-check" },
			...{ level: 10, inMenu: true, screens: ["events_dashboard"] },
		},
	},
});
