import { readingModulePeople } from "#app/directory/module-people.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { writers } from "./settings.server";

/** Whose an item can be, for those who decide it: whoever writes news. */
export function readAuthors(visit: Visit, reads: ReadBatch): () => { value: string; label: string }[] {
	return visit.access.level < LEVEL_ALL ? () => [] : reads.add(readingModulePeople(visit, writers));
}
