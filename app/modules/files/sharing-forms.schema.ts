import * as z from "zod";
import { FileRef, filter, ticked } from "#app/media/library/library.schema";
import {
	LinkInput,
	ShareChange,
	ShareInput,
	ShareRefs,
	VersionInput,
	VersionName,
} from "#app/media/library/sharing.schema";
import { id } from "#app/platform/text.schema";

/** A page has its organisation in its address; a form names none. */
const ofPage = { tenantId: true } as const;

/** Who gets it: `tenant`, `role:ADVISOR`, or those among `people`. */
export const ShareForm = ShareInput.omit({ ...ofPage, to: true, person: true, role: true }).extend({
	who: z.string("required").regex(/^(people|tenant|role:.{1,60})$/, "files:errors.noReceiver"),
	people: z.preprocess((value) => [value ?? []].flat(), z.array(id).max(1000, "tooMany?count=1000")),
});
export const LinkForm = LinkInput.omit(ofPage).extend({ allowDownload: ticked });
export const ShareChangeForm = ShareChange.omit(ofPage).omit({ label: true }).extend({ confirm: ticked });
export const LinkChangeForm = ShareChange.omit(ofPage).omit({ confirm: true, rights: true });
export const SharesForm = ShareRefs.omit(ofPage);
export const RefForm = FileRef.omit(ofPage);
export const VersionForm = VersionInput.omit(ofPage);
export const VersionNameForm = VersionName.omit(ofPage);

/** What the panel shows, beside the file or folder that it is of. */
export const panelTabs = ["sharing", "versions", "activity"] as const;
export const panel = { file: filter(id), dir: filter(id), tab: filter(z.enum(panelTabs)) };
