import { formRoutes } from "../../forms/pages/routes";
import { listRoutes } from "../../lists/routes";
import { routesIn } from "../../platform/routes-in";
import { formPathsOfModule } from "./form-paths";

const { route } = routesIn("modules/finch");
const forms = formRoutes("finch", formPathsOfModule);

export const pages = [
	...forms.pages,
	route("finch", "pages/front.ts"),
	route("finch/students", "pages/students.tsx"),
	...listRoutes("finch", "finch/students", "students", ["export", "trash", "import"]),
	route("finch/new", "pages/new-student.tsx"),
	route("finch/students/:student", "pages/student.tsx"),
	route("finch/students/:student/edit", "pages/edit-student.tsx"),
	route("finch/codes", "pages/codes.tsx"),
	route("finch/session", "pages/session.tsx"),
	route("finch/next_year", "pages/next-year.tsx"),
	route("finch/settings", "pages/settings.tsx"),
	route("finch/settings/key_list", "pages/key-list.ts"),
	route("finch/list", "pages/list.tsx"),
	...listRoutes("finch", "finch/list", "list", ["export", "trash"]),
	route("finch/reports/:report_id?", "pages/reports.tsx"),
	route("finch/reports/:report_id/pdf", "pages/one-report-pdf.ts"),
	route("finch/form", "pages/form.tsx"),
	route("finch/form/trash", "pages/form-trash.tsx"),
];

/** Pages for everybody, without bar and menu. */
export const open = [...forms.open, route(":guid?/finch/code", "pages/code.tsx")];

export const api = [
	route("finch/students", "api/students.ts"),
	route("finch/reports", "api/reports.ts"),
	route("finch/forms", "api/forms.ts"),
	route("finch/library", "api/library.ts"),
];
