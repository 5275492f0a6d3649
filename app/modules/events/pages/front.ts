import { redirect } from "@remix-run/cloudflare";
import { DashboardQuery } from "../dashboard.server";
import { shared } from "../guard.server";
import { paths } from "../paths";

/** Both modules open with the dashboard, which says whose view it is. */
export const loader = shared.front.page(DashboardQuery, ({ tenant }, { module_id: moduleId }) => {
	const query = moduleId ? `?module_id=${encodeURIComponent(moduleId)}` : "";
	return redirect(paths(tenant.guid).dashboard + query);
});
