/**
 * Who may import whom. A layer that is not in a line may not be imported from there; docs/decisions tells why.
 * Each line: the importer, what it may import besides packages.
 */
const layers = {
	"db/schema": ["db/schema/"],
	"db/seed": [
		"db/",
		"app/brand\\.ts$",
		"app/platform/",
		"app/directory/",
		"app/forms/",
		"app/registry/modules\\.ts$",
		"app/modules/[^/]+/manifest\\.ts$",
		"app/modules/hms/templates/",
		"app/modules/norwegian-learning/(items/(answer|score|write-task)|attempts/level|start-bank/start-items|words/schedule)\\.ts$",
		"app/modules/verdal/(placements/requirements|weeks/week)\\.ts$",
		"app/modules/business-evaluator/(statuses|stages/checks)\\.ts$",
	],
	"app/platform": ["app/platform/", "app/brand\\.ts$", "db/schema/(portal|audit|notices|columns|index)\\.ts$"],
	"app/ui": ["app/ui/"],
	// What a device keeps: beside the parts of the interface it knows only names that the server gives.
	"app/offline": ["app/offline/", "app/ui/", "app/platform/(form-key|i18n|not-sent|portal-paths|words)\\.ts$"],
	"app/bookings": ["app/bookings/", "app/platform/", "db/schema/(bookings|portal)\\.ts$"],
	"app/calendar": ["app/calendar/", "app/platform/", "app/brand\\.ts$"],
	// What several modules need of tasks; it knows none of them.
	"app/tasks": [
		"app/tasks/",
		"app/platform/",
		"app/directory/",
		"app/ui/",
		"app/lists/day-start\\.ts$",
		"db/schema/(directory|tasks)\\.ts$",
	],
	"app/pdf": ["app/pdf/", "app/platform/", "app/media/library/disposition\\.ts$"],
	"app/directory": [
		"app/directory/",
		"app/platform/",
		"app/ui/",
		"app/brand\\.ts$",
		"db/schema/(directory|portal)\\.ts$",
	],
	"app/media": ["app/media/", "app/platform/", "app/directory/", "app/ui/", "db/schema/(media|directory)\\.ts$"],
	"app/lists": [
		"app/lists/",
		"app/platform/",
		"app/ui/",
		"app/directory/",
		"app/brand\\.ts$",
		"db/schema/(lists|directory)\\.ts$",
	],
	"app/forms": [
		"app/forms/",
		"app/platform/",
		"app/ui/",
		"app/directory/",
		"app/media/",
		"app/lists/",
		"app/tasks/",
		"app/pdf/",
		"app/brand\\.ts$",
		"db/schema/(forms|directory)\\.ts$",
	],
	"app/shell": [
		"app/(shell|platform|directory|ui|registry|offline|tasks)/",
		"app/media/(make-smaller|kind-of-bytes|location/[^/]+)\\.ts$",
		// One's own forms and replies are a page of the person's, not of a module.
		"app/forms/(own/own-reply\\.schema\\.ts$|(answering|review|over-time)/components/|reports/components/print-button\\.tsx$)",
		"app/brand\\.ts$",
		"db/schema/portal\\.ts$",
	],
	"app/registry": [
		"app/registry/",
		"app/platform/",
		"app/directory/([^/]+\\.jobs|kept-companies|handing-over|content-offer|course-offer|question-offer|openings|word-trainer|former-members)\\.server\\.ts$",
		"app/lists/(list-pages\\.server|import/import-(job\\.server|kind))\\.ts$",
		"app/media/(routes|jobs\\.server)\\.ts$",
		"app/forms/(area|jobs\\.server|due\\.server|own/[^/]+\\.server|pages/form-module\\.server|retention/removing\\.server|subjects/(known-subjects\\.server|subject-kind))\\.ts$",
		"app/tasks/(own/[^/]+|given-tasks|reminders)\\.server\\.ts$",
		// Routes and `module.server.ts` are found by their names.
		"app/modules/[^/]+/manifest\\.ts$",
	],
	workers: ["workers/", "app/(platform|registry)/"],
};

const moduleMay =
	"^(app/(platform|ui|forms|lists|media|directory|tasks|pdf|calendar|bookings|offline)/|app/(brand|registry/define-server)\\.ts$)";
// The screens over the portal's own tables: who is a member, which tenant has which module.
const portalModules = "^app/modules/(users|followup|portal-admin)/";

const borders = Object.entries(layers).map(([from, may]) => ({
	name: `border-of-${from.replace("/", "-")}`,
	severity: "error",
	from: { path: `^${from}/` },
	to: { path: "^(app|db|workers|tests|scripts|build)/", pathNot: may.map((path) => `^${path}`) },
}));

module.exports = {
	forbidden: [
		...borders,
		{
			name: "a-module-sees-itself-and-its-own-tables",
			severity: "error",
			comment: "Two modules share people and companies, and what is in forms, lists, media, directory and platform.",
			from: { path: "^app/modules/([^/]+)/", pathNot: portalModules },
			to: {
				path: "^(app|db|workers|tests|scripts)/",
				pathNot: [moduleMay, "^app/modules/$1/", "^db/schema/($1|directory|bookings|tasks)\\.ts$"],
			},
		},
		{
			name: "tasks-are-of-their-room",
			severity: "error",
			comment: "CRM says whom they are about; the others give and list tasks by the room.",
			from: { path: "^app/modules/", pathNot: "^app/modules/crm/" },
			to: { path: "^db/schema/tasks\\.ts$" },
		},
		{
			name: "portal-modules-see-the-portal-tables-too",
			severity: "error",
			from: { path: "^app/modules/(users|followup|portal-admin)/" },
			to: {
				path: "^(app|db|workers|tests|scripts)/",
				pathNot: [moduleMay, "^app/modules/$1/", "^db/schema/($1|portal|directory|audit)\\.ts$"],
			},
		},
		{
			name: "the-database-opens-in-the-platform",
			severity: "error",
			comment: "Elsewhere rows are reached through the context, which knows its tenant.",
			from: { path: "^(app|workers)/", pathNot: "^app/platform/" },
			to: { path: "drizzle-orm/d1|drizzle-orm/[a-z-]*/driver" },
		},
		{
			name: "across-tenants-by-few",
			severity: "error",
			comment: "The door without a tenant: for sweeps and the super-admin's own screens.",
			from: { pathNot: "^app/platform/|^app/registry/schedule\\.server\\.ts$|^app/modules/(followup|portal-admin)/" },
			to: { path: "across\\.server\\.ts$" },
		},
		{
			name: "zod-stays-on-the-server",
			severity: "error",
			from: { path: "^app/", pathNot: "\\.(schema|server)\\.ts$" },
			to: { path: "^zod|node_modules/zod/", dependencyTypesNot: ["type-only"] },
		},
		{
			name: "components-import-no-server-code",
			severity: "error",
			from: { path: "^app/(ui/|.*/components/)" },
			to: { path: "\\.(schema|server)\\.tsx?$", dependencyTypesNot: ["type-only"] },
		},
		{
			name: "what-runs-in-production-is-a-dependency",
			severity: "error",
			from: { path: "^(app|workers|db/schema)/" },
			to: {
				dependencyTypes: ["npm-dev", "npm-no-pkg"],
				dependencyTypesNot: ["type-only"],
				// The route table is read when the portal is built.
				pathNot: "node_modules/@remix-run/route-config/",
			},
		},
		{
			name: "no-cycles",
			severity: "error",
			from: {},
			to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only", "dynamic-import"] } },
		},
		{
			name: "everything-resolves",
			severity: "error",
			from: {},
			to: { couldNotResolve: true, pathNot: "^(cloudflare|node|virtual):|^#pages$" },
		},
	],
	options: {
		tsConfig: { fileName: "tsconfig.json" },
		tsPreCompilationDeps: true,
		doNotFollow: { path: "node_modules" },
		exclude: { path: "^build/" },
		enhancedResolveOptions: {
			exportsFields: ["exports"],
			conditionNames: ["workerd", "worker", "browser", "import", "default", "types"],
			mainFields: ["module", "main", "types"],
		},
	},
};
