import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ThanksPage } from "../answering/components/thanks-page";
import { showThanks } from "../answering/show-thanks.server";
import { openFormPage } from "./form-module.server";

export const handle = { i18n: ["forms"], title: "forms:thanks.title" };

export const loader = openFormPage("sent", ({ reviewConfig, paths }) => showThanks(reviewConfig.area, paths.ownPdf));

export const meta: MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Sent() {
	return <ThanksPage {...useLoaderData<typeof loader>()} />;
}
