import { handler } from "#app/platform/guard.server";
import { submissions } from "#db/schema/crm";
import { endpoint } from "../guard.server";
import { MessageRef } from "../inbox/inbox.schema";
import { removeMessage } from "../inbox/messages.server";

const api = endpoint({ delete: handler(MessageRef, removeMessage, { level: 20 }) }, { record: submissions });
export const loader = api.loader;
export const action = api.action;
