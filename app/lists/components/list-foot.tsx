import type { ReactNode } from "react";
import { TableFoot } from "#app/ui/table";
import type { ListData } from "../list-data";
import { PageSizes } from "./page-sizes";
import type { ListAddress } from "./use-list-address";

type ListFootProps = {
	list: ListData;
	address: ListAddress;
	/** How many rows the page has, in words. */
	range: string;
	/** How many rows a page has can be chosen. */
	withSizes?: boolean;
	/** What is done with the chosen rows. */
	children?: ReactNode;
};

/** The foot of a list's page: the way to the pages before and after, and how long they are. */
export function ListFoot({ list, address, range, withSizes = false, children }: ListFootProps) {
	return (
		<TableFoot
			range={range}
			previous={list.previous !== null ? address.to({}, list.previous ? { before: list.previous } : {}) : null}
			next={list.next && address.to({}, { cursor: list.next })}
		>
			{withSizes && <PageSizes size={list.state.size} address={address} />}
			{children}
		</TableFoot>
	);
}
