import { serveReplyFile } from "#app/forms/files/serve-reply-file.server";
import { area } from "../area";
import { ReplyFileRef } from "../forms.schema";
import { page } from "../guard.server";

export const loader = page("front", ReplyFileRef, (visit, ref) => serveReplyFile(visit, area, ref));
