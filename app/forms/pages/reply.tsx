import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ReplyScreen } from "../review/components/reply-screen";
import { ReplyPage } from "../review/replies.schema";
import { showReply } from "../review/reply.server";
import { replyHandlers } from "../review/review-handlers.server";
import { formAction, formPage } from "./form-module.server";
import { formAddress } from "./paths";

export const handle = { i18n: ["formReplies", "formFollowing", "formBuilder", "errors"] };

export const loader = formPage("reply", "read", ReplyPage, ({ reviewConfig, paths, under, mayReview, hasNoEdit }) => {
	const show = showReply(reviewConfig);
	return async (visit, input) => {
		const { head, ...shown } = await show(visit, input);
		const at = (path: string) => formAddress(visit.tenant.guid, path, { ...input, id: input.reply });
		return {
			...shown,
			under: under?.(head),
			at: { replies: at(paths.replies), pdf: at(paths.replyPdf), edit: hasNoEdit ? undefined : at(paths.replyEdit) },
			mayReview: mayReview?.(head) ?? true,
		};
	};
});
export const action = formAction("reply", "review", ({ reviewConfig }) => replyHandlers(reviewConfig));

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

/** One reply, with its review. */
export default function Reply() {
	const { under, at, mayReview, ...shown } = useLoaderData<typeof loader>();
	return (
		<ReplyScreen
			shown={shown}
			answer={useActionData<typeof action>()}
			form={{ title: shown.formTitle, under, replies: at.replies }}
			pdf={at.pdf}
			edit={at.edit}
			mayChange={mayReview}
		/>
	);
}
