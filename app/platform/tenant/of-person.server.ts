import type { ModuleManifest } from "../manifest";
import type { RoleName, Visit } from "./context";
import { visitBeside } from "./enter.server";
import { ReadBatch } from "./read-batch.server";
import type { PendingQuery } from "./rows.server";

/** Somebody of the tenant whom a page is about. */
export type Whom = { id: string; role: RoleName };

/** Counting goes no further, as in lists: "50+" says enough. */
export const COUNTED_OF_PERSON = 51;

/** One kind of what a module keeps of people. */
export type KindOfKept<ComponentName extends string = string> = {
	/** Its words are `ofPerson:kind.<key>`, with the number. */
	key: string;
	/** The screen whose right lists it; who may not open that one is not told. */
	place: ComponentName;
	/** Somebody else has to take it over when the person leaves. */
	isWork?: boolean;
	/** The number is one of bytes. */
	isSize?: boolean;
	/** How many of them the asker could list, with the asker's right in this module; undefined where they could list none. */
	count: (asker: Visit, whom: Whom) => PendingQuery<number> | undefined;
	/** Where just these are listed, where there is such a list. */
	to?: (asker: Visit, whom: Whom) => string;
};

/** What a module keeps of people. */
export type KeptOfPeople = { manifest: ModuleManifest; kinds: readonly KindOfKept[] };

/** What a module keeps of people, each kind under one of its own screens. */
export const keptOfPeople = <ComponentName extends string>(
	manifest: ModuleManifest<ComponentName>,
	kinds: readonly KindOfKept<ComponentName>[],
): KeptOfPeople => ({ manifest, kinds });

/** What there is of one kind: no further than the asker may see. */
export type Kept = {
	key: string;
	moduleKey: string;
	count: number;
	isSize: boolean;
	isWork: boolean;
	to: string | null;
};

/** What the tenant's living modules keep of somebody, as far as the asker could list it there; in one round trip. */
export async function readKept(visit: Visit, whom: Whom, isLive: (moduleKey: string) => boolean): Promise<Kept[]> {
	const reads = new ReadBatch();
	const asked: (() => Kept)[] = [];
	for (const { manifest, kinds } of visit.context.ofPeople.filter((one) => isLive(one.manifest.key)))
		for (const { key, place, isWork = false, isSize = false, count, to } of kinds) {
			const { name: link, level } = manifest.components[place] ?? {};
			if (link === undefined || level === undefined) continue;
			const asker = await visitBeside(visit, { moduleKey: manifest.key, link, level });
			const reading = asker && count(asker, whom);
			if (!reading) continue;
			const counted = reads.add(reading);
			const address = to?.(asker, whom) ?? null;
			asked.push(() => ({ key, moduleKey: manifest.key, count: counted(), isSize, isWork, to: address }));
		}
	await reads.send(visit.rows);
	return asked.map((answer) => answer()).filter(({ count }) => count > 0);
}
