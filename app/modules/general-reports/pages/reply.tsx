import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ReplyAbout } from "#app/forms/review/components/reply-about";
import { ReplyBadge } from "#app/forms/review/components/reply-badge";
import { ReplyDocument } from "#app/forms/review/components/reply-document";
import { ReplyHistory } from "#app/forms/review/components/reply-history";
import { ReplyReview } from "#app/forms/review/components/reply-review";
import { ReplyAssignee, ReplyComment, ReplyPage, ReplyStatus } from "#app/forms/review/replies.schema";
import { assignReply, commentReply, removeOne, setReplyStatus, showReply } from "#app/forms/review/reply.server";
import { verb } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { useFormat } from "#app/ui/format";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { desk } from "../desk.server";
import { page, pageAction } from "../guard.server";
import { places } from "../places";

export const handle = { i18n: ["formReplies", "generalReports", "errors"] };

export const loader = page("front", ReplyPage, showReply(desk));
export const action = pageAction("write", {
	status: verb(ReplyStatus, setReplyStatus(desk)),
	assign: verb(ReplyAssignee, assignReply(desk)),
	comment: verb(ReplyComment, commentReply(desk)),
	remove: verb(ReplyPage, removeOne(desk)),
});

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

/** One reply, with its review and what has happened to it. */
export default function Reply() {
	const { head, reply, parts, scores, events, staff } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("formReplies");
	const format = useFormat();
	const at = places(head.tenant);
	const sent = reply.sent ? format.dateTime(reply.sent) : "";
	return (
		<PageBody>
			<PageHeader
				title={t("reply.of", { time: sent })}
				badges={<ReplyBadge status={reply.status} />}
				meta={`${head.name} · ${head.form.title}`}
				back={{ to: at.replies(head.form.name), label: head.form.title }}
				actions={
					<>
						{head.mayChange && (
							<ConfirmButton
								label={t("reply.remove")}
								icon="trash-2"
								title={t("reply.removeTitle", { time: sent })}
								confirmLabel={t("reply.remove")}
								fields={{ intent: "remove" }}
							>
								{t("reply.removeText")}
							</ConfirmButton>
						)}
						<LinkButton icon="download" to={at.replyPdf(reply.id)} reloadDocument>
							PDF
						</LinkButton>
					</>
				}
			/>
			<div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_316px]">
				<ReplyDocument parts={parts} scores={scores} />
				<aside className="flex flex-col gap-6" aria-label={t("review.title")}>
					<ReplyAbout reply={reply} />
					{head.mayChange && <ReplyReview reply={reply} staff={staff} answer={answer} />}
					<ReplyHistory events={events} />
				</aside>
			</div>
		</PageBody>
	);
}
