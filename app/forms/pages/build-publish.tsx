import { useActionData, useLoaderData } from "@remix-run/react";
import { handler } from "#app/platform/guard.server";
import { FormNamed } from "../building/build.schema";
import { PublishPage } from "../building/components/publish-page";
import { PublishForm } from "../building/publish-page.schema";
import { publishFromPage, showPublish } from "../building/publish-page.server";
import { formAction, formPage } from "./form-module.server";

export const handle = { i18n: ["formBuild", "formUses", "forms", "errors"], title: "formBuild:publish.title" };

export const loader = formPage("buildPublish", "build", FormNamed, ({ builderConfig }) => showPublish(builderConfig));
export const action = formAction("buildPublish", "build", ({ builderConfig }) => ({
	publish: handler(PublishForm, publishFromPage(builderConfig)),
}));

export default function Publish() {
	return <PublishPage shown={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
