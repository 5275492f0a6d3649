import { formRoutes } from "../../forms/pages/routes";
import { listRoutes } from "../../lists/routes";
import { routesIn } from "../../platform/routes-in";
import { formPathsOfModule } from "./form-paths";

const { route } = routesIn("modules/kartlegging");
const forms = formRoutes("kartlegging", formPathsOfModule);

export const pages = [
	...forms.pages,
	route("kartlegging", "pages/front.ts"),
	route("kartlegging/companies", "pages/companies.tsx"),
	...listRoutes("kartlegging", "kartlegging/companies", "companies", ["export", "trash"]),
	route("kartlegging/people", "pages/people.ts"),
	route("kartlegging/new", "pages/new-company.tsx"),
	route("kartlegging/companies/:company", "pages/company.tsx"),
	route("kartlegging/companies/:company/edit", "pages/edit-company.tsx"),
	route("kartlegging/companies/:company/results", "pages/results.tsx"),
	route("kartlegging/companies/:company/files/:file", "pages/file.ts"),
	route("kartlegging/campaigns", "pages/campaigns.tsx"),
	route("kartlegging/campaigns/:campaign", "pages/campaign.tsx"),
	route("kartlegging/openings", "pages/openings.tsx"),
	route("kartlegging/form", "pages/form.tsx"),
	route("kartlegging/form/trash", "pages/form-trash.tsx"),
];

/** Pages for everybody, without bar and menu. */
export const open = [...forms.open, route("kartlegging/company/:token", "pages/own.tsx")];

export const api = [
	route("kartlegging/companies", "api/companies.ts"),
	route("kartlegging/forms", "api/forms.ts"),
	route("kartlegging/library", "api/library.ts"),
];
