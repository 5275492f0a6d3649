import { defineList } from "#app/lists/definition";

const sorted = { sortable: true, filterable: true, exported: true } as const;

/** The position codes, by their number. */
export const codeList = defineList({
	key: "verdal.codes",
	sort: "code",
	columns: [
		{ key: "code", kind: "text", label: "verdal:code.code", ...sorted, show: "always" },
		{ key: "name", kind: "text", label: "verdal:code.name", ...sorted },
		{ key: "reportingName", kind: "text", label: "verdal:code.reportingName", ...sorted, show: "later" },
		{ key: "group", kind: "choice", label: "verdal:code.group", ...sorted },
		{ key: "requirement", kind: "text", label: "verdal:group.requirement", exported: true, show: "later" },
		{ key: "styrk08", kind: "text", label: "verdal:code.styrk08", ...sorted, show: "later" },
		{ key: "validFrom", kind: "day", label: "verdal:code.validFrom", ...sorted },
		{ key: "validTo", kind: "day", label: "verdal:code.validTo", ...sorted },
		{ key: "used", kind: "yesno", label: "verdal:code.used", filterable: true },
		{
			...{ key: "state", kind: "choice", label: "verdal:code.state", filterable: true },
			choices: {
				valid: "verdal:state.valid",
				later: "verdal:state.later",
				expired: "verdal:state.expired",
				inactive: "verdal:state.inactive",
			},
		},
		{ key: "isActive", kind: "yesno", label: "verdal:code.isActive", exported: true, show: "never" },
		{ key: "created", kind: "date", label: "verdal:created", ...sorted, show: "later" },
	],
	views: [
		{ key: "valid", label: "verdal:views.valid", query: "f=state.any.valid" },
		{ key: "unused", label: "verdal:views.unused", query: "f=used.is.no" },
		{ key: "over", label: "verdal:views.over", query: "f=state.any.expired,inactive" },
		{ key: "overUsed", label: "verdal:views.overUsed", query: "f=state.any.expired,inactive&f=used.is.yes" },
	],
});
