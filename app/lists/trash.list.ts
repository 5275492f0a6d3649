import { defineList } from "./definition";

/** What lies in the trash of a list, the latest first. */
export const trashList = (key: string) =>
	defineList({
		key,
		sort: "-deletedAt",
		columns: [
			{ key: "name", kind: "text", label: "lists:trash.name", show: "always" },
			{ key: "deletedAt", kind: "date", label: "lists:trash.at", sortable: true },
			{ key: "goesOn", kind: "day", label: "lists:trash.goesOn" },
		],
	});
