import { sql } from "drizzle-orm";
import { droppingPictures } from "#app/media/dropping-pictures.server";
import { forgettingUses } from "#app/media/library/uses.server";
import { releasingFiles } from "#app/media/record-files.server";
import type { TenantRows } from "#app/platform/tenant/rows.server";
import { trashSweep } from "#app/platform/trash-sweep.server";
import { learningContents, learningScenes, learningTaskPeople } from "#db/schema/task-library";
import type { Content } from "./contents.server";
import { manifest } from "./manifest";
import type { Scene } from "./scenes.server";

const givingBack = (rows: TenantRows, guids: (string | null)[], refGuid: string) => [
	...droppingPictures(
		rows,
		manifest.key,
		sql`(select value from json_each(${JSON.stringify(guids.filter((guid) => guid !== null))}))`,
	),
	forgettingUses(rows, { moduleKey: manifest.key, refGuid }),
];

/** What the clock starts each hour: places in scenes, uses and progress go with their content or scene. */
export const sweeps = {
	learningTrash: trashSweep([
		{
			table: learningContents,
			with: (rows: TenantRows, { id, fileGuid, coverGuid, soundGuid, guid }: Content) => [
				...givingBack(rows, [fileGuid, coverGuid, soundGuid], guid),
				releasingFiles(
					rows,
					sql`(select ${learningTaskPeople.fileId} from ${learningTaskPeople} where ${learningTaskPeople.tenantId} = ${rows.tenantId}
						and ${learningTaskPeople.contentId} = ${id} and ${learningTaskPeople.fileId} is not null)`,
				),
			],
		},
		{
			table: learningScenes,
			with: (rows: TenantRows, { coverGuid, id }: Scene) => givingBack(rows, [coverGuid], id),
		},
	] as never),
};
