import { index, layout, prefix, type RouteConfig, route } from "@remix-run/route-config";
import { api, open, pages } from "./registry/routes";
import * as shell from "./shell/routes";

export default [
	index("shell/routes/home-redirect.tsx"),
	...shell.bare,
	...open,
	...prefix("api", [...shell.api, ...api]),
	layout("shell/routes/portal.tsx", [
		...shell.framed,
		route(":guid?", "shell/routes/tenant.tsx", [index("shell/routes/tenant-home.tsx"), ...shell.inTenant, ...pages]),
		route("*", "shell/routes/not-found.tsx"),
	]),
] satisfies RouteConfig;
