import { formRecords } from "#app/forms/store/records.server";
import { handler } from "#app/platform/guard.server";
import { PublishCall } from "../forms.schema";
import { publish } from "../forms.server";
import { endpoint } from "../guard.server";

const api = endpoint({ post: handler(PublishCall, publish, { level: 20, status: 200 }) }, { record: formRecords });
export const loader = api.loader;
export const action = api.action;
