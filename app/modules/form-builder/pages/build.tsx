import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { verb } from "#app/platform/guard.server";
import { FormNamed, PictureOfForm } from "../build.schema";
import { pickPicture, showBuilder } from "../build.server";
import { Builder } from "../components/builder/builder";
import { page, pageAction } from "../guard.server";
import { KeepPart } from "../library.schema";
import { keepPart } from "../library.server";
import { ImportForm, importForm } from "../transfer.server";

export const handle = {
	i18n: ["formBuild", "formLibrary", "forms", "media", "filePicker", "errors"],
	title: "formBuild:title",
};

export const loader = page("build", FormNamed, showBuilder);
export const action = pageAction("build", {
	import: verb(ImportForm, importForm),
	picture: verb(PictureOfForm, pickPicture),
	keep: verb(KeepPart, keepPart),
});

/** Between the parts of one form nothing is read again: what is written is in the browser. */
export const shouldRevalidate = ({
	currentUrl,
	nextUrl,
	formMethod,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
	formMethod === undefined && currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;

export default function Build() {
	const opened = useLoaderData<typeof loader>();
	return <Builder key={opened.form.id} {...opened} />;
}
