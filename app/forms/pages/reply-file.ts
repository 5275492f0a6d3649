import { serveReplyFile } from "../files/serve-reply-file.server";
import { ReplyFileRef } from "../review/replies.schema";
import { formPage } from "./form-module.server";

export const loader = formPage(
	"replyFile",
	"read",
	ReplyFileRef,
	({ reviewConfig }) =>
		(visit, ref) =>
			serveReplyFile(visit, reviewConfig.area, ref),
);
