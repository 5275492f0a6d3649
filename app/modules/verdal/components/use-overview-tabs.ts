import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useOwnViewTabs } from "#app/lists/components/list-tabs";
import type { Tab } from "#app/ui/tabs";
import { paths } from "../paths";
import { placementList } from "../placements/placements.list";

const shapes = ["board", "timeline", "capacity", "statistics"] as const;
export type Shape = (typeof shapes)[number];

/** The same placements by status and along the months; search and filters go along. */
export function useShapeTabs(tenant: string, current?: Shape): Tab[] {
	const { t } = useTranslation("verdalPlacements");
	const [sent] = useSearchParams();
	const kept = new URLSearchParams([...sent].filter(([name]) => ["q", "f", "match"].includes(name))).toString();
	const at = paths(tenant);
	return shapes.map((shape) => ({
		to: `${at[shape]}${kept && `?${kept}`}`,
		label: t(`shape.${shape}`),
		current: shape === current,
	}));
}

/** The tabs of the overview, for a page that shows it in another shape. */
export function useOverviewTabs(tenant: string, current: Shape): Tab[] {
	const { t } = useTranslation("verdalPlacements");
	const at = paths(tenant);
	const views = useOwnViewTabs(placementList, at.overview);
	return [{ to: at.overview, label: t("view.all") }, ...views, ...useShapeTabs(tenant, current)];
}
