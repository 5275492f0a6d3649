import { PART_MOST } from "#app/media/library/constants";
import { SentPart } from "#app/media/library/requests/request.schema";
import { sendPart } from "#app/media/library/requests/send.server";
import { handler, publicEndpoint } from "#app/platform/guard.server";

const api = publicEndpoint({ put: handler(SentPart, sendPart) }, { fileMax: PART_MOST });
export const action = api.action;
