import { openReplyPdf } from "../pdf/reply-pdf.server";
import { ReplyRef } from "../review/replies.schema";
import { formPage } from "./form-module.server";

export const loader = formPage(
	"replyPdf",
	"read",
	ReplyRef,
	({ reviewConfig }) =>
		(visit, { id }) =>
			openReplyPdf(visit, reviewConfig.area, id),
);
