import { openReplyPdf } from "#app/forms/pdf/reply-pdf.server";
import { area } from "../area";
import { page } from "../guard.server";
import { ReplyPage } from "../reports/show-reply.server";

export const loader = page("reports", ReplyPage, (visit, { id }) => openReplyPdf(visit, area, id));
