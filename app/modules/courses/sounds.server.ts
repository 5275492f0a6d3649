import type * as z from "zod";
import { attachingFile } from "#app/media/record-files.server";
import { stageRecording } from "#app/media/recorder/stage-recording.server";
import { invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { courseTexts } from "#db/schema/courses";
import type { SoundInput, TextRef } from "./courses.schema";
import { findPart } from "./courses.server";
import { manifest } from "./manifest";
import { droppingSound, refreshingFiles } from "./open-files.server";
import { type Text, textId } from "./parts.server";

/** Whether a text was written anew after it was read aloud. */
export const isSoundOld = ({ soundAt, writtenAt }: Pick<Text, "soundAt" | "writtenAt">) => (soundAt ?? 0) < writtenAt;

async function findText(visit: Visit, { id, language }: z.output<typeof TextRef>) {
	const { course } = await findPart(visit, id);
	const text = await visit.rows.find(courseTexts, textId(id, language));
	if (!text) throw notFound();
	return { course, text };
}

/** Takes a recording of a text that is read aloud, in place of the one before. */
export async function saveSound(visit: Visit, { sound, ...ref }: z.output<typeof SoundInput>): Promise<void> {
	const { rows, now } = visit;
	const { course, text } = await findText(visit, ref);
	const staged = await stageRecording(visit, manifest.key, sound, { field: "sound", problem: "courses:errors.sound" });
	if (!staged) throw invalid({ sound: "required" });
	const its = { soundGuid: staged.guid, soundName: staged.name, soundType: staged.type, soundAt: now.getTime() };
	await rows.commit([
		...droppingSound(rows, text),
		rows.changing(courseTexts, text.id, its),
		attachingFile(visit, staged.id),
		refreshingFiles(rows, course),
	]);
}

/** Takes the recording of a text away. */
export async function dropSound(visit: Visit, ref: z.output<typeof TextRef>): Promise<void> {
	const { rows } = visit;
	const { text } = await findText(visit, ref);
	const none = { soundGuid: null, soundName: "", soundType: "", soundAt: null };
	await rows.commit([...droppingSound(rows, text), rows.changing(courseTexts, text.id, none)]);
}
