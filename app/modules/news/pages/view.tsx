import type { HeadersFunction, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { handler, publicAction, publicPage } from "#app/platform/guard.server";
import { PageBody } from "#app/ui/page-header";
import { ArticleAround } from "../components/article-around";
import { ArticleBody } from "../components/article-body";
import { useReading } from "../components/use-reading";
import { confirmRead } from "../confirm/confirm.server";
import { ConfirmRead } from "../confirm/confirm-read";
import { ConfirmInput } from "../confirm/questions.schema";
import { showArticle } from "../show-news.server";

export const handle = { i18n: ["news", "errors"] };

export const loader = publicPage(showArticle);
export const action = publicAction({ confirm: handler(ConfirmInput, confirmRead) });

/** The parent's header would close what this page opens. */
export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
	page
		? [
				{ title: page.head },
				{ name: "description", content: page.lead },
				{ property: "og:type", content: "article" },
				{ property: "og:title", content: page.title },
				{ property: "og:description", content: page.lead },
				{ property: "og:url", content: page.url },
				{ property: "og:locale", content: page.language },
				...(page.picture
					? [
							{ property: "og:image", content: page.picture },
							{ property: "og:image:alt", content: page.coverAlt },
						]
					: []),
				{ tagName: "link", rel: "canonical", href: page.url },
			]
		: [];

export default function NewsArticle() {
	const page = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const place = useRef<HTMLDivElement>(null);
	useReading(place, page.guid, page.language);
	return (
		<PageBody width="home">
			<div ref={place}>
				<ArticleBody page={page} back />
			</div>
			{page.asks && (
				<ConfirmRead
					confirmedAt={page.confirmedAt}
					tenant={page.tenant.name}
					language={page.language}
					asked={page.asked}
					answer={answer}
				/>
			)}
			<ArticleAround page={page} />
		</PageBody>
	);
}
