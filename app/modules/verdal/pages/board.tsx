import { useLoaderData } from "@remix-run/react";
import { Board } from "../components/board";
import { ShapePage } from "../components/shape-page";
import { page } from "../guard.server";
import { PlacementsQuery } from "../placements/placements.schema";
import { showBoard } from "../placements/show-overview.server";

export const handle = {
	i18n: ["verdalPlacements", "people", "lists", "modules", "errors"],
	title: "verdalPlacements:shape.board",
};

export const loader = page("overview", PlacementsQuery, showBoard);

export default function BoardPage() {
	const view = useLoaderData<typeof loader>();
	return (
		<ShapePage shape="board" view={view}>
			<Board items={view.items} tenant={view.tenant} />
		</ShapePage>
	);
}
