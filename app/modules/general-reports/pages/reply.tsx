import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ReplyScreen } from "#app/forms/review/components/reply-screen";
import { ReplyPage } from "#app/forms/review/replies.schema";
import { showReply } from "#app/forms/review/reply.server";
import { replyVerbs } from "#app/forms/review/review-verbs.server";
import { desk } from "../desk.server";
import { page, pageAction } from "../guard.server";
import { places } from "../places";

export const handle = { i18n: ["formReplies", "generalReports", "errors"] };

export const loader = page("front", ReplyPage, showReply(desk));
export const action = pageAction("write", replyVerbs(desk));

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

export default function Reply() {
	const { head, ...shown } = useLoaderData<typeof loader>();
	const at = places(head.tenant);
	const { name, title } = head.form;
	return (
		<ReplyScreen
			shown={shown}
			answer={useActionData<typeof action>()}
			form={{ title, under: head.name, replies: at.replies(name) }}
			pdf={at.replyPdf(shown.reply.id)}
			mayChange={head.mayChange}
		/>
	);
}
