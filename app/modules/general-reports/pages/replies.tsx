import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RepliesScreen } from "#app/forms/review/components/replies-screen";
import { RepliesQuery } from "#app/forms/review/replies.schema";
import { showReplies } from "#app/forms/review/replies.server";
import { repliesVerbs } from "#app/forms/review/review-verbs.server";
import { FormTop } from "../components/form-top";
import { desk } from "../desk.server";
import { page, pageAction } from "../guard.server";
import { places } from "../places";

export const handle = { i18n: ["formReplies", "formBuilder", "generalReports", "lists", "errors"] };

export const loader = page("front", RepliesQuery, showReplies(desk));
export const action = pageAction("write", repliesVerbs(desk));

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

export default function Replies() {
	const { head, ...shown } = useLoaderData<typeof loader>();
	const at = places(head.tenant);
	const { name } = head.form;
	return (
		<RepliesScreen
			shown={shown}
			answer={useActionData<typeof action>()}
			top={<FormTop top={head} tab="replies" />}
			at={{ list: at.replies(name), file: at.repliesFile(name), reply: (id) => at.reply(name, id) }}
			mayChange={head.mayChange}
		/>
	);
}
