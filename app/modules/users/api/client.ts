import { handler, modes } from "#app/platform/guard.server";
import { advisorClients } from "#db/schema/directory";
import { AdvisorClientsQuery, LostAccess, RelationInput, RelationRef } from "../calls.schema";
import { endRelation, endRelationsAfterAccess, listAdvisorClients, makeRelation } from "../client-calls.server";
import { endpoint } from "../guard.server";

const api = endpoint(
	{
		get: modes({
			getadvisorclients: handler(AdvisorClientsQuery, listAdvisorClients, { level: 20 }),
			deleterelationafteraccess: handler(LostAccess, endRelationsAfterAccess, { level: 30, isChange: true }),
		}),
		post: modes(
			{ deleterelationafteraccess: handler(LostAccess, endRelationsAfterAccess, { level: 30, status: 200 }) },
			handler(RelationInput, makeRelation, { level: 30 }),
		),
		delete: handler(RelationRef, endRelation, { level: 30 }),
	},
	{ record: advisorClients },
);
export const loader = api.loader;
export const action = api.action;
