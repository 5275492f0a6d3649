import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { showLinkInReader } from "#app/media/library/link.server";
import { publicPage } from "#app/platform/guard.server";
import { Reader } from "../components/open/reader";

export const handle = { i18n: ["pdf"] };

export const loader = publicPage(showLinkInReader);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? [{ title: data.title }, { name: "robots", content: "noindex" }] : [];

/** A PDF of a link, for who has the link. */
export default function LinkReader() {
	return <Reader {...useLoaderData<typeof loader>()} />;
}
