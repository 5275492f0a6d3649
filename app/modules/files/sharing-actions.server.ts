import type * as z from "zod";
import { remindReaders } from "#app/media/library/must-read.server";
import { confirmFile } from "#app/media/library/receipts.server";
import {
	changeShare,
	makeLink,
	renewLink,
	revokeShares,
	share,
	shareWithPeople,
} from "#app/media/library/shares.server";
import { nameVersion, restoreVersion } from "#app/media/library/versions.server";
import { done, handler } from "#app/platform/guard.server";
import { type Qr, qrOf } from "#app/platform/qr.server";
import type { Visit } from "#app/platform/tenant/context";
import {
	LinkChangeForm,
	LinkForm,
	RefForm,
	ShareChangeForm,
	ShareForm,
	SharesForm,
	VersionForm,
	VersionNameForm,
} from "./sharing-forms.schema";

/** The address of a link that was just made, told once. */
export type MadeLink = { madeLink: { id: string; url: string; qr: Qr } };

/** Tells the address of a link, with its QR code. */
export const made = ({ id, url }: { id: string; url: string }): MadeLink => ({ madeLink: { id, url, qr: qrOf(url) } });

async function shareWith(visit: Visit, { who, people, ...input }: z.output<typeof ShareForm>) {
	const role = who.startsWith("role:") ? who.slice("role:".length) : undefined;
	if (who === "people") await shareWithPeople(visit, { ...input, people });
	else await share(visit, { ...input, role, person: undefined, to: role === undefined ? "tenant" : "role" });
	return done({ snackbar: { key: "fileSharing:told.shared" } });
}

async function change(visit: Visit, input: z.output<typeof ShareChangeForm>) {
	await changeShare(visit, input);
	return done({ snackbar: { key: "fileSharing:told.changed" } });
}

async function changeLink(visit: Visit, input: z.output<typeof LinkChangeForm>) {
	await changeShare(visit, { ...input, rights: undefined });
	return done({ snackbar: { key: "fileSharing:told.linkChanged" } });
}

async function revoke(visit: Visit, input: z.output<typeof SharesForm>) {
	await revokeShares(visit, input);
	return done({ snackbar: { key: "fileSharing:told.revoked", params: { count: input.ids.length } } });
}

async function remind(visit: Visit, input: z.output<typeof RefForm>) {
	const { reminded } = await remindReaders(visit, input);
	return done({ snackbar: { key: "fileSharing:told.reminded", params: { count: reminded } } });
}

async function confirm(visit: Visit, input: z.output<typeof RefForm>) {
	await confirmFile(visit, input);
	return done({ snackbar: { key: "fileSharing:told.confirmed" } });
}

async function restore(visit: Visit, input: z.output<typeof VersionForm>) {
	await restoreVersion(visit, input);
	return done({ snackbar: { key: "fileSharing:told.versionRestored", params: { version: input.version } } });
}

async function nameIt(visit: Visit, input: z.output<typeof VersionNameForm>) {
	const { label } = await nameVersion(visit, input);
	return done({ snackbar: { key: `fileSharing:told.${label === null ? "nameTaken" : "versionNamed"}` } });
}

/** What can be done with links and shares that are there, in the panel and in the list of all of them. */
export const shareHandlers = {
	changeShare: handler(ShareChangeForm, change),
	changeLink: handler(LinkChangeForm, changeLink),
	renewLink: handler(RefForm, async (visit: Visit, input) => made(await renewLink(visit, input))),
	revoke: handler(SharesForm, revoke),
};

/** What the forms of the panel do. */
export const panelHandlers = {
	...shareHandlers,
	share: handler(ShareForm, shareWith),
	makeLink: handler(LinkForm, async (visit: Visit, input) => made(await makeLink(visit, input))),
	remind: handler(RefForm, remind),
	confirm: handler(RefForm, confirm),
	restoreVersion: handler(VersionForm, restore),
	nameVersion: handler(VersionNameForm, nameIt),
};
