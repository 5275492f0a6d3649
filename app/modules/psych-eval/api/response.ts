import { handler, publicEndpoint } from "#app/platform/guard.server";
import { takeResponse } from "../answering/response-call.server";
import { ResponseCall } from "../forms/calls.schema";

const api = publicEndpoint({ post: handler(ResponseCall, takeResponse, { status: 201 }) });
export const loader = api.loader;
export const action = api.action;
