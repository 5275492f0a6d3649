import { handler } from "#app/platform/guard.server";
import { entrepreneurs } from "#db/schema/business-evaluator";
import { deleteEntrepreneur, getEntrepreneurs, postEntrepreneur } from "../entrepreneurs/calls.server";
import { EntrepreneurCall, EntrepreneurRef, EntrepreneursCall } from "../entrepreneurs/entrepreneurs.schema";
import { endpoint } from "../guard.server";

const api = endpoint(
	{
		get: handler(EntrepreneursCall, getEntrepreneurs, { level: 10 }),
		post: handler(EntrepreneurCall, postEntrepreneur, { level: 10, status: 200 }),
		delete: handler(EntrepreneurRef, deleteEntrepreneur, { level: 30 }),
	},
	{ record: entrepreneurs },
);
export const loader = api.loader;
export const action = api.action;
