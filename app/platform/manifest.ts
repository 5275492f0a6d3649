/** One screen of a module: its route name is the component's `link`. */
export type ManifestComponent = {
	name: string;
	path: string;
	icon: string;
	/** The least level that opens it. */
	level: number;
	inMenu: boolean;
	/** The list that it shows, by its key: pinned views of it stand under it in the menu. */
	list?: string;
	/** What the entry of the menu asks of the list, where no view of the visitor's role says so. */
	opens?: string;
	/** Route names of further screens that are open to whoever may open this one. */
	screens?: readonly string[];
};

export type ModuleManifest<ComponentName extends string = string> = {
	key: string;
	icon: string;
	/** Where the module stands among the others in menus. */
	order: number;
	/** The role names of a new module's role list and their levels. */
	roles: { name: string; level: number }[];
	components: Record<ComponentName, ManifestComponent>;
};

export const defaultRoles = [
	{ name: "CLIENT", level: 10 },
	{ name: "ADVISOR", level: 20 },
	{ name: "ADMIN", level: 30 },
];

/** A module's manifest, with its place names kept as types: a wrong one does not compile. */
export function defineModule<const ComponentName extends string>(
	module: Omit<ModuleManifest<ComponentName>, "roles"> & { roles?: ModuleManifest["roles"] },
): ModuleManifest<ComponentName> {
	return { roles: defaultRoles, ...module };
}
