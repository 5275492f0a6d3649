import { useTranslation } from "react-i18next";
import { useFilterWords } from "#app/lists/components/use-filter-words";
import type { ListAddress } from "#app/lists/components/use-list-address";
import type { ListDefinition } from "#app/lists/definition";
import type { ListState } from "#app/lists/state";
import { Icon } from "#app/ui/icon";
import { Menu } from "#app/ui/menu";

type SortMenuProps = { definition: ListDefinition; state: ListState; address: ListAddress };

/** What a list without column heads is sorted by; the one chosen turns round. */
export function SortMenu({ definition, state, address }: SortMenuProps) {
	const { t } = useTranslation("followup");
	const words = useFilterWords(definition, {});
	const isDown = state.sort.startsWith("-");
	const entries = definition.columns
		.filter(({ sortable }) => sortable)
		.map(({ key }) => {
			const chosen = state.sort.replace("-", "") === key;
			return {
				kind: "link" as const,
				label: words.name(key),
				chosen,
				icon: chosen ? (isDown ? ("arrow-down" as const) : ("arrow-up" as const)) : undefined,
				to: address.to({ sort: chosen && !isDown ? `-${key}` : key }),
			};
		});
	return (
		<Menu
			buttonClass="btn btn-quiet btn-sm cursor-pointer"
			button={
				<>
					<Icon name="arrow-up-down" />
					{t("catalogue.sort")}
				</>
			}
			entries={entries}
		/>
	);
}
