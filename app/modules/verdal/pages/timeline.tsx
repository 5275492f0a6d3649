import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { useAddress } from "#app/ui/use-address";
import { ShapePage } from "../components/shape-page";
import { Timeline } from "../components/timeline";
import { page } from "../guard.server";
import { addMonths, usualStart } from "../placements/months";
import { TimelineQuery } from "../placements/placements.schema";
import { showTimeline } from "../placements/show-overview.server";

export const handle = {
	i18n: ["verdalPlacements", "people", "lists", "modules", "errors"],
	title: "verdalPlacements:shape.timeline",
};

export const loader = page("overview", TimelineQuery, showTimeline);

/** Months that one step goes back or on. */
const STEP = 3;

export default function TimelinePage() {
	const view = useLoaderData<typeof loader>();
	const { t } = useTranslation("verdalPlacements");
	const address = useAddress();
	const from = view.from ?? usualStart(view.today);
	return (
		<ShapePage shape="timeline" view={view}>
			<nav aria-label={t("timeline.steps")} className="flex flex-wrap gap-2 pb-3">
				<LinkButton
					icon="chevron-left"
					size="sm"
					to={address({ from: addMonths(from, -STEP) })}
					className="max-md:min-h-11"
				>
					{t("timeline.earlier")}
				</LinkButton>
				<LinkButton size="sm" to={address({ from: null })} className="max-md:min-h-11">
					{t("timeline.today")}
				</LinkButton>
				<LinkButton
					icon="chevron-right"
					iconAfter
					size="sm"
					to={address({ from: addMonths(from, STEP) })}
					className="max-md:min-h-11"
				>
					{t("timeline.later")}
				</LinkButton>
			</nav>
			<Timeline items={view.items} from={from} today={view.today} tenant={view.tenant} />
		</ShapePage>
	);
}
