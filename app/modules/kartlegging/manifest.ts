import { defineModule } from "../../platform/manifest";

export const manifest = defineModule({
	key: "kartlegging",
	icon: "building-2",
	order: 110,
	components: {
		front: { name: "kartlegging_front", path: "kartlegging", icon: "building-2", level: 20, inMenu: false },
		companies: {
			...{ name: "kartlegging_companies", path: "kartlegging/companies", icon: "building-2", level: 20 },
			...{ inMenu: true, list: "kartlegging.companies" },
		},
		campaigns: {
			...{ name: "kartlegging_campaigns", path: "kartlegging/campaigns", icon: "phone", level: 20, inMenu: true },
		},
		openings: {
			...{ name: "kartlegging_openings", path: "kartlegging/openings", icon: "briefcase", level: 20, inMenu: true },
		},
		form: { name: "kartlegging_form", path: "kartlegging/form", icon: "file-text", level: 20, inMenu: true },
	},
});
