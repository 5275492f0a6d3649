import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { recordingType } from "../kind-of-bytes";
import { type StoredFile, stageFile } from "../record-files.server";

/**
 * Stages what a `SoundField` has sent, as `stageFile` does; null where nothing was recorded or chosen. Throws `invalid` for what is no sound:
 * `problem` is the key of the words.
 */
export async function stageRecording(
	visit: Visit,
	moduleKey: string,
	sent: unknown,
	{ field, problem }: { field: string; problem: string },
): Promise<StoredFile | null> {
	if (!(sent instanceof File) || (sent.size === 0 && sent.name === "")) return null;
	if (!recordingType(new Uint8Array(await sent.slice(0, 16).arrayBuffer()))) throw invalid({ [field]: problem });
	return stageFile(visit, moduleKey, sent, field, recordingType);
}
