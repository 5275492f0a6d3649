import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ThanksPage } from "#app/forms/answering/components/thanks-page";
import { showThanks } from "#app/forms/answering/show-thanks.server";
import { publicPage } from "#app/platform/guard.server";
import { area } from "../area";

export const handle = { i18n: ["forms"], title: "forms:thanks.title" };

export const loader = publicPage(showThanks(area, "general_reports/sent_pdf"));

export const meta: MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Sent() {
	return <ThanksPage {...useLoaderData<typeof loader>()} />;
}
