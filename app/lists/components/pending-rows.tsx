import { useLocation, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Skeleton } from "#app/ui/skeleton";
import { listParams } from "../state";

/** The rows of a list; while others are fetched for a new search, filter, order or page, what says that they come. */
export function PendingRows({ children }: { children: ReactNode }) {
	const here = useLocation();
	const { location: next } = useNavigation();
	if (!next || next.pathname !== here.pathname || asked(next.search) === asked(here.search)) return children;
	return (
		<div className="px-4 py-3 md:px-6">
			<Skeleton rows={8} size="row" />
		</div>
	);
}

/** The list's own part of an address: a panel that opens leaves the rows as they are. */
function asked(search: string): string {
	const query = new URLSearchParams(search);
	return JSON.stringify(listParams.filter((name) => name !== "draft").map((name) => query.getAll(name)));
}
