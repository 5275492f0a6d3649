import { endpointOf, handler, modes } from "#app/platform/guard.server";
import { people } from "#db/schema/directory";
import { ModuleUsersQuery, UserByEmail, UserInput } from "../calls.schema";
import { as, everywhere, selfOr } from "../guard.server";
import { findUser, listModuleUsers, saveUser } from "../user-calls.server";

const api = endpointOf(
	{
		get: modes(
			{ getmoduleusers: as(handler(ModuleUsersQuery, listModuleUsers, { level: 20 })) },
			everywhere.as(handler(UserByEmail, findUser, { level: 30 })),
		),
		post: selfOr.as(handler(UserInput, saveUser, { level: 30 })),
	},
	{ record: people },
);
export const loader = api.loader;
export const action = api.action;
