import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Tab } from "#app/ui/tabs";
import { paths } from "../paths";

const shapes = ["overview", "board", "timeline"] as const;
export type Shape = (typeof shapes)[number];

/** The same placements as a table, by status and along the months; search and filters stay. */
export function useShapeTabs(tenant: string, current: Shape): Tab[] {
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
