import { serveReplyFile } from "#app/forms/files/serve-reply-file.server";
import { area } from "../area";
import { page } from "../guard.server";
import { ReplyFileRef } from "../replies.schema";

export const loader = page("front", ReplyFileRef, (visit, ref) => serveReplyFile(visit, area, ref));
