import { defineList } from "#app/lists/definition";

/** What was taken out of the portal before it was erased, the newest first. */
export const exportsList = defineList({
	key: "followup.exports",
	sort: "-at",
	columns: [
		{ key: "name", kind: "text", label: "followup:exports.name", sortable: true, show: "always", exported: true },
		{ key: "files", kind: "tags", label: "followup:exports.files", show: "always", exported: true },
		{
			key: "size",
			kind: "number",
			label: "followup:exports.kilobytes",
			sortable: true,
			filterable: true,
			show: "always",
			exported: true,
		},
		{
			key: "at",
			kind: "date",
			label: "followup:exports.made",
			sortable: true,
			filterable: true,
			show: "always",
			exported: true,
		},
	],
});
