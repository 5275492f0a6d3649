import { listRoutes } from "../../lists/routes";
import { routesIn } from "../../platform/routes-in";

const { route } = routesIn("modules/hms");

export const pages = [
	route("hms", "pages/front.ts"),
	route("hms/mine", "pages/mine.tsx"),
	route("hms/advising", "pages/advising.tsx"),
	route("hms/companies", "pages/companies.tsx"),
	...listRoutes("hms", "hms/companies", "companies", ["export", "trash"]),
	route("hms/new_company", "pages/new-company.tsx"),
	route("hms/companies/:company", "pages/company.tsx"),
	route("hms/companies/:company/edit", "pages/edit-company.tsx"),
	route("hms/companies/:company/risk", "pages/company-risk.tsx"),
	route("hms/companies/:company/posters", "pages/posters.tsx"),
	route("hms/companies/:company/schedules", "pages/schedules.tsx"),
	route("hms/companies/:company/duties", "pages/duties.tsx"),
	route("hms/companies/:company/duties/pdf", "pages/duties-pdf.ts"),
	route("hms/companies/:company/documents/:document", "pages/document.tsx"),
	route("hms/year", "pages/year.tsx"),
	route("hms/posters/:poster", "pages/poster.tsx"),
	route("hms/new_form", "pages/new-round.tsx"),
	route("hms/read_reply", "pages/protocol.tsx"),
	route("hms/rounds", "pages/rounds.tsx"),
	...listRoutes("hms", "hms/rounds", "rounds", ["export", "trash"]),
	route("hms/rounds/:round", "pages/round.tsx"),
	route("hms/rounds/:round/pdf", "pages/protocol-pdf.ts"),
	route("hms/rounds/:round/points/:point", "pages/point.tsx"),
	route("hms/rounds/:round/photos/:photo", "pages/photo.ts"),
	route("hms/checklists", "pages/checklists.tsx"),
	route("hms/new_checklist", "pages/new-checklist.tsx"),
	route("hms/checklists/:checklist", "pages/checklist.tsx"),
	route("hms/deviations", "pages/deviations.tsx"),
	...listRoutes("hms", "hms/deviations", "deviations", ["export", "trash"]),
	route("hms/new_deviation", "pages/new-deviation.tsx"),
	route("hms/deviations/:deviation", "pages/deviation.tsx"),
	route("hms/deviations/:deviation/files/:file", "pages/deviation-file.ts"),
	route("hms/observations", "pages/observations.tsx"),
	route("hms/plan", "pages/plan.tsx"),
	...listRoutes("hms", "hms/plan", "plan", ["export", "trash"]),
	route("hms/new_measure", "pages/new-measure.tsx"),
	route("hms/statistics", "pages/statistics.tsx"),
	route("hms/settings", "pages/settings.tsx"),
	route("hms/settings/letters", "pages/letters.tsx"),
	route("hms/settings/letters/:event", "pages/letter.tsx"),
	route("hms/plan/:measure", "pages/measure.tsx"),
];

/** Pages for everybody, without bar and menu. */
export const open = [
	route("hms/report/:poster", "pages/report.tsx"),
	route("hms/report/:poster/:token", "pages/report-status.tsx"),
];

export const api = [
	route("hms/companies", "api/companies.ts"),
	route("hms/rounds", "api/rounds.ts"),
	route("hms/deviations", "api/deviations.ts"),
	route("hms/measures", "api/measures.ts"),
];
