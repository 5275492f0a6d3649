import { useTranslation } from "react-i18next";
import { IconLink } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { Menu } from "#app/ui/menu";
import { useLibraryAddress } from "./use-library-address";

const sorts = ["name", "-name", "-date", "date", "-size", "size", "type"] as const;

/** List or grid, and for the grid, which has no head, the order. */
export function ViewChoice({ sorts: isSorted }: { sorts: boolean }) {
	const { t } = useTranslation("files");
	const address = useLibraryAddress();
	const sort = sorts.find((one) => one === address.sort) ?? "name";
	const chosen = "bg-accent-sel text-accent-ink";
	return (
		<div className="flex items-center gap-1">
			{isSorted && (
				<Menu
					label={t("view.sortBy", { order: t(`view.sorts.${sort}`) })}
					button={
						<>
							<Icon name="arrow-up-down" />
							{t(`view.sorts.${sort}`)}
						</>
					}
					buttonClass="btn btn-quiet btn-sm"
					entries={sorts.map((one) => ({
						kind: "link",
						label: t(`view.sorts.${one}`),
						to: address.to({ sort: one === "name" ? null : one, cursor: null }),
						chosen: one === sort,
					}))}
				/>
			)}
			<IconLink
				to={address.to({ view: null })}
				icon="list"
				label={t("view.list")}
				size="sm"
				aria-current={address.isGrid ? undefined : "true"}
				className={address.isGrid ? "" : chosen}
				preventScrollReset
			/>
			<IconLink
				to={address.to({ view: "grid" })}
				icon="layout-grid"
				label={t("view.grid")}
				size="sm"
				aria-current={address.isGrid ? "true" : undefined}
				className={address.isGrid ? chosen : ""}
				preventScrollReset
			/>
		</div>
	);
}
