import { openReplyPdf } from "#app/forms/pdf/reply-pdf.server";
import { area } from "../area";
import { page } from "../guard.server";
import { ReplyRef } from "../replies.schema";

export const loader = page("front", ReplyRef, (visit, { id }) => openReplyPdf(visit, area, id));
