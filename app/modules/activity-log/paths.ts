import { to } from "../../platform/portal-paths";

type Asked = { log?: string; day?: string; month?: string; edit?: boolean; from?: string; to?: string };

const query = (asked: Record<string, string | boolean | undefined>) => {
	const search = new URLSearchParams();
	for (const [key, value] of Object.entries(asked)) if (value) search.set(key, value === true ? "1" : value);
	const text = search.toString();
	return text ? `?${text}` : "";
};

/** The module's addresses in a tenant. */
export const paths = (guid: string) => ({
	dashboard: (asked: Asked = {}) => `${to.inTenant(guid, "logform/dashboard")}${query(asked)}`,
	read: (id: string, asked: Omit<Asked, "log"> = {}) =>
		`${to.inTenant(guid, "logform/readreply")}/${id}${query(asked)}`,
	/** The logs of one client that the visitor may read. */
	readable: (client?: string) => `${to.inTenant(guid, "logform/readreply")}${query({ client })}`,
	templates: () => to.inTenant(guid, "logform/templates"),
	trash: () => to.inTenant(guid, "logform/trash"),
	make: (template?: string) => `${to.inTenant(guid, "logform/new")}${query({ template })}`,
	makeFor: (client: string) => `${to.inTenant(guid, "logform/new")}${query({ client })}`,
	change: (id: string) => `${to.inTenant(guid, "logform/settings")}/${id}`,
	export: (id: string, asked: { format: string; from: string; to: string }) =>
		`${to.inTenant(guid, "logform/readreply")}/${id}/export${query(asked)}`,
});

/** The same page with something else asked of it. */
export const asking = (asked: Asked) => query(asked) || "?";
