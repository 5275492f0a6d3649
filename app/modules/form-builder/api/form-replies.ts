import { RepliesCall } from "#app/forms/review/replies.schema";
import { repliesByCall } from "#app/forms/review/replies-call.server";
import { formRecords } from "#app/forms/store/records.server";
import { handler } from "#app/platform/guard.server";
import { endpoint } from "../guard.server";
import { reviewConfig } from "../review-config.server";

const api = endpoint(
	{ get: handler(RepliesCall, repliesByCall(reviewConfig), { level: 20 }) },
	{ record: formRecords },
);
export const loader = api.loader;
