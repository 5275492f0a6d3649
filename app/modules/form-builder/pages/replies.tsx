import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RepliesScreen } from "#app/forms/review/components/replies-screen";
import { RepliesQuery } from "#app/forms/review/replies.schema";
import { showReplies } from "#app/forms/review/replies.server";
import { repliesVerbs } from "#app/forms/review/review-verbs.server";
import { LinkButton } from "#app/ui/button";
import { FormTop } from "../components/form-top";
import { desk } from "../desk.server";
import { page, pageAction } from "../guard.server";
import { places } from "../places";

export const handle = { i18n: ["formReplies", "formBuilder", "lists", "errors"] };

export const loader = page("front", RepliesQuery, showReplies(desk));
export const action = pageAction("front", repliesVerbs(desk));

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

export default function Replies() {
	const { head, ...shown } = useLoaderData<typeof loader>();
	const { t } = useTranslation("formReplies");
	const at = places(head.tenant);
	const dictionary = (
		<LinkButton icon="book-open" to={at.dictionary(head.slug)}>
			{t("dictionary.title")}
		</LinkButton>
	);
	return (
		<RepliesScreen
			shown={shown}
			answer={useActionData<typeof action>()}
			top={<FormTop head={head} tab="replies" actions={dictionary} />}
			at={{
				list: at.replies(head.slug),
				file: at.repliesFile(head.slug),
				reply: (id) => at.reply(head.slug, id),
			}}
			mayChange
		/>
	);
}
