import { useLoaderData } from "@remix-run/react";
import { PreviewPage } from "../building/components/preview-page";
import { PreviewPage as Asked } from "../building/try.schema";
import { showPreview } from "../building/try.server";
import { formPage } from "./form-module.server";

export const handle = { i18n: ["formBuild", "errors"], title: "formBuild:preview.title" };

export const loader = formPage("buildPreview", "build", Asked, ({ builderConfig }) => showPreview(builderConfig));

export default function Preview() {
	return <PreviewPage shown={useLoaderData<typeof loader>()} />;
}
