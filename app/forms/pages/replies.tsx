import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RepliesScreen } from "../review/components/replies-screen";
import { RepliesQuery } from "../review/replies.schema";
import { showReplies } from "../review/replies.server";
import { repliesHandlers } from "../review/review-handlers.server";
import { FormTop } from "./components/form-top";
import { formAction, formPage } from "./form-module.server";
import { formAddress } from "./paths";

export const handle = { i18n: ["formReplies", "formBuilder", "lists", "people", "errors"] };

export const loader = formPage("replies", "read", RepliesQuery, ({ reviewConfig, paths, top, mayReview }) => {
	const show = showReplies(reviewConfig);
	return async (visit, query) => {
		const { head, ...shown } = await show(visit, query);
		const at = (path: string) => formAddress(visit.tenant.guid, path, { form_name: query.form_name });
		return {
			...shown,
			top: await top(visit, head, "replies"),
			at: { list: at(paths.replies), file: at(paths.repliesExport), reply: at(paths.reply) },
			mayReview: mayReview?.(head) ?? true,
		};
	};
});
export const action = formAction("replies", "review", ({ reviewConfig }) => repliesHandlers(reviewConfig));

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

/** What was answered to a form. */
export default function Replies() {
	const { top, at, mayReview, ...shown } = useLoaderData<typeof loader>();
	return (
		<RepliesScreen
			shown={shown}
			answer={useActionData<typeof action>()}
			top={<FormTop top={top} />}
			at={{ ...at, reply: (id) => `${at.reply}${id}` }}
			mayChange={mayReview}
		/>
	);
}
