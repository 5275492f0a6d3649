import { formRoutes } from "../../forms/pages/routes";
import { routesIn } from "../../platform/routes-in";
import { paths } from "./form-paths";

const { route } = routesIn("modules/form-builder");
const forms = formRoutes("form-builder", paths);

export const pages = [
	...forms.pages,
	route("form_builder", "pages/front.ts"),
	route("form_builder/forms", "pages/forms.tsx"),
	route("form_builder/new", "pages/new-form.tsx"),
	route("form_builder/trash", "pages/trash.tsx"),
	route("form_builder/library", "pages/library.tsx"),
	route("form_builder/library/take", "pages/take-questions.tsx"),
	route("form_builder/people", "pages/people.ts"),
	route("form_builder/staff", "pages/staff.ts"),
	route("form_builder/forms/:form_name/share", "pages/share.tsx"),
	route("form_builder/forms/:form_name/qr", "pages/qr.ts"),
	route("form_builder/forms/:form_name/settings", "pages/settings.tsx"),
	route("form_builder/build/:form_name/following", "pages/following.tsx"),
	route("form_builder/builder", "pages/builder.tsx"),
	route("form_builder/builder/:form_name", "pages/builder-form.tsx"),
];

/** Pages for everybody, without bar and menu. */
export const open = [...forms.open, route("f/:organisation/:form_name", "pages/short.ts")];

export const api = [
	route("form_builder/forms", "api/forms.ts"),
	route("form_builder/forms/publish", "api/publish.ts"),
	route("form_builder/forms/replies", "api/form-replies.ts"),
	route("form_builder/replies", "api/replies.ts"),
	route("form_builder/library", "api/library.ts"),
	route("form_builder/tempaccess", "api/tempaccess.ts"),
];
