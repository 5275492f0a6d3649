import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { languageOfPage } from "#app/platform/i18n.server";
import type { Area } from "../area";
import { type OpenedInvitation, openInvited } from "../invitations/open-invited.server";
import type { Reply } from "../replies/reply-row";
import type { Sender, Sending } from "../replies/send-reply.server";
import { knownMember } from "./known-member.server";
import { type OpenedForm, openForm, versionBegun } from "./open-form.server";

export type OpenedPlace = OpenedForm & {
	sender: Sender;
	/** The reply's key, where the way in says it; else each opening of the page has its own. */
	sendKey: string | null;
	/** What a member has begun, here or on another device. */
	begun?: Reply;
	isUsed: boolean;
	/** The version that is answered by whoever begins now. */
	newest: OpenedForm["version"];
	/** What a module writes with the reply, in its batch. */
	following?: Sending["following"];
};

/** How an address of an answering page is opened: `openPlace`, or a module's own way around it. */
export type OpenPlace = (
	args: Pick<LoaderFunctionArgs, "request" | "params" | "context">,
	area: Area,
	versionId?: string,
) => Promise<OpenedPlace>;

/**
 * What an address of the answering page leads to: a form by its guid, or by the secret of an invitation; and who answers. It is asked as it
 * was when it was begun: by the version of what is kept (`versionId`), else of what a member has begun, else the newest.
 */
export async function openPlace(
	{ request, params, context: bag }: Pick<LoaderFunctionArgs, "request" | "params" | "context">,
	area: Area,
	versionId?: string,
): Promise<OpenedPlace> {
	const { form_guid: guid = "", token } = params;
	const [language, opened] = await Promise.all([
		languageOfPage(request, bag),
		token ? openInvited(bag, area, guid, token) : openForm(bag, area, guid, params.guid),
	]);
	const { embeddedBy = [] } = opened.form.settings;
	if (embeddedBy.length > 0) bag.allows.framedBy.push("'self'", ...embeddedBy.map((host) => `https://${host}`));
	if (isInvited(opened)) {
		const version = await versionBegun(opened, versionId);
		return { ...opened, version, newest: opened.version, sender: { ...opened.sender, language } };
	}
	const member = await knownMember({ request, context: bag }, opened, language);
	const version = await versionBegun(opened, versionId ?? member?.begun?.versionId);
	const place = { ...opened, version, newest: opened.version, isUsed: false };
	if (member) return { ...place, ...member };
	return { ...place, sender: { source: "link", language }, sendKey: null };
}

const isInvited = (opened: OpenedForm | OpenedInvitation): opened is OpenedInvitation => "isUsed" in opened;
