import { openReplyPdf } from "../pdf/reply-pdf.server";
import { ReplyRef } from "../review/replies.schema";
import { formPage } from "./form-module.server";

export const loader = formPage(
	"replyPdf",
	"read",
	ReplyRef,
	({ desk }) =>
		(visit, { id }) =>
			openReplyPdf(visit, desk.area, id),
);
