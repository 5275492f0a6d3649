import { FileRef } from "#app/media/library/library.schema";
import { listMyShares } from "#app/media/library/my-shares.server";
import { changeShare, makeLink, renewLink, revokeShares, share } from "#app/media/library/shares.server";
import { LinkInput, MyShares, ShareChange, ShareInput, ShareRefs } from "#app/media/library/sharing.schema";
import { namedForCalls } from "#app/platform/call-names";
import { modes, verb } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { endpoint } from "../guard.server";

const api = endpoint({
	get: verb(MyShares, async (visit: Visit, asked) => namedForCalls(await listMyShares(visit, asked))),
	post: modes(
		{ link: verb(LinkInput, makeLink), change: verb(ShareChange, changeShare), renew: verb(FileRef, renewLink) },
		verb(ShareInput, share),
	),
	delete: verb(ShareRefs, revokeShares),
});
export const loader = api.loader;
export const action = api.action;
