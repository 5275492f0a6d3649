import { routesIn } from "../../platform/routes-in";

const { route, prefix } = routesIn("modules/portal-admin");

export const pages = [
	route("user/organisation", "pages/organisation.tsx"),
	route("followup", "pages/dashboard.tsx"),
	route("followup/tenants", "pages/tenants.tsx"),
	route("followup/tenants/new", "pages/new-tenant.tsx"),
	route("followup/tenants/export", "pages/tenants-export.ts"),
	route("followup/modules", "pages/modules.tsx"),
	route("followup/modules/export", "pages/modules-export.ts"),
	route("followup/audit", "pages/audit.tsx"),
	route("followup/audit/export", "pages/audit-export.ts"),
	route("followup/form_library", "pages/form-library.tsx"),
	route("followup/form_library/new", "pages/new-form-item.tsx"),
	route("followup/announcements", "pages/announcements.tsx"),
	route("followup/exports", "pages/exports.tsx"),
	route("followup/exports/export", "pages/exports-export.ts"),
	route("followup/exports/file", "pages/export-file.ts"),
];

export const api = [
	route("tenant", "api/tenant.ts"),
	route("tenants", "api/tenants.ts"),
	...prefix("admin", [
		route("moduletenants", "api/module-tenants.ts"),
		route("modules", "api/modules.ts"),
		route("modulecomponents", "api/module-components.ts"),
		route("moduletenantuser", "api/module-tenant-user.ts"),
		route("modulerolelist", "api/module-role-list.ts"),
		route("audit", "api/audit.ts"),
	]),
];
