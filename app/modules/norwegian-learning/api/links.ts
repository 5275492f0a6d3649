import { handler } from "#app/platform/guard.server";
import { testLinks } from "#db/schema/norwegian-learning";
import { endpoint } from "../guard.server";
import { addLinksCall, closeLinkCall, listLinks } from "../links/link-calls.server";
import { LinkCall, LinkRef, LinksCall } from "../links/links.schema";

const staff = { level: 20 };
const api = endpoint(
	{
		get: handler(LinksCall, listLinks, staff),
		post: handler(LinkCall, addLinksCall, { ...staff, status: 201 }),
		delete: handler(LinkRef, closeLinkCall, staff),
	},
	{ record: testLinks },
);
export const loader = api.loader;
export const action = api.action;
