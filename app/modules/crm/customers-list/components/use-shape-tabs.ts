import { useTranslation } from "react-i18next";
import type { Tab } from "#app/ui/tabs";
import { places } from "../../places";

export type Shape = "board" | "calendar" | "municipalities";

/** The other shapes in which customers and the work with them are looked at. */
export function useShapeTabs(tenant: string, current?: Shape): Tab[] {
	const { t } = useTranslation("crmLists");
	const at = places(tenant);
	return (["board", "calendar", "municipalities"] as const).map((shape) => ({
		to: at[shape],
		label: t(`shape.${shape}`),
		current: shape === current,
	}));
}
