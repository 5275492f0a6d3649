import { handler } from "#app/platform/guard.server";
import { positionCodes } from "#db/schema/verdal";
import { deleteCodeCall, getCodes, postCode } from "../codes/calls.server";
import { CodeCall, CodeRef, CodesCall } from "../codes/codes.schema";
import { endpoint } from "../guard.server";

const api = endpoint(
	{
		get: handler(CodesCall, getCodes, { level: 10 }),
		post: handler(CodeCall, postCode, { level: 30 }),
		delete: handler(CodeRef, deleteCodeCall, { level: 30 }),
	},
	{ record: positionCodes },
);
export const loader = api.loader;
export const action = api.action;
