import { useLoaderData } from "@remix-run/react";
import { PreviewPage } from "#app/forms/building/components/preview-page";
import { PreviewPage as Asked } from "#app/forms/building/try.schema";
import { showPreview } from "#app/forms/building/try.server";
import { page } from "../guard.server";
import { workshop } from "../workshop.server";

export const handle = { i18n: ["formBuild", "errors"], title: "formBuild:preview.title" };

export const loader = page("build", Asked, showPreview(workshop));

export default function Preview() {
	return <PreviewPage shown={useLoaderData<typeof loader>()} />;
}
