import { useActionData, useLoaderData } from "@remix-run/react";
import { FormNamed } from "#app/forms/building/build.schema";
import { PublishPage } from "#app/forms/building/components/publish-page";
import { PublishForm } from "#app/forms/building/publish-page.schema";
import { publishFromPage, showPublish } from "#app/forms/building/publish-page.server";
import { verb } from "#app/platform/guard.server";
import { page, pageAction } from "../guard.server";
import { workshop } from "../workshop.server";

export const handle = { i18n: ["formBuild", "formUses", "forms", "errors"], title: "formBuild:publish.title" };

export const loader = page("write", FormNamed, showPublish(workshop));
export const action = pageAction("write", { publish: verb(PublishForm, publishFromPage(workshop)) });

export default function Publish() {
	return <PublishPage shown={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
