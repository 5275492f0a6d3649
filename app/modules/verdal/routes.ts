import { listRoutes } from "../../lists/routes";
import { routesIn } from "../../platform/routes-in";

const { route } = routesIn("modules/verdal");

export const pages = [
	route("verdal", "pages/front.ts"),
	route("verdal/skjema", "pages/placements.tsx"),
	route("verdal/new_skjema", "pages/new-placement.tsx"),
	route("verdal/find/:what", "pages/find.ts"),
	route("verdal/skjema/:placement", "pages/placement.tsx"),
	route("verdal/skjema/:placement/workplace", "pages/workplace.tsx"),
	route("verdal/skjema/:placement/change", "pages/change.tsx"),
	route("verdal/skjema/:placement/agreement", "pages/agreement.tsx"),
	route("verdal/skjema/:placement/progress", "pages/progress.tsx"),
	route("verdal/skjema/:placement/nav", "pages/nav.tsx"),
	route("verdal/skjema/:placement/pdf", "pages/agreement-pdf.ts"),
	route("verdal/overview", "pages/overview.tsx"),
	route("verdal/overview/board", "pages/board.tsx"),
	route("verdal/overview/timeline", "pages/timeline.tsx"),
	route("verdal/overview/capacity", "pages/capacity.tsx"),
	route("verdal/overview/statistics", "pages/statistics.tsx"),
	...listRoutes("verdal", "verdal/overview", "overview", ["export", "trash"]),
	route("verdal/archive", "pages/archive.tsx"),
	...listRoutes("verdal", "verdal/archive", "archive", ["export"]),
	route("verdal/stillingskode", "pages/codes.tsx"),
	...listRoutes("verdal", "verdal/stillingskode", "codes", ["export", "trash", "import"]),
	route("verdal/new_stillingskode", "pages/new-code.tsx"),
	route("verdal/stillingskode/:position", "pages/code.tsx"),
	route("verdal/stillingsgruppe", "pages/groups.tsx"),
	...listRoutes("verdal", "verdal/stillingsgruppe", "groups", ["export", "trash"]),
	route("verdal/new_stillingsgruppe", "pages/new-group.tsx"),
	route("verdal/stillingsgruppe/:group", "pages/group.tsx"),
	route("verdal/settings", "pages/settings.tsx"),
	route("verdal/settings/:event", "pages/mail.tsx"),
];

/** Pages for everybody who has a link, without bar and menu. */
export const open = [
	route(":guid?/verdal_approval/:token", "pages/approval.tsx"),
	route(":guid?/verdal_week/:token", "pages/week.tsx"),
];

export const api = [
	route("verdal_skjema/init", "api/init.ts"),
	route("verdal_skjema/forms", "api/forms.ts"),
	route("verdal_skjema/utproving", "api/utproving.ts"),
	route("verdal_skjema/stillingknyttet", "api/stillingknyttet.ts"),
	route("verdal_skjema/stillingskode", "api/codes.ts"),
	route("verdal_skjema/stillingsgruppe", "api/groups.ts"),
	route("verdal_skjema/emailsettings", "api/email-settings.ts"),
];
