import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { FormNamed, PictureOfForm } from "#app/forms/building/build.schema";
import { pickPicture, showBuilder } from "#app/forms/building/build.server";
import { Builder } from "#app/forms/building/components/builder";
import { KeepPart } from "#app/forms/building/library.schema";
import { keepPart } from "#app/forms/building/library.server";
import { ImportForm, importForm } from "#app/forms/building/transfer.server";
import { verb } from "#app/platform/guard.server";
import { page, pageAction } from "../guard.server";
import { workshop } from "../workshop.server";

export const handle = {
	i18n: ["formBuild", "formLibrary", "forms", "media", "filePicker", "errors"],
	title: "formBuild:title",
};

export const loader = page("write", FormNamed, showBuilder(workshop));
export const action = pageAction("write", {
	import: verb(ImportForm, importForm(workshop)),
	picture: verb(PictureOfForm, pickPicture(workshop)),
	keep: verb(KeepPart, keepPart(workshop)),
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
