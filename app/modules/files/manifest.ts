import { defineModule } from "../../platform/manifest";

export const manifest = defineModule({
	key: "files",
	icon: "folder",
	order: 20,
	components: {
		front: { name: "files_front", path: "files", icon: "folder", level: 10, inMenu: false },
		yourfiles: { name: "files_yourfiles", path: "files/yourfiles", icon: "folder", level: 10, inMenu: true },
		sharedfiles: { name: "files_sharedfiles", path: "files/sharedfiles", icon: "users-round", level: 10, inMenu: true },
	},
});
