import { AUDITOR } from "../../media/library/auditor";
import { defaultRoles, defineModule } from "../../platform/manifest";

export const manifest = defineModule({
	key: "files",
	icon: "folder",
	order: 20,
	roles: [...defaultRoles, AUDITOR],
	components: {
		front: { name: "files_front", path: "files", icon: "folder", level: AUDITOR.level, inMenu: false },
		yourfiles: { name: "files_yourfiles", path: "files/yourfiles", icon: "folder", level: 10, inMenu: true },
		sharedfiles: { name: "files_sharedfiles", path: "files/sharedfiles", icon: "users-round", level: 10, inMenu: true },
		access: { name: "files_access", path: "files/access", icon: "shield", level: AUDITOR.level, inMenu: false },
	},
});
