import { hasId } from "#app/lists/chosen.server";
import { conflict, invalid } from "#app/platform/problems";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { languageItems } from "#db/schema/norwegian-learning";
import { textsOf } from "../bank/items.server";
import { pictureItems, startItems } from "./start-items";

/** Of one word to the index of the search, as the ids of all records are. */
const idIn = (tenantId: string, key: string) => `${tenantId}-${key}`;

const all = [...startItems, ...pictureItems];

/** Whether the bank has taken them, whatever has become of them. */
export async function hasStartItems({ rows, tenant }: Visit): Promise<boolean> {
	const firsts = [startItems, pictureItems].flatMap(([first]) => (first ? [idIn(tenant.id, first.key)] : []));
	const found = await rows.list(languageItems, { where: hasId(languageItems, firsts), limit: firsts.length });
	return found.length === firsts.length;
}

/** Puts the start items into the bank, in use, in bokmål; those that are there, also in the trash, stay as they are. */
export async function takeStartItems({ rows, user, tenant }: Visit): Promise<number> {
	const items = all.map(({ key, ...item }) => ({
		...{ ...item, id: idIn(tenant.id, key), sortTitle: item.title.toLowerCase() },
		...{ status: "live" as const, createdBy: user.id },
	}));
	const ids = items.map(({ id }) => id);
	const there = new Set(
		(await rows.list(languageItems, { where: hasId(languageItems, ids), limit: ids.length })).map(({ id }) => id),
	);
	const missing = items.filter(({ id }) => !there.has(id));
	if (missing.length === 0) throw invalid({ form: "norwegianLearning:errors.startItemsThere" });
	const writes = [
		rows.addingEach(languageItems, missing),
		rows.indexingEach(
			languageItems,
			missing.map((item) => ({ id: item.id, texts: textsOf(item) })),
		),
	];
	await orElse(rows.commit(writes), () => conflict());
	return missing.length;
}
