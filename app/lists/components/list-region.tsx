import { useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { Skeleton } from "#app/ui/skeleton";
import { listParams } from "../state";

/** Until then the rows stay: what comes at once must not flicker. Milliseconds. */
const LATE = 300;

/** The rows of a list; while another page, sort or filter of it is on its way for long, lines stand in their place. */
export function ListRegion({ children }: { children: ReactNode }) {
	const isLoading = useListLoading();
	const [isLate, setLate] = useState(false);
	useEffect(() => {
		if (!isLoading) return;
		const timer = setTimeout(setLate, LATE, true);
		return () => {
			clearTimeout(timer);
			setLate(false);
		};
	}, [isLoading]);
	return (
		<div aria-busy={isLoading || undefined}>
			{isLate ? (
				<div className="px-4 py-3 md:px-6">
					<Skeleton rows={8} size="row" />
				</div>
			) : (
				children
			)}
		</div>
	);
}

/** Whether the same page is loading with another state of its list; an opened panel, or a filter being made, is none. */
function useListLoading(): boolean {
	const here = useLocation();
	const { state, location, formMethod } = useNavigation();
	if (state !== "loading" || location.pathname !== here.pathname) return false;
	if (formMethod !== undefined && formMethod !== "GET") return false;
	return listPart(location.search) !== listPart(here.search);
}

function listPart(search: string): string {
	const sent = new URLSearchParams(search);
	return JSON.stringify(listParams.filter((name) => name !== "draft").map((name) => sent.getAll(name)));
}
