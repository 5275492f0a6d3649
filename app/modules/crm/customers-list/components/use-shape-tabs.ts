import { useTranslation } from "react-i18next";
import { useOwnViewTabs } from "#app/lists/components/list-tabs";
import type { Tab } from "#app/ui/tabs";
import { paths } from "../../paths";
import { customerList } from "../customers.list";

type Shape = "board" | "municipalities";

/** The other shapes in which customers are looked at. */
export function useShapeTabs(tenant: string, current?: Shape): Tab[] {
	const { t } = useTranslation("crmLists");
	const at = paths(tenant);
	return (["board", "municipalities"] as const).map((shape) => ({
		to: at[shape],
		label: t(`shape.${shape}`),
		current: shape === current,
	}));
}

/** The tabs of the customers' list, for a page that shows them in another shape. */
export function useCustomerTabs(tenant: string, current: Shape): Tab[] {
	const { t } = useTranslation("crmLists");
	const at = paths(tenant);
	const views = useOwnViewTabs(customerList, at.customers);
	return [{ to: at.customers, label: t("view.all") }, ...views, ...useShapeTabs(tenant, current)];
}
