import { changeShare, listMyShares, makeLink, revokeShares, share } from "#app/media/library/shares.server";
import { LinkInput, MyShares, ShareChange, ShareInput, ShareRefs } from "#app/media/library/sharing.schema";
import { modes, verb } from "#app/platform/guard.server";
import { endpoint } from "../guard.server";

const api = endpoint({
	get: verb(MyShares, listMyShares),
	post: modes({ link: verb(LinkInput, makeLink), change: verb(ShareChange, changeShare) }, verb(ShareInput, share)),
	delete: verb(ShareRefs, revokeShares),
});
export const loader = api.loader;
export const action = api.action;
