import * as z from "zod";
import { FileRef, filter, id, ticked } from "#app/media/library/library.schema";
import {
	LinkInput,
	ShareChange,
	ShareInput,
	ShareRefs,
	VersionInput,
	VersionName,
} from "#app/media/library/sharing.schema";

/** A page has its organisation in its address; a form names none. */
const ofPage = { tenantId: true } as const;

/** Who gets it in one field: `tenant`, `role:ADVISOR`, `user:<id>`. */
export const ShareForm = ShareInput.omit({ ...ofPage, to: true, person: true, role: true }).extend({
	who: z.string("required").regex(/^(tenant|role:.{1,60}|user:.{1,100})$/, "files:errors.noReceiver"),
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
