import { defineModule } from "../../platform/manifest";

export const manifest = defineModule({
	key: "users",
	icon: "user-cog",
	order: 40,
	components: {
		front: { name: "users_front", path: "user", icon: "user-cog", level: 20, inMenu: false },
		users: {
			name: "users_users",
			path: "user/users",
			icon: "users-round",
			level: 20,
			inMenu: true,
			list: "users.members",
		},
	},
});
