import { formRecords } from "#app/forms/store/records.server";
import { anyone, choice, endpointOf, handler } from "#app/platform/guard.server";
import { SchemaCall, SchemaQuery } from "../forms/calls.schema";
import { schemaByGuid, schemaById, schemasOfClient, writeSchema } from "../forms/form-calls.server";
import { as } from "../guard.server";

const api = endpointOf(
	{
		get: choice(
			({ guid, mode }) => {
				if (guid !== undefined) return "guid";
				return mode === undefined ? "id" : mode === "getformbytenant" ? "getformbytenant" : ("unknown" as never);
			},
			{
				guid: anyone.as(handler(SchemaQuery, schemaByGuid)),
				id: as(handler(SchemaQuery, schemaById, { level: 10 })),
				getformbytenant: as(handler(SchemaQuery, schemasOfClient, { level: 10 })),
			},
		),
		post: as(handler(SchemaCall, writeSchema, { level: 20 })),
	},
	{ record: formRecords },
);
export const loader = api.loader;
export const action = api.action;
