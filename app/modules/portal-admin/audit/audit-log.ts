import { defineList } from "#app/lists/definition";
import { recordKinds } from "./kinds";

/** What stands in the filter by tenant for the portal's own records. */
export const PORTAL_ITSELF = "portal";

/** What was done in the portal: by whom, what, to which kind of record and when. */
export const auditLog = defineList({
	key: "followup.audit",
	sort: "-at",
	columns: [
		{
			key: "action",
			kind: "choice",
			label: "followup:log.what",
			filterable: true,
			choices: {
				added: "followup:log.is.added",
				changed: "followup:log.is.changed",
				removed: "followup:log.is.removed",
				signedIn: "followup:log.is.signedIn",
				signInFailed: "followup:log.is.signInFailed",
				signedOut: "followup:log.is.signedOut",
			},
			show: "always",
			exported: true,
		},
		{
			key: "kind",
			kind: "choice",
			label: "followup:log.recordKind",
			filterable: true,
			choices: Object.fromEntries(recordKinds.map((kind) => [kind, `followup:log.kind.${kind}`])),
			show: "never",
			exported: true,
		},
		{ key: "about", kind: "text", label: "followup:log.about", show: "never", exported: true },
		{ key: "fields", kind: "tags", label: "followup:log.fields", exported: true },
		{ key: "actor", kind: "person", label: "followup:log.who", filterable: true, exported: true },
		{ key: "tenant", kind: "person", label: "followup:log.where", filterable: true, exported: true },
		{ key: "at", kind: "date", label: "followup:log.when", sortable: true, filterable: true, exported: true },
		{ key: "from", kind: "text", label: "followup:log.from", exported: true },
		{ key: "recordId", kind: "text", label: "followup:log.record", show: "later", exported: true },
		{ key: "requestId", kind: "text", label: "followup:log.request", show: "later", exported: true },
	],
});
