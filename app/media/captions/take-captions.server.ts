import { invalid } from "#app/platform/problems";
import { type Cue, readCues } from "./cues";

/** Bytes of a file of captions: many hours of talk. */
const MOST = 500_000;

/** The cues in a file that was sent; throws `invalid` where it has none or is too large. */
export async function takeCaptions(file: unknown): Promise<Cue[]> {
	if (!(file instanceof File) || file.size === 0) throw invalid({ captions: "required" });
	if (file.size > MOST) throw invalid({ captions: "media:errors.captionsTooLarge" });
	const cues = readCues(await file.text());
	if (cues.length === 0) throw invalid({ captions: "media:errors.captions" });
	return cues;
}
