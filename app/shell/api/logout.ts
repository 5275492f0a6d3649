import { handler, Nothing, personal } from "../../platform/guard.server";
import type { PersonContext } from "../../platform/tenant/context";
import { endSession } from "../sign-in.server";

const api = personal.endpoint({
	post: handler(
		Nothing,
		async (person: PersonContext) => {
			await endSession(person);
			return { ok: true };
		},
		{ status: 200 },
	),
});
export const loader = api.loader;
export const action = api.action;
