import type { Column } from "#app/ui/table";
import type { ListAddress } from "./use-list-address";

/** The head of a sortable column: a press sorts by it, another one the other way. `falls`: first downwards, as of what is newest. */
export function sortLink(key: string, sort: string, address: ListAddress, falls = false): Column<never>["sort"] {
	const isOn = sort.replace(/^-/, "") === key;
	const isDown = isOn ? !sort.startsWith("-") : falls;
	return {
		to: address.to({ sort: isDown ? `-${key}` : key }),
		...(isOn && { direction: isDown ? ("ascending" as const) : ("descending" as const) }),
	};
}
