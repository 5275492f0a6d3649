import { handler } from "#app/platform/guard.server";
import { positionGroups } from "#db/schema/verdal";
import { deleteGroupCall, getGroups, postGroup } from "../groups/calls.server";
import { GroupCall, GroupRef, GroupsCall } from "../groups/groups.schema";
import { endpoint } from "../guard.server";

const api = endpoint(
	{
		get: handler(GroupsCall, getGroups, { level: 10 }),
		post: handler(GroupCall, postGroup, { level: 30 }),
		delete: handler(GroupRef, deleteGroupCall, { level: 30 }),
	},
	{ record: positionGroups },
);
export const loader = api.loader;
export const action = api.action;
