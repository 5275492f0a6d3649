import { forgettingUses } from "#app/media/library/uses.server";
import type { TenantRows } from "#app/platform/tenant/rows.server";
import { trashSweep } from "#app/platform/trash-sweep.server";
import { languageItems, languageTests } from "#db/schema/norwegian-learning";
import { manifest } from "../manifest";
import { filesOf, givingBack } from "./item-media.server";
import type { Item } from "./items.server";

/** What the clock starts each hour: links, attempts and answers go with their test. */
export const sweeps = {
	languageTrash: trashSweep([
		{
			table: languageItems,
			with: (rows: TenantRows, item: Item) => [
				...givingBack(rows, filesOf(item)),
				forgettingUses(rows, { moduleKey: manifest.key, refGuid: item.id }),
			],
		},
		{ table: languageTests },
	] as never),
};
