import { openReplyPdf } from "#app/forms/pdf/reply-pdf.server";
import { area } from "../area";
import { ReplyRef } from "../forms.schema";
import { page } from "../guard.server";

export const loader = page("front", ReplyRef, (visit, { id }) => openReplyPdf(visit, area, id));
