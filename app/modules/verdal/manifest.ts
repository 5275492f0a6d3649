import { defineModule } from "../../platform/manifest";

export const manifest = defineModule({
	key: "verdal",
	icon: "briefcase",
	order: 120,
	components: {
		front: { name: "verdal_front", path: "verdal", icon: "briefcase", level: 10, inMenu: false },
		form: { name: "verdal_skjema", path: "verdal/skjema", icon: "clipboard-list", level: 10, inMenu: true },
		overview: {
			...{ name: "verdal_overview", path: "verdal/overview", icon: "calendar-range", level: 10 },
			...{ inMenu: true, list: "verdal.placements" },
		},
		codes: {
			...{ name: "verdal_stillingskode", path: "verdal/stillingskode", icon: "hash", level: 10 },
			...{ inMenu: true, list: "verdal.codes" },
		},
		groups: {
			...{ name: "verdal_stillingsgruppe", path: "verdal/stillingsgruppe", icon: "boxes", level: 10 },
			...{ inMenu: true, list: "verdal.groups" },
		},
		archive: {
			...{ name: "verdal_archive", path: "verdal/archive", icon: "archive", level: 10 },
			...{ inMenu: true, list: "verdal.archive" },
		},
		settings: { name: "verdal_settings", path: "verdal/settings", icon: "settings", level: 30, inMenu: true },
	},
});
