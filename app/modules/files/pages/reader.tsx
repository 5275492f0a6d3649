import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { showInReader } from "#app/media/file.server";
import { publicPage } from "#app/platform/guard.server";
import { Reader } from "../components/open/reader";

export const handle = { i18n: ["pdf"] };

export const loader = publicPage(showInReader);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? [{ title: data.title }, { name: "robots", content: "noindex" }] : [];

/** A PDF of the library or of what is published, for those who may have it. */
export default function FileReader() {
	return <Reader {...useLoaderData<typeof loader>()} />;
}
