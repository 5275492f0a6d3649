import type { Bag } from "#app/platform/bag.server";
import type { Area } from "../area";
import { openInvited } from "../invitations/open-invited.server";
import type { Sender } from "../replies/send-reply.server";
import { type OpenedForm, openForm } from "./open-form.server";

export type OpenedPlace = OpenedForm & {
	sender: Pick<Sender, "source" | "respondentId" | "subject" | "invitationId">;
	/** The reply's key, where the way in says it; else each opening of the page has its own. */
	sendKey: string | null;
	isUsed: boolean;
};

/** What an address of the answering page leads to: a form by its guid, or by the secret of an invitation. */
export async function openPlace(
	bag: Bag,
	area: Area,
	params: { guid?: string; form_guid?: string; token?: string },
): Promise<OpenedPlace> {
	const { form_guid: guid = "", token } = params;
	if (token) return openInvited(bag, area, guid, token);
	return {
		...(await openForm(bag, area, guid, params.guid)),
		sender: { source: "link" },
		sendKey: null,
		isUsed: false,
	};
}
