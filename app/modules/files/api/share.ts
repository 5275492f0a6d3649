import { FileRef } from "#app/media/library/library.schema";
import { listMyShares } from "#app/media/library/my-shares.server";
import { changeShare, makeLink, renewLink, revokeShares, share } from "#app/media/library/shares.server";
import { LinkInput, MyShares, ShareChange, ShareInput, ShareRefs } from "#app/media/library/sharing.schema";
import { namedForCalls } from "#app/platform/call-names";
import { handler, modes } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { endpoint } from "../guard.server";

const api = endpoint({
	get: handler(MyShares, async (visit: Visit, asked) => namedForCalls(await listMyShares(visit, asked))),
	post: modes(
		{
			link: handler(LinkInput, makeLink),
			change: handler(ShareChange, changeShare),
			renew: handler(FileRef, renewLink),
		},
		handler(ShareInput, share),
	),
	delete: handler(ShareRefs, revokeShares),
});
export const loader = api.loader;
export const action = api.action;
